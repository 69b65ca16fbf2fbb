import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha1, startWechatPay, type WechatBehaviour, type WechatDouble } from '#testing/wechat-vendor.ts';
import { UncertainSend } from '../core/uncertain-send.ts';
import { VendorRefusal, type PaymentVendor, type TradeRequest } from './port.ts';
import { createWechatPay, type WechatOptions } from './wechat.ts';
import { parseWechatBill } from './wechat-bill.ts';

const at = new Date('2026-11-23T09:00:00.000Z');
const tradeNo = 'a'.repeat(32);
const refundNo = 'b'.repeat(32);
const [nativePath, h5Path] = ['POST /v3/pay/transactions/native', 'POST /v3/pay/transactions/h5'];
const tradePath = `GET /v3/pay/transactions/out-trade-no/${tradeNo}`;
const refundPath = 'POST /v3/refund/domestic/refunds';
let double: WechatDouble;
beforeEach(async () => {
  double = await startWechatPay(() => at);
});
afterEach(() => double.stop());

function wechat(changes: Partial<WechatOptions> = {}): PaymentVendor {
  return createWechatPay({
    ...double.merchant,
    privateKey: double.privateKey,
    publicKeys: double.publicKeys,
    baseUrl: double.url,
    noticeUrl: 'https://pinjian.example/wallet/notify/wechat',
    now: () => at,
    timeoutMs: 4000,
    ...changes,
  });
}

const trade: TradeRequest = {
  tradeNo,
  way: 'qr',
  subject: '聘见 求职月卡',
  fen: 18_900,
  expiresAt: new Date('2026-11-23T09:30:00.000Z'),
  returnPath: '/seeker/my/wallet',
  payerAddress: '203.0.113.7',
};
const paid = {
  appid: 'wx0000000000000001',
  mchid: '1900000001',
  out_trade_no: tradeNo,
  transaction_id: '4200000001',
  trade_state: 'SUCCESS',
  success_time: '2026-11-23T17:01:02+08:00',
  amount: { total: 18_900, payer_total: 18_900, currency: 'CNY' },
};
const answered = {
  outcome: 'paid',
  fen: 18_900,
  vendorTradeNo: '4200000001',
  paidAt: new Date('2026-11-23T09:01:02Z'),
};

