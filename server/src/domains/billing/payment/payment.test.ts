import { describe, expect, it } from 'vitest';
import { cashierTrades } from '#testing/cashier.ts';
import { orderErrors } from '@pinjian/contract/billing-order.ts';
import { newId } from '#platform/core/ids.ts';
import { act, atCashier, balances, ordered, runMoneyTasks } from '#testing/payment.ts';
import { companyOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { createOrder } from '../order/create-order.ts';
import { getOrder } from '../order/get-order.ts';
import { listOrders } from '../order/list-orders.ts';
import { seekerPayer } from '../policy.ts';
import { checkPayment } from './check-payment.ts';
import { startPayment } from './start-payment.ts';

const world = useWorld();
const minute = 60_000;

async function seeker() {
  const actor = await world.seeker();
  return { mine: world.as(actor), payer: seekerPayer(actor.userId) };
}

describe('an order', () => {
  it('is one for a key, at the price that was shown', async () => {
    const { mine } = await seeker();
    const key = newId();
    const order = await createOrder(mine, { key, product: 'monthCard', fen: 18_900 });
    expect(order).toMatchObject({ title: '求职月卡', fen: 18_900, units: 30, days: 30, state: 'open', payments: [] });
    expect(order.number).toMatch(/^\d{20}$/);
    expect(await createOrder(mine, { key, product: 'monthCard', fen: 18_900 })).toEqual(order);
    await expect(createOrder(mine, { key, product: 'quarterCard', fen: 38_000 })).rejects.toMatchObject({
      code: 40901,
    });
    await expect(createOrder(mine, { key: newId(), product: 'monthCard', fen: 100 })).rejects.toMatchObject({
      code: 41311,
      data: { fen: 18_900 },
    });
    for (const product of ['recharge500', 'nothing'])
      await expect(createOrder(mine, { key: newId(), product, fen: 50_000 })).rejects.toMatchObject({ code: 41310 });
    expect((await listOrders(mine, { kind: 'open', current: 1, pageSize: 10 })).records).toMatchObject([
      { orderId: order.orderId },
    ]);
  });

  it('is nobody else’s, and not one of a member who does not read money', async () => {
    const { mine } = await seeker();
    const order = await ordered(mine, 'simulations5');
    const { mine: other } = await seeker();
    await expect(getOrder(other, order)).rejects.toMatchObject({ code: 40400 });
    await expect(cancelOrder(other, order)).rejects.toMatchObject({ code: 40400 });
    await expect(startPayment(other, { orderId: order.orderId, channel: 'sandbox' })).rejects.toMatchObject({
      code: 40400,
    });
    const owner = await companyOwner(world);
    const interviewer = await world.employer({ companyId: owner.companyId ?? '', role: 'interviewer' });
    await expect(ordered(world.as(interviewer), 'recharge500')).rejects.toMatchObject({ code: 40311 });
    expect(await ordered(world.as(owner), 'recharge500')).toMatchObject({ unit: 'credit', units: 500 });
  });

  it('waits with at most four others', async () => {
    const { mine } = await seeker();
    for (let made = 0; made < 5; made++) await ordered(mine, 'simulations5');
    await expect(ordered(mine, 'simulations5')).rejects.toMatchObject(orderErrors.tooManyOpen);
  });
});

describe('a payment', () => {
  it('fulfils its order once, however often and in whatever order the vendor tells', async () => {
    const { mine, payer } = await seeker();
    const { order, payment, tradeNo } = await atCashier(mine, 'monthCard');
    expect(payment).toMatchObject({ state: 'open', fen: 18_900 });
    expect(payment.url).toContain(`/sandbox/cashier?tradeNo=${tradeNo}`);
    expect((await startPayment(mine, { orderId: order.orderId, channel: 'sandbox' })).paymentId).toBe(
      payment.paymentId,
    );
    expect(await act(world.system(), tradeNo, 'pay')).toEqual([200]);
    expect(await act(world.system(), tradeNo, 'repeat')).toEqual([200, 200, 200]);
    expect(await checkPayment(mine, payment)).toMatchObject({ state: 'paid', url: null });
    await runMoneyTasks(world.system());
    const paid = await getOrder(mine, order);
    expect(paid).toMatchObject({ state: 'paid', refundedFen: 0, payments: [{ state: 'paid' }] });
    expect(await balances(mine, payer)).toMatchObject({ prepaid: 18_900, available: 30, 'vendor:sandbox': -18_900 });
    const told = await world.db.selectFrom('message_message').select(['title', 'content']).execute();
    expect(told).toMatchObject([{ title: '支付成功', content: expect.stringContaining('189元') as string }]);
    await expect(startPayment(mine, { orderId: order.orderId, channel: 'sandbox' })).rejects.toMatchObject({
      code: 41315,
    });
  });

  it('that nobody told of is found by asking', async () => {
    const { mine } = await seeker();
    const { order, tradeNo } = await atCashier(mine, 'simulations5');
    await act(world.system(), tradeNo, 'payQuietly');
    world.clock.advance(15_000);
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'paid' });
  });

  it('whose notice comes late is settled by it', async () => {
    const { mine } = await seeker();
    const { order, tradeNo } = await atCashier(mine, 'simulations5');
    await act(world.system(), tradeNo, 'delay');
    expect(await getOrder(mine, order)).toMatchObject({ state: 'open' });
    world.clock.advance(minute);
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'paid' });
  });

  it('of another amount waits for a person, and gives nothing', async () => {
    const { mine, payer } = await seeker();
    const { order, tradeNo } = await atCashier(mine, 'monthCard');
    expect(await act(world.system(), tradeNo, 'otherAmount', 100)).toEqual([200]);
    expect(await getOrder(mine, order)).toMatchObject({
      state: 'confirming',
      payments: [{ state: 'inDoubt', receivedFen: 100 }],
    });
    expect(await balances(mine, payer)).toEqual({});
    await expect(cancelOrder(mine, order)).rejects.toMatchObject({ code: 41313 });
    world.clock.advance(31 * minute);
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'confirming' });
  });

  it.each(['forge', 'stale'] as const)('%s changes nothing by its words', async (what) => {
    const { mine, payer } = await seeker();
    const { order, payment, tradeNo } = await atCashier(mine, 'monthCard');
    await act(world.system(), tradeNo, 'payQuietly');
    await act(world.system(), tradeNo, 'hang');
    expect(await act(world.system(), tradeNo, what)).toEqual([what === 'forge' ? 500 : 200]);
    expect(await getOrder(mine, order)).toMatchObject({ state: 'open' });
    expect(await balances(mine, payer)).toEqual({});
    const notices = await world.db.selectFrom('billing_notice').select(['verdict', 'payment_id']).execute();
    expect(notices).toEqual([
      what === 'forge' ? { verdict: 'forged', payment_id: null } : { verdict: 'stale', payment_id: payment.paymentId },
    ]);
  });

  it('reads 确认中 while the vendor does not answer, and settles by itself', async () => {
    const { mine } = await seeker();
    const { order, payment, tradeNo } = await atCashier(mine, 'monthCard');
    await act(world.system(), tradeNo, 'payQuietly');
    await act(world.system(), tradeNo, 'hang');
    expect(await checkPayment(mine, payment)).toMatchObject({ state: 'confirming' });
    expect(await getOrder(mine, order)).toMatchObject({ state: 'confirming' });
    await expect(cancelOrder(mine, order)).rejects.toMatchObject({ code: 41313 });
    for (let waited = 0; waited < 5; waited++) {
      world.clock.advance(minute);
      await runMoneyTasks(world.system());
    }
    expect(await getOrder(mine, order)).toMatchObject({ state: 'paid' });
  });

  it('that failed can be tried again', async () => {
    const { mine } = await seeker();
    const { order, payment, tradeNo } = await atCashier(mine, 'monthCard');
    await act(world.system(), tradeNo, 'fail');
    expect(await checkPayment(mine, payment)).toMatchObject({ state: 'failed' });
    const again = await startPayment(mine, { orderId: order.orderId, channel: 'sandbox' });
    expect(again.paymentId).not.toBe(payment.paymentId);
    await act(world.system(), again.paymentId.replaceAll('-', ''), 'pay');
    expect(await getOrder(mine, order)).toMatchObject({ state: 'paid' });
  });
});

