import type { Bill, BillLine } from './port.ts';
import { fenOf, fromBeijingTime } from './yuan.ts';

/**
 * Reads a bill of all movements: the names of the columns, rows whose cells begin with a backtick, the names of the sums
 * and the sums. A row with a refund number is a refund.
 */
export function parseWechatBill(table: string): Bill {
  const rows = table
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '');
  const [names = '', ...rest] = rows;
  const at = rest.findIndex((row) => row.startsWith('总交易单数'));
  if (!names.includes('商户订单号') || at < 0) throw new Error('the bill has no columns or no sums');
  const lines = rest.slice(0, at).map((row) => lineOf(recordOf(names, row)));
  const total = recordOf(rest[at] ?? '', rest[at + 1] ?? '');
  const [paymentFen, refundFen] = [fenOf(total['订单总金额'] ?? ''), fenOf(total['申请退款总金额'] ?? '')];
  const count = Number(total['总交易单数']);
  if (paymentFen === null || refundFen === null || !Number.isInteger(count))
    throw new Error('the sums of the bill cannot be read');
  return { lines, total: { lines: count, paymentFen, refundFen } };
}

function recordOf(names: string, row: string): Readonly<Record<string, string>> {
  const cells = row.replace(/^`/, '').split(',`');
  return Object.fromEntries(names.split(',').map((name, place) => [name.trim(), (cells[place] ?? '').trim()]));
}

function lineOf(row: Readonly<Record<string, string>>): BillLine {
  const refundNo = row['商户退款单号'] ?? '';
  const isRefund = refundNo !== '' && refundNo !== '0';
  const fen = fenOf((isRefund ? row['申请退款金额'] : row['订单金额']) ?? '');
  const at = fromBeijingTime(row['交易时间'] ?? '');
  if (fen === null || at === null) throw new Error('the bill has a line that cannot be read');
  return {
    kind: isRefund ? 'refund' : 'payment',
    tradeNo: row['商户订单号'] ?? '',
    vendorTradeNo: row['微信订单号'] ?? '',
    refundNo: isRefund ? refundNo : '',
    fen,
    at,
  };
}
