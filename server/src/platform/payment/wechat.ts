import { createHash } from 'node:crypto';
import { UncertainSend } from '../core/uncertain-send.ts';
import { parseWechatBill } from './wechat-bill.ts';
import { createWechatKeys, type WechatKeys, type WechatMerchant } from './wechat-keys.ts';
import { readWechatNotice, refundOf, tradeOf } from './wechat-notice.ts';
import { authorization, signatureOf, type Fields } from './wechat-signature.ts';
import {
  VendorRefusal,
  type Bill,
  type PaymentVendor,
  type RefundAnswer,
  type TradeAnswer,
  type TradeRequest,
} from './port.ts';

export interface WechatOptions extends WechatMerchant {
  readonly appId: string;
  /** Another place, for tests. */
  readonly baseUrl?: string | undefined;
  /** Where it tells us; null where this machine has no public https address: WeChat Pay takes no order without one. */
  readonly noticeUrl: string | null;
  now(): Date;
  readonly timeoutMs?: number;
}

interface Answer {
  readonly status: number;
  readonly fields: Fields;
}

interface Request {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  readonly body?: object;
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Nobody knows what came of it, or it is to be asked again. */
const unsure = new Set([
  'SYSTEM_ERROR',
  'BANK_ERROR',
  'FREQUENCY_LIMITED',
  'RATELIMIT_EXCEEDED',
  'INVALID_REQUEST_STATE',
]);
const defaultBase = 'https://api.mch.weixin.qq.com';

/**
 * 微信支付 by its API v3. Every answer counts only with a signature of one of its keys, refusals too: a forged 404 would
 * let us close what was paid.
 */
export function createWechatPay(options: WechatOptions): PaymentVendor {
  const base = options.baseUrl ?? defaultBase;
  const timeoutMs = options.timeoutMs ?? 8000;

  const send = (request: Request) => sendSigned(options, { base, timeoutMs }, request);

  const keys: WechatKeys = createWechatKeys(options, {
    now: () => options.now(),
    fetch: async () => {
      const { response, text } = await send({ method: 'GET', path: '/v3/certificates' });
      if (!response.ok) throw new UncertainSend(new Error(`certificates were answered with ${response.status}`));
      return { text, signature: signatureOf(Object.fromEntries(response.headers)) };
    },
  });

  /** The answer to a request, whatever its status. @throws UncertainSend where it is not signed as it should be */
  async function call(request: Request): Promise<Answer> {
    const { response, text } = await send(request);
    const verdict = await keys.verify(signatureOf(Object.fromEntries(response.headers)), text);
    if (verdict !== 'signed') throw new UncertainSend(new Error(`the answer's signature is ${verdict}`));
    if (response.status >= 500 || response.status === 429)
      throw new UncertainSend(new Error(`answered with ${response.status}`));
    return { status: response.status, fields: text === '' ? {} : (parsed(text) ?? {}) };
  }

  /** @throws VendorRefusal, UncertainSend */
  function accepted({ status, fields }: Answer): Fields {
    if (status < 300) return fields;
    const refusal = new VendorRefusal(words(fields['code']) || String(status), words(fields['message']));
    throw unsure.has(refusal.code) ? new UncertainSend(refusal) : refusal;
  }

  async function ask(tradeNo: string): Promise<TradeAnswer> {
    const path = `/v3/pay/transactions/out-trade-no/${tradeNo}?mchid=${options.mchId}`;
    const answer = await call({ method: 'GET', path });
    if (answer.status === 404) return { outcome: 'none' };
    const trade = tradeOf(accepted(answer));
    if (trade === null) throw new UncertainSend(new Error('WeChat Pay answered a trade that cannot be read'));
    return trade;
  }

  async function askRefund({ refundNo }: { readonly refundNo: string }): Promise<RefundAnswer> {
    const answer = await call({ method: 'GET', path: `/v3/refund/domestic/refunds/${refundNo}` });
    if (answer.status === 404) return { outcome: 'none' };
    return readRefund(accepted(answer));
  }

  return {
    name: 'wechat',
    ways: ['qr', 'phone'],
    ask,
    askRefund,
    async start(trade) {
      const path = trade.way === 'qr' ? '/v3/pay/transactions/native' : '/v3/pay/transactions/h5';
      const answer = accepted(await call({ method: 'POST', path, body: order(options, trade) }));
      const url = words(answer['code_url']) || words(answer['h5_url']);
      if (url === '') throw new UncertainSend(new Error('WeChat Pay answered without an address'));
      return { url };
    },
    async close(tradeNo) {
      const path = `/v3/pay/transactions/out-trade-no/${tradeNo}/close`;
      const answer = await call({ method: 'POST', path, body: { mchid: options.mchId } });
      // Paid, closed before, or never heard of: it knows which.
      return answer.status < 300 ? { outcome: 'closed' } : ask(tradeNo);
    },
    async refund(refund) {
      const body = {
        out_trade_no: refund.tradeNo,
        out_refund_no: refund.refundNo,
        reason: refund.reason.slice(0, 80),
        amount: { refund: refund.fen, total: refund.paidFen, currency: 'CNY' },
        ...(options.noticeUrl === null ? {} : { notify_url: options.noticeUrl }),
      };
      const answer = await call({ method: 'POST', path: '/v3/refund/domestic/refunds', body });
      if (answer.status < 300) return readRefund(answer.fields);
      const code = words(answer.fields['code']);
      if (unsure.has(code)) throw new UncertainSend(new VendorRefusal(code, words(answer.fields['message'])));
      return { outcome: 'failed', reason: `${code} ${words(answer.fields['message'])}`.trim() };
    },
    async bill(day): Promise<Bill | null> {
      const answer = await call({ method: 'GET', path: `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL` });
      const code = words(answer.fields['code']);
      if (code === 'NO_STATEMENT_EXIST' || code === 'STATEMENT_CREATING') return null;
      const { download_url: url, hash_value: hash } = accepted(answer);
      const { pathname, search } = new URL(words(url));
      // The table itself bears no signature: the hash that was told with one stands for it.
      const { response, text } = await send({ method: 'GET', path: `${pathname}${search}` });
      const found = createHash('sha1').update(text).digest('hex');
      if (!response.ok || found !== words(hash).toLowerCase())
        throw new UncertainSend(new Error('the bill is not the one that was announced'));
      return parseWechatBill(text);
    },
    readNotice: (notice) =>
      readWechatNotice({ keys, merchant: options, appId: options.appId, now: options.now() }, notice),
    reply: (isTaken) => ({
      status: isTaken ? 200 : 500,
      type: 'application/json; charset=utf-8',
      body: isTaken ? '' : JSON.stringify({ code: 'FAIL', message: '失败' }),
    }),
  };
}

/** @throws UncertainSend without an answer */
async function sendSigned(
  options: WechatOptions,
  { base, timeoutMs }: { readonly base: string; readonly timeoutMs: number },
  { method, path, body }: Request,
): Promise<{ response: Response; text: string }> {
  const payload = body === undefined ? '' : JSON.stringify(body);
  try {
    const response = await fetch(new URL(path, base), {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'pinjian',
        authorization: authorization(options, { method, path, payload, now: options.now() }),
      },
      ...(body === undefined ? {} : { body: payload }),
    });
    // To the byte: a mark at the beginning belongs to what was signed.
    return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
  } catch (error) {
    throw new UncertainSend(error);
  }
}

function parsed(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : null;
  } catch {
    // No JSON: nothing can be read of it.
    return null;
  }
}

function order(options: WechatOptions, trade: TradeRequest): object {
  return {
    appid: options.appId,
    mchid: options.mchId,
    description: trade.subject,
    out_trade_no: trade.tradeNo,
    time_expire: `${new Date(trade.expiresAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`,
    amount: { total: trade.fen, currency: 'CNY' },
    ...(options.noticeUrl === null ? {} : { notify_url: options.noticeUrl }),
    ...(trade.way === 'qr'
      ? {}
      : { scene_info: { payer_client_ip: trade.payerAddress ?? '127.0.0.1', h5_info: { type: 'Wap' } } }),
  };
}

function readRefund(fields: Fields): RefundAnswer {
  const refund = refundOf(fields, 'status');
  if (refund === null) throw new UncertainSend(new Error('WeChat Pay answered a refund that cannot be read'));
  return refund;
}
