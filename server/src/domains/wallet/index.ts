export { formerPayer, type Account, type Book, type Payer } from './accounts.ts';
export { holdBook, postTransfers, settleHold, type NewTransfer } from './post-transfers.ts';
export { findAccounts, findMisstated, findTransfers, sumOfBooks, type UnitSum } from './queries.ts';
