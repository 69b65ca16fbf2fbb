import { describe, expect, it } from 'vitest';
import { cashierRefunds, cashierTrades } from '#testing/cashier.ts';
import { newId } from '#platform/core/ids.ts';
import { holdUse, seekerPayer, companyPayer, takeUse } from '#domains/billing/index.ts';
import { listRefunds, quoteRefund, requestRefund, withdrawRefund } from '#domains/billing/refund/request-refund.ts';
import { getOrder } from '#domains/billing/order/get-order.ts';
import { companyOwner, pictureUpload } from '#testing/company.ts';
import { uploadFile } from '#domains/account/file/upload-file.ts';
import { act, balances, paidOrder, runMoneyTasks } from '#testing/payment.ts';
import { useWorld } from '#testing/world.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import {
  approveRefund,
  confirmRefund,
  getConsoleRefund,
  listConsoleRefunds,
  payRefundByHand,
  refuseRefund,
  retryRefundPart,
} from './decide-refunds.ts';

const world = useWorld();
const reason = '核对了使用记录，同意退款';

async function seeker() {
  const actor = await world.seeker();
  return { mine: world.as(actor), payer: seekerPayer(actor.userId) };
}

/** Spends simulations: the free ones of the month are held and taken as others are. */
async function use(mine: Ctx<SeekerActor>, count: number): Promise<void> {
  const id = newId();
  await mine.transaction(async (tx) => {
    const payer = seekerPayer(tx.actor.userId);
    const subject = { kind: 'interview', id } as const;
    await holdUse(tx, { payer, memberId: null, item: 'simulation', key: `simulation:${id}`, subject, count });
    await takeUse(tx, { key: `simulation:${id}` });
  });
}

const request = (mine: Ctx<SeekerActor>, fen: number) =>
  requestRefund(mine, { key: newId(), fen, reason: 'unused', words: '' });

