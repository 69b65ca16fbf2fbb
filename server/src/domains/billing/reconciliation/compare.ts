import type { DifferenceKind } from '@pinjian/contract/console-reconciliation.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import type { Bill, BillLine } from '#platform/payment/port.ts';

/** A payment here that a bill may speak of. */
export interface OurPayment {
  readonly id: string;
  readonly tradeNo: string;
  /** null while no money is known to have come. */
  readonly receivedFen: number | null;
  readonly paidAt: Date | null;
  /** Its order is fulfilled by it, and the ledger says so; null where it fulfils none. */
  readonly isPosted: boolean | null;
}

/** Money that went back by the vendor. */
export interface OurRefund {
  /** null for what went back of a trade that is none of ours. */
  readonly id: string | null;
  readonly paymentId: string | null;
  readonly refundNo: string;
  readonly fen: number;
  readonly doneAt: Date | null;
}

export interface Ours {
  readonly payments: readonly OurPayment[];
  readonly refunds: readonly OurRefund[];
  /** Numbers of trades and refunds that stand in this vendor's bill of another day. */
  readonly elsewhere: ReadonlySet<string>;
}

export interface Found {
  readonly kind: DifferenceKind;
  /** Of the trade or the refund, by our name; '' for the bill as a whole. */
  readonly number: string;
  readonly vendorTradeNo: string | null;
  readonly paymentId: string | null;
  readonly partId: string | null;
  readonly theirFen: number | null;
  readonly ourFen: number | null;
}

/** Everything in which a vendor's bill of a day and what stands here differ. */
export function compare(day: string, bill: Bill, ours: Ours): Found[] {
  return [...comparePayments(day, bill, ours), ...compareRefunds(day, bill, ours), ...compareTotal(bill)];
}

const sum = (lines: readonly BillLine[]): number => lines.reduce((total, { fen }) => total + fen, 0);

function isOfDay(at: Date | null, day: string): boolean {
  return at !== null && dayInBeijing(at) === day;
}

function comparePayments(day: string, bill: Bill, { payments, elsewhere }: Ours): Found[] {
  const lines = Map.groupBy(
    bill.lines.filter(({ kind }) => kind === 'payment'),
    ({ tradeNo }) => tradeNo,
  );
  const known = new Map(payments.map((payment) => [payment.tradeNo, payment]));
  const found: Found[] = [];
  for (const [number, all] of lines) {
    const [line, ...more] = all;
    const payment = known.get(number);
    if (line === undefined) continue;
    const about = {
      number,
      vendorTradeNo: line.vendorTradeNo,
      paymentId: payment?.id ?? null,
      partId: null,
      theirFen: line.fen,
      ourFen: payment?.receivedFen ?? null,
    };
    if (more.length > 0) found.push({ ...about, kind: 'doublePayment', theirFen: sum(more) });
    if (payment === undefined) found.push({ ...about, kind: 'unknownPayment' });
    else if (payment.receivedFen === null) found.push({ ...about, kind: 'unsettledPayment' });
    else if (payment.receivedFen !== line.fen) found.push({ ...about, kind: 'paymentAmount' });
    else if (payment.isPosted === false) found.push({ ...about, kind: 'notPosted' });
    else if (!isOfDay(payment.paidAt, day)) found.push({ ...about, kind: 'otherDay' });
  }
  for (const { id, tradeNo, receivedFen, paidAt } of payments) {
    if (receivedFen === null || !isOfDay(paidAt, day) || lines.has(tradeNo) || elsewhere.has(tradeNo)) continue;
    const about = { number: tradeNo, vendorTradeNo: null, paymentId: id, partId: null, theirFen: null };
    found.push({ ...about, kind: 'missingPayment', ourFen: receivedFen });
  }
  return found;
}

function compareRefunds(day: string, bill: Bill, { refunds, elsewhere }: Ours): Found[] {
  const lines = bill.lines.filter(({ kind }) => kind === 'refund');
  const known = new Map(refunds.map((refund) => [refund.refundNo, refund]));
  const found: Found[] = [];
  for (const line of lines) {
    const refund = known.get(line.refundNo);
    const about = {
      number: line.refundNo,
      vendorTradeNo: line.vendorTradeNo,
      paymentId: refund?.paymentId ?? null,
      partId: refund?.id ?? null,
      theirFen: line.fen,
      ourFen: refund?.fen ?? null,
    };
    if (refund === undefined) found.push({ ...about, kind: 'unknownRefund' });
    else if (refund.fen !== line.fen) found.push({ ...about, kind: 'refundAmount' });
    else if (refund.id !== null && refund.doneAt === null) found.push({ ...about, kind: 'unsettledRefund' });
    else if (refund.id !== null && !isOfDay(refund.doneAt, day)) found.push({ ...about, kind: 'otherDay' });
  }
  const told = new Set(lines.map(({ refundNo }) => refundNo));
  for (const { id, paymentId, refundNo, fen, doneAt } of refunds) {
    if (id === null || !isOfDay(doneAt, day) || told.has(refundNo) || elsewhere.has(refundNo)) continue;
    const about = { number: refundNo, vendorTradeNo: null, paymentId, partId: id, theirFen: null };
    found.push({ ...about, kind: 'missingRefund', ourFen: fen });
  }
  return found;
}

/** A bill whose lines do not make its own sums was not fetched whole. */
function compareTotal({ lines, total }: Bill): Found[] {
  const of = (kind: BillLine['kind']) => sum(lines.filter((line) => line.kind === kind));
  const isWhole =
    lines.length === total.lines && of('payment') === total.paymentFen && of('refund') === total.refundFen;
  const nothing = { number: '', vendorTradeNo: null, paymentId: null, partId: null };
  const [theirFen, ourFen] = [total.paymentFen, of('payment')];
  return isWhole ? [] : [{ ...nothing, kind: 'billTotal', theirFen, ourFen }];
}