describe('WeChat Pay', () => {
  it('is asked with a signature that it recomputes, in fen', async () => {
    double.answers.set(nativePath, { body: { code_url: 'weixin://wxpay/bizpayurl?pr=1' } });
    expect(await wechat().start(trade)).toEqual({ url: 'weixin://wxpay/bizpayurl?pr=1' });
    expect(double.signed).toBe(true);
    expect(JSON.parse(double.asked.at(-1)?.body ?? '')).toMatchObject({
      out_trade_no: tradeNo,
      amount: { total: 18_900, currency: 'CNY' },
      time_expire: '2026-11-23T17:30:00+08:00',
      notify_url: 'https://pinjian.example/wallet/notify/wechat',
    });
    double.answers.set(h5Path, { body: { h5_url: 'https://wx.tenpay.com/h5' } });
    expect(await wechat().start({ ...trade, way: 'phone' })).toEqual({ url: 'https://wx.tenpay.com/h5' });
    expect(double.asked.at(-1)?.body).toContain('203.0.113.7');
  });

  it.each<[string, object]>([
    ['NOTPAY', { outcome: 'waiting' }],
    ['USERPAYING', { outcome: 'waiting' }],
    ['CLOSED', { outcome: 'closed' }],
    ['PAYERROR', { outcome: 'failed' }],
    ['SUCCESS', answered],
    ['REFUND', answered],
  ])('tells of a trade that it is %s', async (state, expected) => {
    double.answers.set(tradePath, { body: { ...paid, trade_state: state } });
    expect(await wechat().ask(tradeNo)).toEqual(expected);
    expect(double.signed).toBe(true);
  });

  it('closes, or says that it was too late', async () => {
    expect(await wechat().ask(tradeNo)).toEqual({ outcome: 'none' });
    const close = `POST /v3/pay/transactions/out-trade-no/${tradeNo}/close`;
    double.answers.set(close, { status: 204, body: '' });
    expect(await wechat().close(tradeNo)).toEqual({ outcome: 'closed' });
    double.answers.set(close, { status: 400, body: { code: 'ORDERPAID', message: '已支付' } });
    double.answers.set(tradePath, { body: paid });
    expect(await wechat().close(tradeNo)).toEqual(answered);
  });

  it('gives back by the number, now or later, and says no where it will not', async () => {
    const refund = { tradeNo, refundNo, fen: 1050, paidFen: 18_900, reason: '退款' };
    const done = {
      refund_id: '5030000001',
      status: 'SUCCESS',
      success_time: '2026-11-23T17:05:00+08:00',
      amount: { refund: 1050 },
    };
    double.answers.set(refundPath, { body: { ...done, status: 'PROCESSING' } });
    expect(await wechat().refund(refund)).toEqual({ outcome: 'pending' });
    expect(JSON.parse(double.asked.at(-1)?.body ?? '')).toMatchObject({
      out_refund_no: refundNo,
      amount: { refund: 1050, total: 18_900 },
    });
    expect(await wechat().askRefund(refund)).toEqual({ outcome: 'none' });
    double.answers.set(`GET /v3/refund/domestic/refunds/${refundNo}`, { body: done });
    expect(await wechat().askRefund(refund)).toEqual({
      outcome: 'done',
      fen: 1050,
      vendorRefundNo: '5030000001',
      doneAt: new Date('2026-11-23T09:05:00Z'),
    });
    double.answers.set(refundPath, { status: 403, body: { code: 'NOT_ENOUGH', message: '余额不足' } });
    expect(await wechat().refund(refund)).toEqual({ outcome: 'failed', reason: 'NOT_ENOUGH 余额不足' });
    double.answers.set(refundPath, { body: { ...done, status: 'ABNORMAL' } });
    expect(await wechat().refund(refund)).toEqual({ outcome: 'failed', reason: 'ABNORMAL' });
  });

  it.each<WechatBehaviour>(['wrongSignature', 'tampered', 'stale', 'hangUp', 'busy', 'unsigned'])(
    'whose answer is of no use (%s) leaves the outcome unknown',
    async (does) => {
      double.answers.set(tradePath, { body: paid });
      double.does = does;
      await expect(wechat().ask(tradeNo)).rejects.toBeInstanceOf(UncertainSend);
      // Nor does a refusal count that it did not sign: what was paid would be closed here.
      double.answers.delete(tradePath);
      await expect(wechat().ask(tradeNo)).rejects.toBeInstanceOf(UncertainSend);
    },
  );

  it('refuses what another key signed', async () => {
    const other = await startWechatPay(() => at);
    await expect(wechat({ privateKey: other.privateKey }).start(trade)).rejects.toBeInstanceOf(VendorRefusal);
    await other.stop();
  });

  it('that signs with a certificate nobody was told of is asked for it, once a minute', async () => {
    double.answers.set(tradePath, { body: paid });
    double.rotate();
    const vendor = wechat();
    expect(await vendor.ask(tradeNo)).toEqual(answered);
    expect(await vendor.ask(tradeNo)).toEqual(answered);
    expect(double.asked.filter(({ path }) => path === '/v3/certificates')).toHaveLength(1);
    expect(await vendor.readNotice(double.notice(paid))).toMatchObject({ kind: 'trade' });
    // Whoever has not the key of the interface cannot make a certificate count.
    await expect(wechat({ apiKey: 'f'.repeat(32) }).ask(tradeNo)).rejects.toBeInstanceOf(UncertainSend);
  });
});

