import { statementEndpoints } from '@pinjian/contract/billing-statement.ts';
import { bind } from '#server/bind.ts';
import { exportStatement } from './export-statement.ts';
import { getStatementMonths } from './get-months.ts';
import { getStatementShares } from './get-shares.ts';
import { listStatement } from './list-statement.ts';
import { exportReceipt } from './receipt/export-receipt.ts';

export const routes = bind(statementEndpoints, {
  listStatement,
  getStatementMonths,
  getStatementShares,
  exportStatement,
  exportReceipt,
});
