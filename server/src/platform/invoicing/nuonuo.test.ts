import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { UncertainSend } from '../core/uncertain-send.ts';
import { createNuonuo } from './nuonuo.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

interface Heard {
  readonly method: string;
  readonly body: Record<string, unknown>;
}

type Answer = object | 'hangs' | 'breaks' | 'fails' | 'rubbish';

const secret = 'a secret of the vendor';
const now = new Date('2026-11-23T02:00:00Z');

/** The vendor: computes the signature anew from what it received, as its own gateway does, and refuses what is stale. */
async function serve(answerOf: (heard: Heard) => Answer) {
  const heard: Heard[] = [];
  /** Everything that came, as it came. */
  const calls: { readonly search: string; readonly headers: Record<string, string>; readonly body: string }[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const content = Buffer.concat(pieces).toString();
      const url = new URL(request.url ?? '', 'http://vendor');
      if (url.pathname === '/invoice.pdf') return response.end('%PDF-1.7 of the tax office');
      const sent = ['method', 'accesstoken', 'x-nuonuo-sign'].map((name) => [name, String(request.headers[name])]);
      calls.push({ search: url.search, headers: Object.fromEntries(sent) as Record<string, string>, body: content });
      const query = (name: string) => url.searchParams.get(name) ?? '';
      const text = `a=services&l=v1&p=open&k=${query('appkey')}&i=${query('senid')}&n=${query('nonce')}&t=${query('timestamp')}&f=${content}`;
      const isSigned =
        request.headers['x-nuonuo-sign'] === createHmac('sha1', secret).update(text).digest('base64') &&
        query('timestamp') === String(now.getTime() / 1000) &&
        /^[\da-f]{32}$/.test(query('senid')) &&
        /^\d{8}$/.test(query('nonce')) &&
        request.headers['accesstoken'] === 'token';
      const send = (body: object) => response.end(JSON.stringify(body));
      if (!isSigned) return send({ code: '070304', describe: '签名错误' });
      const body = JSON.parse(content) as Record<string, unknown>;
      const said = { method: String(request.headers['method']), body };
      heard.push(said);
      const answer = answerOf(said);
      if (answer === 'hangs') return undefined;
      if (answer === 'breaks') return request.socket.destroy();
      if (answer === 'fails') return response.writeHead(502).end('bad gateway');
      return answer === 'rubbish' ? response.end('<html>') : send(answer);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${origin}/open/v1/services`, origin, heard, calls };
}

interface Changes {
  readonly appSecret?: string;
  readonly timeoutMs?: number;
  readonly now?: () => Date;
}

function vendor(url: string, changes: Changes = {}) {
  return createNuonuo({
    url,
    appKey: 'app',
    appSecret: secret,
    token: 'token',
    seller: { taxNumber: '91310000MA1FL0AA0X', phone: '021-55550000', address: '上海', clerk: '王青' },
    goods: { name: '*信息技术服务*招聘服务', code: '3040203000000000000', taxRate: '0.06' },
    now: () => now,
    ...changes,
  });
}

const orderId = 'abcdefghij0123456789';
const buyer = {
  name: '青禾科技有限公司',
  taxNumber: '91310000MA1FL0AA0X',
  address: '示例路 1 号',
  phone: '021',
  bank: '银行',
  account: '6222',
};
const order = { orderId, isSpecial: true, buyer, fen: 123_450, remark: '', at: now };
const done = (result: unknown = {}) => ({ code: 'E0000', describe: '成功', result });

describe('nuonuo', () => {
  it('asks for an invoice under our number, with tax included and its sum to the fen', async () => {
    const { url, heard } = await serve(() => done({ invoiceSerialNum: '1' }));
    expect(await vendor(url).issue(order)).toEqual({ outcome: 'pending' });
    expect(heard).toMatchObject([
      {
        method: 'nuonuo.OpeMplatform.requestBillingNew',
        body: {
          order: {
            orderNo: orderId,
            invoiceType: '1',
            invoiceLine: 'bs',
            invoiceDate: '2026-11-23 10:00:00',
            buyerName: buyer.name,
            buyerAccount: '银行6222',
            invoiceDetail: [{ withTaxFlag: '1', taxRate: '0.06', price: '1234.50', taxIncludedAmount: '1234.50' }],
          },
        },
      },
    ]);
  });

  it('takes back by the number of what was issued', async () => {
    const { url, heard } = await serve(() => done({ invoiceSerialNum: '1' }));
    const number = '24312000000000000001';
    expect(await vendor(url).flush({ orderId, number, at: now })).toEqual({ outcome: 'pending' });
    expect(heard).toMatchObject([
      { method: 'nuonuo.OpeMplatform.fastInvoiceRed', body: { orderNo: orderId, elecInvoiceNumber: number } },
    ]);
  });

  it.each<[string, (origin: string) => object, object]>([
    ['nothing of it', () => ({ code: 'E9500', describe: '无数据' }), { outcome: 'absent' }],
    ['somebody else’s', () => done([{ orderNo: 'other', status: '2' }]), { outcome: 'absent' }],
    ['that it is under way', () => done([{ orderNo: orderId, status: '20' }]), { outcome: 'pending' }],
    [
      'that it is refused',
      () => done([{ orderNo: orderId, status: '22', failCause: '税号有误' }]),
      { outcome: 'failed', reason: '税号有误' },
    ],
    [
      'its number and file',
      (origin) =>
        done([
          {
            orderNo: orderId,
            status: '2',
            allElectronicInvoiceNumbe: '24312000000000000001',
            invoiceTime: now.getTime(),
            pdfUrl: `${origin}/invoice.pdf`,
          },
        ]),
      {
        outcome: 'issued',
        number: '24312000000000000001',
        issuedAt: now,
        pdf: new TextEncoder().encode('%PDF-1.7 of the tax office'),
      },
    ],
    [
      'a file that lies inside of our network, which nobody fetches',
      () =>
        done([
          {
            orderNo: orderId,
            status: '2',
            allElectronicInvoiceNumbe: '24312000000000000001',
            invoiceTime: now.getTime(),
            pdfUrl: 'http://127.0.0.1:1/secret.pdf',
          },
        ]),
      { outcome: 'issued', number: '24312000000000000001', issuedAt: now, pdf: null },
    ],
  ])('answers %s', async (_what, answer, expected) => {
    const place: { origin?: string } = {};
    const served = await serve(() => answer(place.origin ?? ''));
    place.origin = served.origin;
    expect(await vendor(served.url).find(orderId)).toEqual(expected);
  });

  it('that took the number before has it already; a refusal is final and tells why', async () => {
    const again = await serve(() => ({ code: 'E9106', describe: '订单号已存在' }));
    expect(await vendor(again.url).issue(order)).toEqual({ outcome: 'pending' });
    const no = await serve(() => ({ code: 'E9999', describe: '购方税号不正确' }));
    expect(await vendor(no.url).issue(order)).toEqual({ outcome: 'failed', reason: '购方税号不正确' });
  });

  it.each<[string, Answer]>([
    ['says nothing', 'hangs'],
    ['breaks off', 'breaks'],
    ['is ill', 'fails'],
    ['answers what nobody can read', 'rubbish'],
  ])('that %s may have taken it', async (_what, answer) => {
    const { url } = await serve(() => answer);
    await expect(vendor(url, { timeoutMs: 400 }).issue(order)).rejects.toBeInstanceOf(UncertainSend);
  });

  it.each<[string, Changes]>([
    ['what an hour ago was signed', { now: () => new Date(now.getTime() - 3_600_000) }],
    ['what another key signed', { appSecret: 'another secret' }],
  ])('refuses %s, of which it took nothing', async (_what, changes) => {
    const { url, heard } = await serve(() => done());
    await expect(vendor(url, changes).find(orderId)).rejects.toThrow('did not take it');
    await expect(vendor(url, changes).flush({ orderId, number: '24312000000000000001', at: now })).rejects.toThrow(
      'did not take it',
    );
    expect(heard).toEqual([]);
  });

  it('takes what was sent again as it was, and refuses what was changed on its way', async () => {
    const { url, heard, calls } = await serve(() => done());
    await vendor(url).issue(order);
    const [call] = calls;
    if (call === undefined) throw new Error('nothing was sent');
    const send = async (body: string) =>
      (await fetch(url + call.search, { method: 'POST', headers: call.headers, body })).json();
    expect(await send(call.body)).toMatchObject({ code: 'E0000' });
    expect(await send(call.body.replaceAll('1234.50', '0.01'))).toMatchObject({ code: '070304' });
    expect(heard).toHaveLength(2);
  });

  it('whose gateway refuses the signature, or where nobody is, took nothing', async () => {
    const { url, heard } = await serve(() => done());
    const wrong = vendor(url, { appSecret: 'another secret' }).issue(order);
    await expect(wrong).rejects.toThrow('did not take it');
    await expect(wrong).rejects.not.toBeInstanceOf(UncertainSend);
    expect(heard).toEqual([]);
    const gone = servers.pop();
    gone?.closeAllConnections();
    await new Promise((resolve) => gone?.close(resolve));
    const nobody = vendor(url).issue(order);
    await expect(nobody).rejects.toThrow('cannot be reached');
  });
});
