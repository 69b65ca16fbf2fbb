import { AlipaySdk, type AlipaySdkConfig } from 'alipay-sdk';
import { UncertainSend } from '../core/uncertain-send.ts';
import { readAlipayBill } from './alipay-bill.ts';
import { readAlipayNotice } from './alipay-notice.ts';
import {
  VendorRefusal,
  type Bill,
  type PaymentVendor,
  type RefundAnswer,
  type RefundRequest,
  type StartedTrade,
  type TradeAnswer,
  type TradeRequest,
} from './port.ts';
import { beijingTime, fenOf, fromBeijingTime, yuanOf } from './yuan.ts';

export interface AlipayOptions {
  readonly appId: string;
  /** Of ours, PEM. */
  readonly privateKey: string;
  /** Of Alipay, PEM: the one in force first; while it is being changed, the other one behind it. */
  readonly publicKeys: readonly string[];
  /** Another gateway, for its sandbox and for tests. */
  readonly gateway?: string | undefined;
  /** Where it tells us of payments; null where this machine has no public address: then it is only asked. */
  readonly noticeUrl: string | null;
  /** Our public address, to come back to. */
  readonly publicUrl: string | null;
  now(): Date;
  readonly timeoutMs?: number;
}

type Fields = Readonly<Record<string, unknown>>;

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Nobody knows what came of it. */
const unsure = /SYSTEM_ERROR|unknow-error|service-currently-unavailable|AOP\.ACQ\.SYSTEM_ERROR/;
const succeeded = '10000';

/** 支付宝 by its open platform (RSA2). Amounts are yuan there, and times those of Beijing whatever this machine's are. */
export function createAlipay(options: AlipayOptions): PaymentVendor {
  const sdks = options.publicKeys.map((alipayPublicKey) => new AlipaySdk(sdkConfig(options, alipayPublicKey)));
  const [first, ...others] = sdks;
  if (first === undefined) throw new Error('Alipay has no public key');
  const main: AlipaySdk = first;

  /** What every request bears: the library would write this machine's own time. */
  const stamped = (more: object = {}) => ({ timestamp: beijingTime(options.now()), ...more });

  /** The answer, its signature checked with each of the known keys. @throws UncertainSend */
  async function call(method: string, bizContent: object, more: object = {}): Promise<Fields> {
    try {
      return { ...(await main.exec(method, stamped({ ...more, bizContent }), { validateSign: true })) };
    } catch (error) {
      const other = signedByAnother(others, method, error);
      if (other === null) throw new UncertainSend(error);
      return other;
    }
  }

  /** @throws VendorRefusal where it says no, UncertainSend where it does not know itself */
  function accepted(answer: Fields): Fields {
    if (words(answer['code']) === succeeded) return answer;
    const code = words(answer['subCode']) || words(answer['code']);
    const refusal = new VendorRefusal(code, words(answer['subMsg']) || words(answer['msg']));
    throw unsure.test(code) || words(answer['code']) === '20000' ? new UncertainSend(refusal) : refusal;
  }

  const isUnknown = (answer: Fields): boolean => words(answer['subCode']) === 'ACQ.TRADE_NOT_EXIST';

  async function ask(tradeNo: string): Promise<TradeAnswer> {
    const answer = await call('alipay.trade.query', { outTradeNo: tradeNo });
    if (isUnknown(answer)) return { outcome: 'none' };
    return tradeAnswer(accepted(answer));
  }

  async function askRefund({ tradeNo, refundNo }: { tradeNo: string; refundNo: string }): Promise<RefundAnswer> {
    const asked = { outTradeNo: tradeNo, outRequestNo: refundNo, queryOptions: ['gmt_refund_pay'] };
    const answer = await call('alipay.trade.fastpay.refund.query', asked);
    if (isUnknown(answer)) return { outcome: 'none' };
    return refundAnswer(accepted(answer), options.now());
  }

  return {
    name: 'alipay',
    ways: ['qr', 'page', 'phone'],
    ask,
    askRefund,
    async start(trade) {
      if (trade.way !== 'qr') return { url: pageUrl(first, options, trade, stamped) };
      const more = options.noticeUrl === null ? {} : { notifyUrl: options.noticeUrl };
      const answer = accepted(await call('alipay.trade.precreate', content(trade), more));
      return started(words(answer['qrCode']));
    },
    async close(tradeNo) {
      const answer = await call('alipay.trade.close', { outTradeNo: tradeNo });
      if (isUnknown(answer)) return { outcome: 'none' };
      // Paid, or closed before: it knows which.
      if (words(answer['code']) !== succeeded) return ask(tradeNo);
      return { outcome: 'closed' };
    },
    async refund(refund: RefundRequest) {
      const answer = await call('alipay.trade.refund', {
        outTradeNo: refund.tradeNo,
        outRequestNo: refund.refundNo,
        refundAmount: yuanOf(refund.fen),
        refundReason: refund.reason,
      });
      if (words(answer['code']) !== succeeded) {
        const refusal = refusedRefund(answer);
        if (refusal !== null) return refusal;
        throw new UncertainSend(new VendorRefusal(words(answer['subCode']), words(answer['subMsg'])));
      }
      // Money moved by this very request or by an earlier one of the same number: the query tells how much.
      return askRefund(refund);
    },
    async bill(day): Promise<Bill | null> {
      const answer = await call('alipay.data.dataservice.bill.downloadurl.query', { billType: 'trade', billDate: day });
      if (/bill_not_exist|BILL_NOT_EXIST/i.test(words(answer['subCode']))) return null;
      return readAlipayBill(words(accepted(answer)['billDownloadUrl']));
    },
    readNotice: async ({ body }) => readAlipayNotice({ sdks, appId: options.appId, now: options.now() }, body),
    reply: (isTaken) => ({ status: 200, type: 'text/plain; charset=utf-8', body: isTaken ? 'success' : 'fail' }),
  };
}