describe('an order that nobody paid', () => {
  it('is closed after 30 minutes, at the vendor too', async () => {
    const { mine } = await seeker();
    const { order, tradeNo } = await atCashier(mine, 'monthCard');
    world.clock.advance(30 * minute);
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'closed', closedWhy: 'expired' });
    await expect(act(world.system(), tradeNo, 'pay')).rejects.toMatchObject({ code: 40900 });
    await expect(startPayment(mine, { orderId: order.orderId, channel: 'sandbox' })).rejects.toMatchObject({
      code: 41314,
    });
  });

  it('stays 确认中 while the vendor does not say that it is closed', async () => {
    const { mine } = await seeker();
    const { order, tradeNo } = await atCashier(mine, 'monthCard');
    await act(world.system(), tradeNo, 'hang');
    world.clock.advance(30 * minute);
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'confirming' });
    for (let waited = 0; waited < 3; waited++) {
      world.clock.advance(5 * minute);
      await runMoneyTasks(world.system());
    }
    expect(await getOrder(mine, order)).toMatchObject({ state: 'closed' });
  });

  it('and is paid shortly after its end is fulfilled all the same; a day later the money goes back', async () => {
    const { mine, payer } = await seeker();
    for (const [hours, state, payment] of [
      [23, 'paid', 'paid'],
      [25, 'closed', 'returned'],
    ] as const) {
      const { order, tradeNo } = await atCashier(mine, 'simulations5');
      world.clock.advance(31 * minute);
      await runMoneyTasks(world.system());
      world.clock.advance(hours * 60 * minute);
      expect(await act(world.system(), tradeNo, 'payClosed')).toEqual([200]);
      await runMoneyTasks(world.system());
      expect(await getOrder(mine, order)).toMatchObject({ state, payments: [{ state: payment }] });
    }
    expect(await balances(mine, payer)).toMatchObject({ prepaid: 5900, available: 5 });
  });
});

describe('a cancelled order', () => {
  it('is closed at the vendor, and what is paid then goes back whole', async () => {
    const { mine, payer } = await seeker();
    const { order, tradeNo } = await atCashier(mine, 'monthCard');
    expect(await cancelOrder(mine, order)).toMatchObject({ state: 'closed', closedWhy: 'cancelled' });
    expect(await cancelOrder(mine, order)).toMatchObject({ state: 'closed' });
    await act(world.system(), tradeNo, 'payClosed');
    expect(await getOrder(mine, order)).toMatchObject({ state: 'closed', payments: [{ state: 'returning' }] });
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'closed', payments: [{ state: 'returned' }] });
    expect(await balances(mine, payer)).toEqual({});
    const trade = await world.db.selectFrom(cashierTrades).select('refunded_fen').executeTakeFirst();
    expect(trade).toEqual({ refunded_fen: 18_900 });
  });

  it('that turns out to be paid is a paid one', async () => {
    const { mine } = await seeker();
    const { order, tradeNo } = await atCashier(mine, 'monthCard');
    await act(world.system(), tradeNo, 'payQuietly');
    expect(await cancelOrder(mine, order)).toMatchObject({ state: 'paid' });
  });
});
