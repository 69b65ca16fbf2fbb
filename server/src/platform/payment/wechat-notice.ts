import type { Notice, RawNotice, RefundAnswer, TradeAnswer } from './port.ts';
import { decrypted, type WechatKeys, type WechatMerchant } from './wechat-keys.ts';
import { signatureOf, type Fields } from './wechat-signature.ts';

interface Place {
  readonly keys: WechatKeys;
  readonly merchant: WechatMerchant;
  readonly appId: string;
  readonly now: Date;
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What WeChat Pay tells, where it signed it and it is about us. */
export async function readWechatNotice(place: Place, { headers, body }: RawNotice): Promise<Notice> {
  const verdict = await place.keys.verify(signatureOf(headers), body);
  if (verdict !== 'signed' && verdict !== 'stale') return { kind: 'forged' };
  const opened = resourceOf(body, place.merchant.apiKey);
  if (opened === null || words(opened['mchid']) !== place.merchant.mchId) return { kind: 'forged' };
  const [tradeNo, refundNo] = [words(opened['out_trade_no']), words(opened['out_refund_no'])];
  if (verdict === 'stale') return { kind: 'stale', tradeNo: tradeNo === '' ? null : tradeNo };
  if (refundNo !== '') {
    const answer = refundOf(opened, 'refund_status');
    return answer === null ? { kind: 'stale', tradeNo } : { kind: 'refund', refundNo, answer };
  }
  if (words(opened['appid']) !== place.appId || tradeNo === '') return { kind: 'forged' };
  const answer = tradeOf(opened);
  return answer === null ? { kind: 'stale', tradeNo } : { kind: 'trade', tradeNo, answer };
}

function resourceOf(body: string, apiKey: string): Fields | null {
  try {
    const { resource } = JSON.parse(body) as { readonly resource?: Fields };
    return decrypted(resource, apiKey);
  } catch {
    // No JSON.
    return null;
  }
}

/** How a trade stands by its fields; null where they cannot be read. `REFUND` was paid first. */
export function tradeOf(fields: Fields): TradeAnswer | null {
  const state = words(fields['trade_state']);
  if (state === 'NOTPAY' || state === 'USERPAYING' || state === 'ACCEPT') return { outcome: 'waiting' };
  if (state === 'CLOSED' || state === 'REVOKED') return { outcome: 'closed' };
  if (state === 'PAYERROR') return { outcome: 'failed' };
  const fen = totalOf(fields, 'total');
  const paidAt = new Date(words(fields['success_time']));
  const vendorTradeNo = words(fields['transaction_id']);
  if ((state !== 'SUCCESS' && state !== 'REFUND') || fen === null) return null;
  if (vendorTradeNo === '' || Number.isNaN(paidAt.getTime())) return null;
  return { outcome: 'paid', fen, vendorTradeNo, paidAt };
}

/** How a refund stands by its fields, whose state is `status` in an answer and `refund_status` in a notice. */
export function refundOf(fields: Fields, name: 'status' | 'refund_status'): RefundAnswer | null {
  const state = words(fields[name]);
  if (state === 'PROCESSING') return { outcome: 'pending' };
  if (state === 'CLOSED' || state === 'ABNORMAL') return { outcome: 'failed', reason: state };
  const fen = totalOf(fields, 'refund');
  const doneAt = new Date(words(fields['success_time']));
  if (state !== 'SUCCESS' || fen === null || Number.isNaN(doneAt.getTime())) return null;
  return { outcome: 'done', fen, doneAt, vendorRefundNo: words(fields['refund_id']) };
}

function totalOf(fields: Fields, name: 'total' | 'refund'): number | null {
  const { amount } = fields as { readonly amount?: Fields };
  const value = amount?.[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}
