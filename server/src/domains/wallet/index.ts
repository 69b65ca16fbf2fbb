export { formerPayer } from './find-former-payer.ts';
export { type Account, type Book, type Payer } from './rules.ts';
export { holdBook, postTransfers, settleHold, type NewTransfer } from './post-transfers.ts';
export { findAccounts, findMisstated, findTransfers, sumOfBooks, type UnitSum } from './queries.ts';