describe('a refund', () => {
  it('goes to the source, oldest order first, never above what is unspent', async () => {
    const { mine, payer } = await seeker();
    const first = await paidOrder(world.system(), mine, 'simulations5');
    world.clock.advance(1000);
    const second = await paidOrder(world.system(), mine, 'monthCard');
    expect(await quoteRefund(mine)).toMatchObject({
      fen: 24_800,
      shares: [
        { orderId: first.orderId, fen: 5900, units: 5 },
        { orderId: second.orderId, fen: 18_900, units: 30 },
      ],
    });
    await expect(request(mine, 24_801)).rejects.toMatchObject({ code: 41330, data: { fen: 24_800 } });
    const key = newId();
    const asked = { key, fen: 10_000, reason: 'unused', words: '换工作了' } as const;
    const refund = await requestRefund(mine, asked);
    expect(await requestRefund(mine, asked)).toEqual(refund);
    await expect(requestRefund(mine, { ...asked, fen: 1 })).rejects.toMatchObject({ code: 40901 });
    await expect(request(mine, 100)).rejects.toMatchObject({ code: 41331 });

    const admin = world.as(await world.admin());
    const { fileId } = await uploadFile(admin, { file: pictureUpload('依据.png') });
    const { refundId } = refund;
    const decided = await approveRefund(admin, { refundId, fen: 10_000, reason, evidence: [fileId] });
    expect(decided).toMatchObject({ state: 'sending', needsSecond: false, approval: { isOwn: true } });
    expect(decided.parts.map(({ orderId, fen }) => [orderId, fen])).toEqual([
      [first.orderId, 5900],
      [second.orderId, 4100],
    ]);
    expect(await getOrder(mine, second)).toMatchObject({ state: 'refunding', refundedFen: 4100 });
    await runMoneyTasks(world.system());
    expect((await listRefunds(mine, { current: 1, pageSize: 10 })).records).toMatchObject([
      { state: 'done', fen: 10_000, parts: [{ state: 'done' }, { state: 'done' }] },
    ]);
    expect(await getOrder(mine, first)).toMatchObject({ state: 'refunded', refundedFen: 5900 });
    expect(await getOrder(mine, second)).toMatchObject({ state: 'partlyRefunded', refundedFen: 4100 });
    expect(await balances(mine, payer)).toMatchObject({ prepaid: 14_800, 'vendor:sandbox': -14_800 });
    const trades = await world.db.selectFrom(cashierTrades).select('refunded_fen').orderBy('created_at').execute();
    expect(trades).toEqual([{ refunded_fen: 5900 }, { refunded_fen: 4100 }]);
    // Once more by the background changes nothing.
    await runMoneyTasks(world.system());
    expect(await balances(mine, payer)).toMatchObject({ prepaid: 14_800 });
  });

  it('of what was used is refused, and of what was spent since it was asked for', async () => {
    const { mine } = await seeker();
    await expect(request(mine, 100)).rejects.toMatchObject({ code: 41332 });
    await paidOrder(world.system(), mine, 'monthCard');
    const { refundId } = await request(mine, 18_900);
    await use(mine, 3 + 10);
    const admin = world.as(await world.admin());
    await expect(approveRefund(admin, { refundId, fen: 18_900, reason, evidence: [] })).rejects.toMatchObject({
      code: 41330,
    });
    const { shares } = await getConsoleRefund(admin, { refundId });
    expect(shares[0]?.fen).toBeLessThan(18_900);
    const rest = shares.reduce((sum, { fen }) => sum + fen, 0);
    await approveRefund(admin, { refundId, fen: rest, reason, evidence: [] });
    await runMoneyTasks(world.system());
    expect(await quoteRefund(mine)).toEqual({ fen: 0, shares: [] });
  });

  it('from the limit on takes the yes of two admins, none of whom it concerns', async () => {
    const owner = await companyOwner(world);
    const mine = world.as(owner);
    await paidOrder(world.system(), mine, 'recharge1000');
    const { refundId } = await requestRefund(mine, { key: newId(), fen: 100_000, reason: 'closing', words: '' });
    const [one, two] = [world.as(await world.admin()), world.as(await world.admin())];
    expect(await approveRefund(one, { refundId, fen: 100_000, reason, evidence: [] })).toMatchObject({
      state: 'secondAsked',
      needsSecond: true,
      parts: [],
    });
    await expect(confirmRefund(one, { refundId })).rejects.toMatchObject({ code: 41340 });
    const own = world.as({ ...(await world.admin()), personId: owner.personId });
    await expect(confirmRefund(own, { refundId })).rejects.toMatchObject({ code: 40993 });
    expect(await confirmRefund(two, { refundId })).toMatchObject({ state: 'sending' });
    expect(await confirmRefund(two, { refundId })).toMatchObject({ state: 'sending' });
    await runMoneyTasks(world.system());
    expect(await balances(mine, companyPayer(owner.companyId ?? ''))).toMatchObject({
      prepaid: 0,
      'vendor:sandbox': 0,
    });
    const acts = await world.db.selectFrom('console_audit').select('act').orderBy('at').orderBy('id').execute();
    expect(acts.map((row) => row.act)).toEqual(['refundApproved', 'refundConfirmed']);
  });

  it('is withdrawn before it is decided, or refused with a reason', async () => {
    const { mine } = await seeker();
    await paidOrder(world.system(), mine, 'monthCard');
    const { refundId } = await request(mine, 100);
    expect(await withdrawRefund(mine, { refundId })).toMatchObject({ state: 'withdrawn' });
    expect(await withdrawRefund(mine, { refundId })).toMatchObject({ state: 'withdrawn' });
    const other = await request(mine, 100);
    const admin = world.as(await world.admin());
    expect(await refuseRefund(admin, { ...other, reason: '已超过可退期限' })).toMatchObject({ state: 'refused' });
    await expect(withdrawRefund(mine, other)).rejects.toMatchObject({ code: 41333 });
    await expect(approveRefund(admin, { ...other, fen: 100, reason, evidence: [] })).rejects.toMatchObject({
      code: 40900,
    });
    expect((await listRefunds(mine, { current: 1, pageSize: 10 })).records[0]).toMatchObject({
      refusedWhy: '已超过可退期限',
    });
  });

  it('without an answer of the vendor is asked for again, and goes back once', async () => {
    const { mine } = await seeker();
    const order = await paidOrder(world.system(), mine, 'monthCard');
    const { refundId } = await request(mine, 5000);
    const admin = world.as(await world.admin());
    await approveRefund(admin, { refundId, fen: 5000, reason, evidence: [] });
    const tradeNo = order.payments[0]?.paymentId.replaceAll('-', '') ?? '';
    await act(world.system(), tradeNo, 'hang');
    await runMoneyTasks(world.system());
    expect((await getConsoleRefund(admin, { refundId })).parts).toMatchObject([{ state: 'confirming' }]);
    for (let waited = 0; waited < 5; waited++) {
      world.clock.advance(120_000);
      await runMoneyTasks(world.system());
    }
    expect(await getConsoleRefund(admin, { refundId })).toMatchObject({ state: 'done', parts: [{ state: 'done' }] });
    const back = await world.db.selectFrom(cashierRefunds).select('fen').execute();
    expect(back).toEqual([{ fen: 5000 }]);
  });

  it('that the vendor refuses is tried again or paid by hand, once', async () => {
    const { mine } = await seeker();
    const order = await paidOrder(world.system(), mine, 'monthCard');
    const { refundId } = await request(mine, 5000);
    const admin = world.as(await world.admin());
    await approveRefund(admin, { refundId, fen: 5000, reason, evidence: [] });
    // The vendor has given it all back already, for whatever reason.
    const tradeNo = order.payments[0]?.paymentId.replaceAll('-', '') ?? '';
    const trade = world.db.updateTable(cashierTrades).where('trade_no', '=', tradeNo);
    await trade.set({ refunded_fen: 18_900 }).execute();
    await runMoneyTasks(world.system());
    const { records } = await listConsoleRefunds(admin, { list: 'needsHelp', current: 1, pageSize: 10 });
    expect(records).toMatchObject([{ refundId, needsHelp: true }]);
    const [part] = (await getConsoleRefund(admin, { refundId })).parts;
    expect(part).toMatchObject({ state: 'failed', failedWhy: 'MORE_THAN_PAID' });
    const partId = part?.partId ?? '';
    await retryRefundPart(admin, { partId });
    await expect(payRefundByHand(admin, { partId, bankNumber: 'B0001', reason })).rejects.toMatchObject({
      code: 41343,
    });
    await runMoneyTasks(world.system());
    const byHand = { partId, bankNumber: 'B0001', reason };
    expect(await payRefundByHand(admin, byHand)).toMatchObject({ state: 'done', parts: [{ state: 'done' }] });
    expect(await payRefundByHand(admin, byHand)).toMatchObject({ state: 'done' });
    await expect(payRefundByHand(admin, { ...byHand, bankNumber: 'B0002' })).rejects.toMatchObject({ code: 40900 });
    expect(await getOrder(mine, order)).toMatchObject({ state: 'partlyRefunded', refundedFen: 5000 });
  });
});
