import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { UncertainSend } from '../core/uncertain-send.ts';
import type { InvoiceAnswer, InvoiceIssuer, InvoiceOrder, RedOrder } from './port.ts';

export interface NuonuoOptions {
  /** https://sdk.nuonuo.com/open/v1/services; three parts of its path are signed. */
  readonly url: string;
  readonly appKey: string;
  readonly appSecret: string;
  /** Of an app of one's own, set to never expire: asking for new ones is limited to 50 in 30 days. */
  readonly token: string;
  /** Who issues: the seller's tax number, phone and address, and the clerk that stands on the invoice. */
  readonly seller: {
    readonly taxNumber: string;
    readonly phone: string;
    readonly address: string;
    readonly clerk: string;
  };
  /** What is sold, as the tax office's list of goods has it, and its rate: *信息技术服务*招聘服务, 0.06. */
  readonly goods: { readonly name: string; readonly code: string; readonly taxRate: string };
  readonly now: () => Date;
  readonly timeoutMs?: number;
}

/** E0000 taken or found; E9500 no such request; E9106 the order's number was used: it was taken before. */
const codes = { done: 'E0000', absent: 'E9500', again: 'E9106' } as const;
/** Of an invoice: 2 issued; 22 refused; 24 issued and not signed; anything else is still under way. */
const status = { issued: '2', refused: '22', unsigned: '24' } as const;
const mostPdfBytes = 10 * 1024 * 1024;

interface Answered {
  readonly code?: unknown;
  readonly describe?: unknown;
  readonly result?: unknown;
}

/** What the vendor answered that is no invoice: told by its code alone, its words may repeat the buyer. */
class NuonuoRefusal extends Error {
  readonly words: string;
  constructor({ code, describe }: Answered) {
    super(`the invoice vendor did not take it: ${String(code)}`);
    this.name = 'NuonuoRefusal';
    this.words = typeof describe === 'string' ? describe : '';
  }
}

/** 诺诺开放平台, 诺税通: requestBillingNew, queryInvoiceResult, fastInvoiceRed; fully digital invoices alone. */
export function createNuonuo(options: NuonuoOptions): InvoiceIssuer {
  const call = (method: string, payload: object): Promise<Answered> => callNuonuo(options, method, payload);
  return {
    byPerson: false,
    issue: async (order) =>
      taken(await call('nuonuo.OpeMplatform.requestBillingNew', { order: billOf(options, order) })),
    flush: async (order) => taken(await call('nuonuo.OpeMplatform.fastInvoiceRed', redOf(options, order))),
    async find(orderId) {
      const answered = await call('nuonuo.OpeMplatform.queryInvoiceResult', {
        orderNos: [orderId],
        isOfferInvoiceDetail: '0',
      });
      if (answered.code === codes.absent) return { outcome: 'absent' };
      if (answered.code !== codes.done) throw new NuonuoRefusal(answered);
      const row = invoiceOf(answered.result, orderId);
      return row === undefined ? { outcome: 'absent' } : answerOf(options, row);
    },
  };
}

/** A request that was taken, now or before; what the vendor says no to is final. */
function taken(answered: Answered): InvoiceAnswer {
  if (answered.code === codes.done || answered.code === codes.again) return { outcome: 'pending' };
  const { words } = new NuonuoRefusal(answered);
  return { outcome: 'failed', reason: words === '' ? String(answered.code) : words };
}

function billOf(
  { seller, goods }: NuonuoOptions,
  { orderId, isSpecial, buyer, fen, remark, at }: InvoiceOrder,
): object {
  return {
    orderNo: orderId,
    invoiceDate: dateText(at),
    invoiceType: '1',
    invoiceLine: isSpecial ? 'bs' : 'pc',
    // The product sends its own mail, once, with what it keeps.
    pushMode: '-1',
    buyerName: buyer.name,
    buyerTaxNum: buyer.taxNumber,
    buyerTel: buyer.phone,
    buyerAddress: buyer.address,
    buyerAccount: `${buyer.bank}${buyer.account}`,
    salerTaxNum: seller.taxNumber,
    salerTel: seller.phone,
    salerAddress: seller.address,
    clerk: seller.clerk,
    remark,
    invoiceDetail: [
      {
        goodsName: goods.name,
        goodsCode: goods.code,
        taxRate: goods.taxRate,
        withTaxFlag: '1',
        num: '1',
        price: yuanText(fen),
        taxIncludedAmount: yuanText(fen),
      },
    ],
  };
}

