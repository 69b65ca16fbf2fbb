import type { AlipaySdk } from 'alipay-sdk';
import type { Notice, TradeAnswer } from './port.ts';
import { fenOf, fromBeijingTime } from './yuan.ts';

/** A notice is repeated for 25 hours; one of another time is none that Alipay would send. */
const oldestMs = 25 * 3_600_000;
const newestMs = 5 * 60_000;

interface Place {
  /** One for each key that a notice may be signed with. */
  readonly sdks: readonly AlipaySdk[];
  readonly appId: string;
  readonly now: Date;
}

/** What a form that came to us says, where Alipay signed it and it is about us. */
export function readAlipayNotice({ sdks, appId, now }: Place, body: string): Notice {
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    // Of a name that comes twice nobody knows which one was signed.
    if (Object.hasOwn(fields, name)) return { kind: 'forged' };
    fields[name] = value;
  }
  const { sign_type: kind = 'RSA2', app_id: whose, out_trade_no: tradeNo } = fields;
  // The library would take the weaker RSA where a notice asks for it.
  if (kind !== 'RSA2' || whose !== appId || tradeNo === undefined) return { kind: 'forged' };
  if (!sdks.some((sdk) => isSigned(sdk, fields))) return { kind: 'forged' };
  const sentAt = fromBeijingTime(fields['notify_time'] ?? '');
  const age = sentAt === null ? Infinity : now.getTime() - sentAt.getTime();
  if (age > oldestMs || age < -newestMs) return { kind: 'stale', tradeNo };
  const answer = answerOf(fields);
  // A refund makes Alipay tell of its trade once more; how the refund stands is asked for.
  return answer === null ? { kind: 'stale', tradeNo } : { kind: 'trade', tradeNo, answer };
}

function isSigned(sdk: AlipaySdk, fields: Readonly<Record<string, string>>): boolean {
  try {
    return sdk.checkNotifySignV2({ ...fields });
  } catch {
    // A signature that is none.
    return false;
  }
}

function answerOf(fields: Readonly<Record<string, string>>): TradeAnswer | null {
  const {
    trade_status: status,
    total_amount: total = '',
    trade_no: vendorTradeNo = '',
    gmt_payment: paid = '',
  } = fields;
  const [fen, paidAt] = [fenOf(total), fromBeijingTime(paid)];
  if (status === 'WAIT_BUYER_PAY') return { outcome: 'waiting' };
  if (status === 'TRADE_CLOSED' && paidAt === null) return { outcome: 'closed' };
  if (status === undefined || !['TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'].includes(status)) return null;
  if (fen === null || paidAt === null || vendorTradeNo === '') return null;
  return { outcome: 'paid', fen, vendorTradeNo, paidAt };
}
