import { describe, expect, it } from 'vitest';
import { cashierRefunds } from '#testing/cashier.ts';
import { uploadFile } from '#domains/account/file/upload-file.ts';
import { companyPayer, seekerPayer } from '#domains/billing/index.ts';
import { getOrder } from '#domains/billing/order/get-order.ts';
import { sendVoucher } from '#domains/billing/payment/send-voucher.ts';
import { startPayment } from '#domains/billing/payment/start-payment.ts';
import { companyOwner, pictureUpload } from '#testing/company.ts';
import { act, atCashier, balances, ordered, runMoneyTasks } from '#testing/payment.ts';
import { useWorld } from '#testing/world.ts';
import { confirmBankPayment, listBankPayments, refuseBankPayment, showVoucher } from './decide-bank-payment.ts';
import { getConsoleOrder, listConsoleOrders } from './list-console-orders.ts';
import { askVendor, listPaymentsInDoubt, settlePayment } from './settle-doubtful-payment.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };
const reason = '与渠道账单核对过';

async function doubtful(fen: number) {
  const actor = await world.seeker();
  const mine = world.as(actor);
  const { order, payment, tradeNo } = await atCashier(mine, 'monthCard');
  await act(world.system(), tradeNo, 'otherAmount', fen);
  return { mine, order, ...payment, tradeNo, payer: seekerPayer(actor.userId), admin: world.as(await world.admin()) };
}

describe('a payment in doubt', () => {
  it('that is too little goes back whole', async () => {
    const { mine, order, admin, paymentId, tradeNo, payer } = await doubtful(100);
    expect((await listPaymentsInDoubt(admin, page)).records).toMatchObject([
      { paymentId, doubt: 'wrongAmount', fen: 18_900, receivedFen: 100, payer: { kind: 'seeker' } },
    ]);
    await expect(settlePayment(admin, { paymentId, act: 'fulfil', reason })).rejects.toMatchObject({ code: 41342 });
    expect(await settlePayment(admin, { paymentId, act: 'return', reason })).toEqual({ state: 'returning' });
    expect(await settlePayment(admin, { paymentId, act: 'return', reason })).toEqual({ state: 'returning' });
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'open', payments: [{ state: 'returned' }] });
    expect(await balances(mine, payer)).toEqual({});
    const found = await listConsoleOrders(admin, { ...page, number: tradeNo });
    expect(found.records).toMatchObject([{ orderId: order.orderId }]);
    expect(await getConsoleOrder(admin, order)).toMatchObject({
      payments: [{ notices: [{ verdict: 'wrongAmount', fen: 100 }] }],
      refunds: [{ fen: 100, state: 'done' }],
    });
  });

  it('that is too much fulfils its order, and the rest goes back', async () => {
    const { mine, order, admin, paymentId, payer } = await doubtful(20_000);
    expect(await settlePayment(admin, { paymentId, act: 'fulfil', reason })).toEqual({ state: 'paid' });
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'paid' });
    expect(await balances(mine, payer)).toMatchObject({ prepaid: 18_900, available: 30 });
    expect(await world.db.selectFrom(cashierRefunds).select('fen').execute()).toEqual([{ fen: 1100 }]);
    await expect(settlePayment(admin, { paymentId, act: 'return', reason })).rejects.toMatchObject({ code: 40900 });
  });

  it('is no admin’s own, and nobody else’s', async () => {
    const { mine, admin, paymentId } = await doubtful(20_000);
    const own = world.as({ ...admin.actor, personId: mine.actor.personId });
    await expect(settlePayment(own, { paymentId, act: 'return', reason })).rejects.toMatchObject({ code: 40993 });
    const without = world.as({ ...admin.actor, permissions: [] });
    await expect(settlePayment(without, { paymentId, act: 'return', reason })).rejects.toMatchObject({ code: 403 });
  });

  it('that nobody was told of is settled by asking', async () => {
    const mine = world.as(await world.seeker());
    const { order, payment, tradeNo } = await atCashier(mine, 'monthCard');
    await act(world.system(), tradeNo, 'payQuietly');
    expect(await askVendor(world.as(await world.admin()), payment)).toEqual({ state: 'paid' });
    expect(await getOrder(mine, order)).toMatchObject({ state: 'paid' });
  });
});