function redOf({ seller }: NuonuoOptions, { orderId, number, at }: RedOrder): object {
  return { orderNo: orderId, orderTime: dateText(at), taxNum: seller.taxNumber, elecInvoiceNumber: number };
}

/** Yuan with two decimals; no floating point on the way. */
function yuanText(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** As the vendor writes times: of Beijing, without a zone. */
function dateText(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

function invoiceOf(result: unknown, orderId: string): Record<string, unknown> | undefined {
  const rows: unknown[] = Array.isArray(result) ? result : [];
  return rows
    .filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    .find((row) => row['orderNo'] === orderId);
}

async function answerOf(options: NuonuoOptions, row: Record<string, unknown>): Promise<InvoiceAnswer> {
  if (row['status'] === status.refused) {
    const reason = row['failCause'];
    return { outcome: 'failed', reason: typeof reason === 'string' && reason !== '' ? reason : '开票服务没有说明原因' };
  }
  // Spelled so by the vendor.
  const number = row['allElectronicInvoiceNumbe'] ?? row['allElectronicInvoiceNumber'];
  const isIssued = row['status'] === status.issued || row['status'] === status.unsigned;
  if (!isIssued || typeof number !== 'string' || !/^\d{20}$/.test(number)) return { outcome: 'pending' };
  const time = row['invoiceTime'];
  const issuedAt = typeof time === 'number' ? new Date(time) : options.now();
  const address = row['pdfUrl'];
  return {
    outcome: 'issued',
    number,
    issuedAt,
    pdf: typeof address === 'string' && address !== '' ? await fetchPdf(options, address) : null,
  };
}

/** The vendor's PDF; null where what lies there is none: an issued invoice does not wait for its file. */
async function fetchPdf({ url, timeoutMs = 15_000 }: NuonuoOptions, address: string): Promise<Uint8Array | null> {
  const from = URL.parse(address);
  // Nothing but the vendor's own kind of place: an address inside our network is none.
  if (from === null || (from.protocol !== 'https:' && from.origin !== new URL(url).origin)) return null;
  const response = await fetch(from, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  if (!response.ok) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  return isPdf && bytes.length <= mostPdfBytes ? bytes : null;
}

/**
 * X-Nuonuo-Sign: HMAC-SHA1 over the parts of the path, the app, the moment and the very bytes that are sent.
 */
function signNuonuo(
  secret: string,
  parts: {
    readonly path: string;
    readonly appKey: string;
    readonly senid: string;
    readonly nonce: string;
    readonly timestamp: string;
    readonly content: string;
  },
): string {
  const [, first = '', second = '', third = ''] = parts.path.split('/');
  const text = `a=${third}&l=${second}&p=${first}&k=${parts.appKey}&i=${parts.senid}&n=${parts.nonce}&t=${parts.timestamp}&f=${parts.content}`;
  return createHmac('sha1', secret).update(text).digest('base64');
}

async function callNuonuo(options: NuonuoOptions, method: string, payload: object): Promise<Answered> {
  const { appKey, appSecret, token, seller, timeoutMs = 15_000 } = options;
  const content = JSON.stringify(payload);
  const senid = randomUUID().replaceAll('-', '');
  const nonce = String(randomInt(10_000_000, 100_000_000));
  const timestamp = String(Math.floor(options.now().getTime() / 1000));
  const url = new URL(options.url);
  const sign = signNuonuo(appSecret, { path: url.pathname, appKey, senid, nonce, timestamp, content });
  url.search = new URLSearchParams({ senid, nonce, timestamp, appkey: appKey }).toString();
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      body: content,
      headers: {
        'content-type': 'application/json',
        'X-Nuonuo-Sign': sign,
        accessToken: token,
        userTax: seller.taxNumber,
        method,
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
  } catch (error) {
    if (isUnreached(error)) throw new Error('the invoice vendor cannot be reached', { cause: error });
    throw new UncertainSend(error);
  }
  const answered: unknown = await response.json().catch((error: unknown) => {
    throw new UncertainSend(error);
  });
  if (typeof answered !== 'object' || answered === null) throw new UncertainSend(new Error('no envelope'));
  const { code } = answered as Answered;
  // 07…: the gateway refused the app, its signature or its token, before anybody looked at the request.
  if (typeof code === 'string' && code.startsWith('07')) throw new NuonuoRefusal(answered);
  return answered;
}

/** Whether nobody was there to take anything. */
function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    (cause.code === 'ECONNREFUSED' || cause.code === 'ENOTFOUND' || cause.code === 'EAI_AGAIN')
  );
}