function sdkConfig(options: AlipayOptions, alipayPublicKey: string): AlipaySdkConfig {
  return {
    appId: options.appId,
    privateKey: options.privateKey,
    keyType: options.privateKey.includes('BEGIN RSA PRIVATE KEY') ? 'PKCS1' : 'PKCS8',
    alipayPublicKey,
    timeout: options.timeoutMs ?? 8000,
    ...(options.gateway === undefined ? {} : { gateway: options.gateway }),
  };
}

/** What the library refused for its signature, where another of the known keys signed it; null otherwise. */
function signedByAnother(others: readonly AlipaySdk[], method: string, error: unknown): Fields | null {
  const { responseDataRaw: raw } = error as { readonly responseDataRaw?: unknown };
  if (typeof raw !== 'string') return null;
  const key = `${method.replaceAll('.', '_')}_response`;
  for (const sdk of others) {
    try {
      const parsed = JSON.parse(raw) as Readonly<Record<string, Fields | string>>;
      const [answer, signature] = [parsed[key], parsed['sign']];
      if (typeof signature !== 'string' || typeof answer !== 'object') return null;
      sdk.checkResponseSign(raw, key, signature, '');
      return camelCased(answer);
    } catch {
      // Not JSON, or not of this key either: the first error is the one that is told.
    }
  }
  return null;
}

function camelCased(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function content(trade: TradeRequest) {
  return {
    outTradeNo: trade.tradeNo,
    totalAmount: yuanOf(trade.fen),
    subject: trade.subject,
    timeExpire: beijingTime(trade.expiresAt),
  };
}

function started(url: string): StartedTrade {
  if (url === '') throw new UncertainSend(new Error('Alipay answered without an address'));
  return { url };
}

/** A signed address of Alipay: nothing is asked of it until the payer goes there. */
function pageUrl(
  sdk: AlipaySdk,
  options: AlipayOptions,
  trade: TradeRequest,
  stamped: (more: object) => object,
): string {
  const isPage = trade.way === 'page';
  const productCode = isPage ? 'FAST_INSTANT_TRADE_PAY' : 'QUICK_WAP_WAY';
  return sdk.pageExecute(
    isPage ? 'alipay.trade.page.pay' : 'alipay.trade.wap.pay',
    'GET',
    stamped({
      bizContent: { ...content(trade), productCode },
      ...(options.noticeUrl === null ? {} : { notifyUrl: options.noticeUrl }),
      ...(options.publicUrl === null ? {} : { returnUrl: new URL(trade.returnPath, options.publicUrl).href }),
    }) as Record<string, string>,
  );
}

/** `TRADE_CLOSED` is told of a trade that was paid and given back whole as well: that it was paid, its moment shows. */
function tradeAnswer(answer: Fields): TradeAnswer {
  const status = words(answer['tradeStatus']);
  const paidAt = fromBeijingTime(words(answer['sendPayDate']));
  if (status === 'WAIT_BUYER_PAY') return { outcome: 'waiting' };
  if (status === 'TRADE_CLOSED' && paidAt === null) return { outcome: 'closed' };
  const fen = fenOf(words(answer['totalAmount']));
  if (!['TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'].includes(status) || fen === null || paidAt === null)
    throw new UncertainSend(new Error(`Alipay answered a trade as ${status}`));
  return { outcome: 'paid', fen, vendorTradeNo: words(answer['tradeNo']), paidAt };
}

function refundAnswer(answer: Fields, now: Date): RefundAnswer {
  const fen = fenOf(words(answer['refundAmount']));
  if (words(answer['refundStatus']) !== 'REFUND_SUCCESS' || fen === null) return { outcome: 'none' };
  const doneAt = fromBeijingTime(words(answer['gmtRefundPay'])) ?? now;
  // It gives refunds no number of its own.
  return { outcome: 'done', fen, doneAt, vendorRefundNo: words(answer['outRequestNo']) };
}

/** null where it does not know itself. */
function refusedRefund(answer: Fields): RefundAnswer | null {
  const code = words(answer['subCode']);
  if (code === '' || unsure.test(code) || words(answer['code']) === '20000') return null;
  return { outcome: 'failed', reason: `${code} ${words(answer['subMsg'])}`.trim() };
}