describe('a notice of WeChat Pay', () => {
  it('counts where WeChat Pay signed it, and may come again', async () => {
    const notice = double.notice(paid);
    const expected = { kind: 'trade', tradeNo, answer: answered };
    const vendor = wechat();
    expect(await vendor.readNotice(notice)).toEqual(expected);
    expect(await vendor.readNotice(notice)).toEqual(expected);
  });

  it('tells of refunds', async () => {
    const refund = {
      mchid: '1900000001',
      out_trade_no: tradeNo,
      out_refund_no: refundNo,
      refund_id: '5030000001',
      refund_status: 'SUCCESS',
      success_time: '2026-11-23T17:05:00+08:00',
      amount: { total: 18_900, refund: 1050 },
    };
    expect(await wechat().readNotice(double.notice(refund))).toMatchObject({
      kind: 'refund',
      refundNo,
      answer: { outcome: 'done', fen: 1050 },
    });
  });

  it.each<[string, () => { headers: Record<string, string | string[]>; body: string }]>([
    ['of another key', () => double.notice(paid, { forged: true })],
    ['changed on its way', () => ({ ...double.notice(paid), body: double.notice(paid).body.replace('EV-1', 'EV-2') })],
    ['without a signature', () => ({ headers: {}, body: double.notice(paid).body })],
    ['encrypted with another key', () => double.notice(paid, { apiKey: 'f'.repeat(32) })],
    ['of another merchant', () => double.notice({ ...paid, mchid: '1900000002' })],
    ['of another application', () => double.notice({ ...paid, appid: 'wx0000000000000002' })],
    [
      'of a serial that nobody has',
      () => ({
        ...double.notice(paid),
        headers: { ...double.notice(paid).headers, 'wechatpay-serial': 'PUB_KEY_ID_1' },
      }),
    ],
  ])('%s is forged', async (_what, notice) => {
    expect(await wechat().readNotice(notice())).toEqual({ kind: 'forged' });
  });

  it('kept and sent again an hour later is stale', async () => {
    const notice = double.notice(paid, { at: new Date(at.getTime() - 3_600_000) });
    expect(await wechat().readNotice(notice)).toEqual({ kind: 'stale', tradeNo });
  });

  it('is answered so that it comes again where it was not taken', () => {
    expect(wechat().reply(true)).toMatchObject({ status: 200 });
    expect(wechat().reply(false)).toMatchObject({ status: 500 });
  });
});

describe('a bill of WeChat Pay', () => {
  const table = [
    '\uFEFF交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,应结订单金额,微信退款单号,商户退款单号,退款金额,订单金额,申请退款金额',
    `\`2026-11-23 17:01:02,\`wx0000000000000001,\`1900000001,\`4200000001,\`${tradeNo},\`SUCCESS,\`189.00,\`0,\`0,\`0.00,\`189.00,\`0.00`,
    `\`2026-11-23 17:05:00,\`wx0000000000000001,\`1900000001,\`4200000001,\`${tradeNo},\`REFUND,\`0.00,\`5030000001,\`${refundNo},\`10.50,\`0.00,\`10.50`,
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    '`2,`189.00,`10.50,`0.00,`1.07,`189.00,`10.50',
    '',
  ].join('\r\n');
  const url = 'https://api.mch.weixin.qq.com/v3/billdownload/file?token=t0ken';
  const announce = (hash: string) =>
    double.answers.set('GET /v3/bill/tradebill', { body: { hash_type: 'SHA1', hash_value: hash, download_url: url } });

  it('is the one that was announced, line by line, with its own sums', async () => {
    announce(sha1(table));
    double.answers.set('GET /v3/billdownload/file', { body: table });
    const bill = await wechat().bill('2026-11-23');
    expect(bill).toEqual(parseWechatBill(table));
    expect(bill?.total).toEqual({ lines: 2, paymentFen: 18_900, refundFen: 1050 });
    expect(bill?.lines).toMatchObject([
      { kind: 'payment', tradeNo, fen: 18_900, at: new Date('2026-11-23T09:01:02Z') },
      { kind: 'refund', tradeNo, refundNo, fen: 1050 },
    ]);
    announce(sha1(`${table} `));
    await expect(wechat().bill('2026-11-23')).rejects.toBeInstanceOf(UncertainSend);
  });

  it('that is not there yet is none', async () => {
    double.answers.set('GET /v3/bill/tradebill', {
      status: 400,
      body: { code: 'STATEMENT_CREATING', message: '生成中' },
    });
    expect(await wechat().bill('2026-11-23')).toBeNull();
  });
});
