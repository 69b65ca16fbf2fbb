import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isSignedBy, startAlipay, type AlipayBehaviour, type AlipayDouble } from '#testing/alipay-vendor.ts';
import { UncertainSend } from '../core/uncertain-send.ts';
import { createAlipay } from './alipay.ts';
import { parseAlipayBill } from './alipay-bill.ts';
import { VendorRefusal, type PaymentVendor, type TradeRequest } from './port.ts';

const at = new Date('2026-11-23T09:00:00.000Z');
const tradeNo = 'a'.repeat(32);
const refundNo = 'b'.repeat(32);
let double: AlipayDouble;
beforeAll(async () => {
  double = await startAlipay();
});
afterAll(() => double.stop());
beforeEach(() => {
  double.answers.clear();
  double.next = null;
});

function alipay(
  changes: { readonly publicKeys?: readonly string[]; readonly privateKey?: string } = {},
): PaymentVendor {
  return createAlipay({
    appId: double.appId,
    privateKey: double.privateKey,
    publicKeys: [double.publicKey()],
    gateway: double.gateway,
    noticeUrl: 'https://pinjian.example/wallet/notify/alipay',
    publicUrl: 'https://pinjian.example',
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
  returnPath: '/seeker/my/wallet/pay/1',
  payerAddress: null,
};
const paid = {
  trade_status: 'TRADE_SUCCESS',
  total_amount: '189.00',
  trade_no: '2026112322001',
  send_pay_date: '2026-11-23 17:01:02',
};
const answered = {
  outcome: 'paid',
  fen: 18_900,
  vendorTradeNo: '2026112322001',
  paidAt: new Date('2026-11-23T09:01:02Z'),
};

describe('Alipay', () => {
  it('is asked with a signature that it recomputes, in yuan and the time of Beijing', async () => {
    double.answers.set('alipay.trade.precreate', { qr_code: 'https://qr.alipay.com/bax0' });
    expect(await alipay().start(trade)).toEqual({ url: 'https://qr.alipay.com/bax0' });
    expect(double.signed).toBe(true);
    expect(double.asked.at(-1)).toEqual({
      method: 'alipay.trade.precreate',
      content: {
        out_trade_no: tradeNo,
        total_amount: '189.00',
        subject: '聘见 求职月卡',
        time_expire: '2026-11-23 17:30:00',
      },
    });
  });

  it.each([
    ['page', 'alipay.trade.page.pay'],
    ['phone', 'alipay.trade.wap.pay'],
  ] as const)('a %s is a signed address of its own', async (way, method) => {
    const { url } = await alipay().start({ ...trade, way });
    const fields = Object.fromEntries(new URL(url).searchParams);
    expect(fields).toMatchObject({
      method,
      timestamp: '2026-11-23 17:00:00',
      notify_url: 'https://pinjian.example/wallet/notify/alipay',
      return_url: 'https://pinjian.example/seeker/my/wallet/pay/1',
    });
    const publicKey = createPublicKey(double.privateKey).export({ type: 'spki', format: 'pem' }).toString();
    expect(isSignedBy(fields, publicKey)).toBe(true);
    expect(isSignedBy({ ...fields, timestamp: '2026-11-23 17:00:01' }, publicKey)).toBe(false);
  });

  it.each<[string, object, object]>([
    ['waits', { trade_status: 'WAIT_BUYER_PAY' }, { outcome: 'waiting' }],
    ['was closed', { trade_status: 'TRADE_CLOSED' }, { outcome: 'closed' }],
    ['is paid', paid, answered],
    ['is paid and over', { ...paid, trade_status: 'TRADE_FINISHED' }, answered],
    // Given back whole reads closed too: it was paid all the same.
    ['was given back', { ...paid, trade_status: 'TRADE_CLOSED' }, answered],
  ])('tells that a trade %s', async (_what, answer, expected) => {
    double.answers.set('alipay.trade.query', answer as Record<string, unknown>);
    expect(await alipay().ask(tradeNo)).toEqual(expected);
    expect(double.signed).toBe(true);
  });

  it('has never heard of a trade that nobody looked at', async () => {
    expect(await alipay().ask(tradeNo)).toEqual({ outcome: 'none' });
    expect(await alipay().close(tradeNo)).toEqual({ outcome: 'none' });
  });

  it('closes, or says that it was too late', async () => {
    double.answers.set('alipay.trade.close', { out_trade_no: tradeNo });
    expect(await alipay().close(tradeNo)).toEqual({ outcome: 'closed' });
    double.answers.set('alipay.trade.close', { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' });
    double.answers.set('alipay.trade.query', paid);
    expect(await alipay().close(tradeNo)).toEqual(answered);
  });

  it('gives back, by the number alone, and says no where it will not', async () => {
    const refund = { tradeNo, refundNo, fen: 1050, paidFen: 18_900, reason: '退款' };
    double.answers.set('alipay.trade.refund', { fund_change: 'N' });
    double.answers.set('alipay.trade.fastpay.refund.query', {
      refund_status: 'REFUND_SUCCESS',
      refund_amount: '10.50',
      out_request_no: refundNo,
      gmt_refund_pay: '2026-11-23 17:05:00',
    });
    const done = { outcome: 'done', fen: 1050, vendorRefundNo: refundNo, doneAt: new Date('2026-11-23T09:05:00Z') };
    expect(await alipay().refund(refund)).toEqual(done);
    expect(double.asked.at(-2)?.content).toMatchObject({ out_request_no: refundNo, refund_amount: '10.50' });
    expect(await alipay().askRefund(refund)).toEqual(done);
    double.answers.set('alipay.trade.refund', {
      code: '40004',
      sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH',
      sub_msg: '余额不足',
    });
    expect(await alipay().refund(refund)).toEqual({
      outcome: 'failed',
      reason: 'ACQ.SELLER_BALANCE_NOT_ENOUGH 余额不足',
    });
    double.answers.set('alipay.trade.fastpay.refund.query', {});
    expect(await alipay().askRefund(refund)).toEqual({ outcome: 'none' });
  });

  it.each<AlipayBehaviour>(['wrongSignature', 'tampered', 'hangUp', 'busy'])(
    'whose answer is of no use (%s) leaves the outcome unknown',
    async (does) => {
      double.answers.set('alipay.trade.query', paid);
      double.next = does;
      await expect(alipay().ask(tradeNo)).rejects.toBeInstanceOf(UncertainSend);
    },
  );

  it('refuses what another key signed', async () => {
    const other = await startAlipay();
    double.answers.set('alipay.trade.precreate', { qr_code: 'x' });
    await expect(alipay({ privateKey: other.privateKey }).start(trade)).rejects.toBeInstanceOf(VendorRefusal);
    await other.stop();
  });

  it('goes on while it changes its key: the new one behind the old one, then alone', async () => {
    double.answers.set('alipay.trade.query', paid);
    const old = double.publicKey();
    const next = double.rotate();
    await expect(alipay({ publicKeys: [old] }).ask(tradeNo)).rejects.toBeInstanceOf(UncertainSend);
    expect(await alipay({ publicKeys: [old, next] }).ask(tradeNo)).toEqual(answered);
    expect(await alipay({ publicKeys: [next] }).ask(tradeNo)).toEqual(answered);
    const notice = { headers: {}, body: double.notice(told()) };
    expect(await alipay({ publicKeys: [old] }).readNotice(notice)).toEqual({ kind: 'forged' });
    expect(await alipay({ publicKeys: [old, next] }).readNotice(notice)).toMatchObject({ kind: 'trade' });
  });
});

function told(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    notify_time: '2026-11-23 17:01:05',
    notify_type: 'trade_status_sync',
    out_trade_no: tradeNo,
    trade_no: '2026112322001',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '189.00',
    gmt_payment: '2026-11-23 17:01:02',
    subject: '聘见 求职月卡',
    ...changes,
  };
}

describe('a notice of Alipay', () => {
  const read = (body: string) => alipay().readNotice({ headers: {}, body });

  it('counts where Alipay signed it, and may come again', async () => {
    const body = double.notice(told());
    const expected = { kind: 'trade', tradeNo, answer: answered };
    expect(await read(body)).toEqual(expected);
    expect(await read(body)).toEqual(expected);
  });

  it.each<[string, () => string]>([
    ['of another key', () => double.notice(told(), 'stranger')],
    ['changed on its way', () => double.notice(told()).replace('189.00', '0.01')],
    ['without a signature', () => double.notice(told()).replace(/&sign=[^&]*/, '')],
    ['that asks for the weaker kind', () => double.notice(told()).replace('RSA2', 'RSA')],
    ['of another application', () => double.notice(told({ app_id: '2021000000000002' }))],
    ['with a field twice', () => `${double.notice(told())}&total_amount=0.01`],
    ['that is no form', () => '{"trade_status":"TRADE_SUCCESS"}'],
  ])('%s is forged', async (_what, body) => {
    expect(await read(body())).toEqual({ kind: 'forged' });
  });

  it.each([
    ['of the day before yesterday', { notify_time: '2026-11-21 17:01:05' }],
    ['of tomorrow', { notify_time: '2026-11-24 17:01:05' }],
    ['of no time', { notify_time: 'now' }],
    ['of a state nobody knows', { trade_status: 'TRADE_PENDING' }],
  ])('%s is stale', async (_what, changes) => {
    expect(await read(double.notice(told(changes)))).toEqual({ kind: 'stale', tradeNo });
  });

  it('is answered in the words that it waits for', () => {
    expect(alipay().reply(true)).toMatchObject({ status: 200, body: 'success' });
    expect(alipay().reply(false)).toMatchObject({ body: 'fail' });
  });
});

describe('a bill of Alipay', () => {
  const table = [
    '#支付宝业务明细查询',
    '#账号：[20880000000000000156]',
    '#起始日期：[2026年11月23日 00:00:00]   终止日期：[2026年11月24日 00:00:00]',
    '#-----------------------------------------业务明细列表----------------------------------------',
    '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,订单金额（元）,商家实收（元）,退款批次号/请求号,服务费（元）,备注',
    `2026112322001\t,${tradeNo}\t,交易\t,聘见 求职月卡\t,2026-11-23 17:00:00,2026-11-23 17:01:02,\t,189.00,189.00,\t,-1.13,\t`,
    `2026112322001\t,${tradeNo}\t,退款\t,聘见 求职月卡\t,2026-11-23 17:00:00,2026-11-23 17:05:00,\t,-10.50,-10.50,${refundNo}\t,0.06,\t`,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    '#交易合计：1笔，商家实收共189.00元，商家优惠共0.00元',
    '#退款合计：1笔，商家实收退款共-10.50元，商家优惠退款共0.00元',
  ].join('\r\n');

  it('is read line by line, with its own sums', () => {
    expect(parseAlipayBill(table)).toEqual({
      lines: [
        {
          kind: 'payment',
          tradeNo,
          vendorTradeNo: '2026112322001',
          refundNo: '',
          fen: 18_900,
          at: new Date('2026-11-23T09:01:02Z'),
        },
        {
          kind: 'refund',
          tradeNo,
          vendorTradeNo: '2026112322001',
          refundNo,
          fen: 1050,
          at: new Date('2026-11-23T09:05:00Z'),
        },
      ],
      total: { lines: 2, paymentFen: 18_900, refundFen: 1050 },
    });
  });

  it('that cannot be read is refused', () => {
    expect(() => parseAlipayBill('<html></html>')).toThrow('no columns');
    expect(() => parseAlipayBill(table.replace('189.00,189.00', 'x,x'))).toThrow('cannot be read');
  });

  it('that is not there yet is none', async () => {
    const method = 'alipay.data.dataservice.bill.downloadurl.query';
    double.answers.set(method, { code: '40004', sub_code: 'isp.bill_not_exist' });
    expect(await alipay().bill('2026-11-22')).toBeNull();
  });
});
