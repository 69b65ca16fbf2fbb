export { formerPayer } from './find-former-payer.ts';
export { type Account, type Payer } from './rules.ts';
export { holdBook, postTransfers, settleHold, type NewTransfer } from './post-transfers.ts';
export { findAccounts, findMisstated, findTransfers, sumOfBooks } from './queries.ts';