describe('a bank transfer', () => {
  async function transferred() {
    const owner = await companyOwner(world);
    const mine = world.as(owner);
    const order = await ordered(mine, 'recharge1000');
    const payment = await startPayment(mine, { orderId: order.orderId, channel: 'bank' });
    const { fileId } = await uploadFile(mine, { file: pictureUpload('凭证.png') });
    const admin = world.as(await world.admin());
    return {
      mine,
      order,
      payment,
      paymentId: payment.paymentId,
      fileId,
      admin,
      payer: companyPayer(owner.companyId ?? ''),
    };
  }
  const found = () => ({ receivedFen: 100_000, receivedAt: world.clock.now().toISOString() });

  it('is confirmed against the bank’s list, once', async () => {
    const { mine, order, payment, paymentId, fileId, admin, payer } = await transferred();
    expect(payment).toMatchObject({ state: 'open', url: null, bank: { accountNumber: '6222000000000000000' } });
    expect(payment.bank?.reference).toMatch(/^PJ\d{8}$/);
    expect(await sendVoucher(mine, { paymentId, fileId })).toMatchObject({
      state: 'confirming',
      bank: { voucher: { name: '凭证.png' } },
    });
    expect(await getOrder(mine, order)).toMatchObject({ state: 'confirming' });
    world.clock.advance(60 * 60_000);
    await runMoneyTasks(world.system());
    expect((await listBankPayments(admin, { ...page, list: 'toConfirm' })).records).toMatchObject([
      { paymentId, hasVoucher: true, reference: payment.bank?.reference },
    ]);
    expect((await showVoucher(admin, { paymentId })).name).toBe('凭证.png');
    const confirmed = { paymentId, bankNumber: 'B20261123001', ...found() };
    expect(await confirmBankPayment(admin, confirmed)).toEqual({ state: 'paid' });
    expect(await confirmBankPayment(admin, confirmed)).toEqual({ state: 'paid' });
    expect(await getOrder(mine, order)).toMatchObject({ state: 'paid' });
    expect(await balances(mine, payer)).toMatchObject({ prepaid: 100_000, 'vendor:bank': -100_000 });
    await expect(sendVoucher(mine, { paymentId, fileId })).rejects.toMatchObject({ code: 41323 });
    const other = await transferred();
    await sendVoucher(other.mine, other);
    await expect(
      confirmBankPayment(admin, { paymentId: other.paymentId, bankNumber: 'B20261123001', ...found() }),
    ).rejects.toMatchObject({ code: 41341 });
  });

  it('is refused with a reason, and another voucher may follow', async () => {
    const { mine, order, paymentId, fileId, admin } = await transferred();
    await sendVoucher(mine, { paymentId, fileId });
    expect(await refuseBankPayment(admin, { paymentId, reason: '银行流水里没有这笔转账' })).toEqual({ state: 'open' });
    expect(await getOrder(mine, order)).toMatchObject({
      state: 'open',
      payments: [{ state: 'open', bank: { refusedWhy: '银行流水里没有这笔转账' } }],
    });
    expect(await sendVoucher(mine, { paymentId, fileId })).toMatchObject({
      state: 'confirming',
      bank: { refusedWhy: null },
    });
    const confirmed = { paymentId, bankNumber: 'B20261123002', ...found(), receivedFen: 90_000 };
    expect(await confirmBankPayment(admin, confirmed)).toEqual({ state: 'inDoubt' });
  });

  it('that nobody proves is closed after seven days', async () => {
    const { mine, order } = await transferred();
    world.clock.advance(6 * 86_400_000);
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'open' });
    world.clock.advance(86_400_000);
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'closed', payments: [{ state: 'closed' }] });
  });

  it('is for companies alone', async () => {
    const mine = world.as(await world.seeker());
    const order = await ordered(mine, 'monthCard');
    await expect(startPayment(mine, { orderId: order.orderId, channel: 'bank' })).rejects.toMatchObject({
      code: 41322,
    });
  });
});
