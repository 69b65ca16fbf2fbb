import type { StatementLine } from '@pinjian/contract/billing-statement.ts';
import type { StatementRow } from './queries.ts';

function invoiceOf({ kind, fen, invoice_state: state }: StatementRow): StatementLine['invoice'] {
  if (kind === 'purchase' || kind === 'refund' || kind === 'adjustment' || fen === 0) return 'never';
  if (state === null) return 'none';
  return state === 'issued' || state === 'flushing' ? 'issued' : 'asked';
}

export function statementLineView(row: StatementRow): StatementLine {
  return {
    lineId: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    unit: row.unit,
    units: row.units,
    fen: row.fen,
    memberName: row.member_name ?? '',
    positionTitle: row.position_title ?? '',
    orderId: row.order_id,
    invoice: invoiceOf(row),
  };
}
