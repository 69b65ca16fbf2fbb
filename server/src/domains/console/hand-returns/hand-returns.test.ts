import { describe, expect, it } from 'vitest';
import { uploadFile } from '#domains/account/file/upload-file.ts';
import { companyPayer } from '#domains/billing/index.ts';
import { getOrder } from '#domains/billing/order/get-order.ts';
import { sendVoucher } from '#domains/billing/payment/send-voucher.ts';
import { startPayment } from '#domains/billing/payment/start-payment.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { cashierRefunds, cashierTrades } from '#testing/cashier.ts';
import { companyOwner, pictureUpload } from '#testing/company.ts';
import { act, atCashier, balances, ordered, runMoneyTasks } from '#testing/payment.ts';
import { useWorld } from '#testing/world.ts';
import { getOverview } from '../overview/get-overview.ts';
import { confirmBankPayment } from '../payments/decide-bank-payment.ts';
import { settlePayment } from '../payments/settle-doubtful-payment.ts';
import { confirmHandReturn, dropHandReturn, enterHandReturn, listHandReturns } from './decide-hand-return.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };
const reason = '已由财务转回原付款账户';
let movements = 0;

async function admin(): Promise<Ctx<AdminActor>> {
  return world.as(await world.admin());
}

/** A company's bank transfer of another amount than its order's, found in the bank's list. */
async function transferredWith(receivedFen: number) {
  const owner = await companyOwner(world);
  const mine = world.as(owner);
  const order = await ordered(mine, 'recharge1000');
  const { paymentId } = await startPayment(mine, { orderId: order.orderId, channel: 'bank' });
  const { fileId } = await uploadFile(mine, { file: pictureUpload('凭证.png') });
  await sendVoucher(mine, { paymentId, fileId });
  const first = await admin();
  const bankNumber = `B2026112300${(movements += 1)}`;
  const receivedAt = world.clock.now().toISOString();
  expect(await confirmBankPayment(first, { paymentId, bankNumber, receivedFen, receivedAt })).toEqual({
    state: 'inDoubt',
  });
  return { owner, mine, order, paymentId, first, payer: companyPayer(owner.companyId ?? '') };
}

async function slip(by: Ctx<AdminActor>): Promise<string[]> {
  return [(await uploadFile(by, { file: pictureUpload('回单.png') })).fileId];
}

const waiting = async (by: Ctx<AdminActor>) =>
  (await getOverview(by)).queues.find(({ kind }) => kind === 'handReturn')?.count;
const acts = async () =>
  (await world.db.selectFrom('console_audit').select('act').orderBy('at').orderBy('id').execute()).map(
    (row) => row.act,
  );

describe('money of a bank transfer that is to go back', () => {
  it('where too much came is entered with its slip, and is back then, once', async () => {
    const { mine, order, paymentId, first, payer, owner } = await transferredWith(120_000);
    expect(await settlePayment(first, { paymentId, act: 'fulfil', reason })).toEqual({ state: 'paid' });
    await runMoneyTasks(world.system());
    const [one] = (await listHandReturns(first, { ...page, list: 'toSend' })).records;
    expect(one).toMatchObject({
      kind: 'excess',
      channel: 'bank',
      fen: 20_000,
      receivedFen: 120_000,
      askedFen: 100_000,
      needsSecond: false,
      entry: null,
      payer: { isOwn: false },
    });
    expect(await waiting(first)).toBe(1);
    const partId = one?.partId ?? '';
    const entered = { partId, bankNumber: 'R0001', reason, evidence: await slip(first) };
    const stranger = await slip(await admin());
    await expect(enterHandReturn(first, { ...entered, evidence: stranger })).rejects.toMatchObject({ code: 40001 });
    const own = world.as({ ...first.actor, personId: owner.personId });
    expect((await listHandReturns(own, { ...page, list: 'toSend' })).records).toMatchObject([
      { payer: { isOwn: true } },
    ]);
    await expect(enterHandReturn(own, entered)).rejects.toMatchObject({ code: 40993 });
    const without = world.as({ ...first.actor, permissions: [] });
    await expect(enterHandReturn(without, entered)).rejects.toMatchObject({ code: 403 });

    const done = await enterHandReturn(first, entered);
    expect(done).toMatchObject({ entry: { bankNumber: 'R0001', isOwn: true, evidence: [{ name: '回单.png' }] } });
    expect(done.doneAt).not.toBeNull();
    expect(await enterHandReturn(first, entered)).toEqual(done);
    await expect(enterHandReturn(first, { ...entered, bankNumber: 'R0002' })).rejects.toMatchObject({ code: 40900 });
    await expect(dropHandReturn(first, { partId, reason })).rejects.toMatchObject({ code: 40900 });
    expect(await waiting(first)).toBe(0);
    expect((await listHandReturns(first, { ...page, list: 'done' })).total).toBe(1);
    expect(await getOrder(mine, order)).toMatchObject({ state: 'paid', refundedFen: 0 });
    expect(await balances(mine, payer)).toMatchObject({ prepaid: 100_000 });
    expect((await acts()).slice(-1)).toEqual(['handReturnEntered']);
    const told = await world.db.selectFrom('message_message').select('content').execute();
    expect(told.map(({ content }) => content).join('\n')).toContain('200元 已转回您的付款账户');
  });

  it('from the limit on takes the yes of a second admin, who may say that it is not so', async () => {
    const { mine, order, paymentId, first } = await transferredWith(100_001);
    await settlePayment(first, { paymentId, act: 'return', reason });
    const [one] = (await listHandReturns(first, { ...page, list: 'toSend' })).records;
    expect(one).toMatchObject({ kind: 'return', fen: 100_001, needsSecond: true });
    const partId = one?.partId ?? '';
    const second = await admin();
    await expect(confirmHandReturn(second, { partId })).rejects.toMatchObject({ code: 40900 });
    const entered = { partId, bankNumber: 'R0003', reason, evidence: await slip(first) };
    expect(await enterHandReturn(first, entered)).toMatchObject({ doneAt: null, entry: { isOwn: true } });
    expect((await listHandReturns(second, { ...page, list: 'secondAsked' })).records).toMatchObject([
      { partId, entry: { isOwn: false } },
    ]);
    await expect(confirmHandReturn(first, { partId })).rejects.toMatchObject({ code: 41340 });
    expect(await dropHandReturn(second, { partId, reason: '银行明细里没有这笔转出' })).toMatchObject({ entry: null });

    const again = { ...entered, bankNumber: 'R0004', evidence: await slip(second) };
    await enterHandReturn(second, again);
    expect((await confirmHandReturn(first, { partId })).doneAt).not.toBeNull();
    expect((await confirmHandReturn(first, { partId })).doneAt).not.toBeNull();
    expect(await getOrder(mine, order)).toMatchObject({ payments: [{ state: 'returned' }] });
    expect((await acts()).filter((each) => each.startsWith('handReturn'))).toEqual([
      'handReturnEntered',
      'handReturnDropped',
      'handReturnEntered',
      'handReturnConfirmed',
    ]);
  });

  it('is one movement of the bank, and no other money’s', async () => {
    const one = await transferredWith(110_000);
    const other = await transferredWith(110_000);
    for (const { paymentId } of [one, other]) await settlePayment(one.first, { paymentId, act: 'fulfil', reason });
    const { records } = await listHandReturns(one.first, { ...page, list: 'toSend' });
    const [first, second] = records.map(({ partId }) => partId);
    await enterHandReturn(one.first, {
      partId: first ?? '',
      bankNumber: 'R0005',
      reason,
      evidence: await slip(one.first),
    });
    const same = { partId: second ?? '', bankNumber: 'R0005', reason, evidence: await slip(one.first) };
    await expect(enterHandReturn(one.first, same)).rejects.toMatchObject({ code: 41341 });
    expect((await listHandReturns(one.first, { ...page, list: 'toSend' })).total).toBe(1);
  });
});

describe('money that a vendor would not give back', () => {
  it('is sent by the bank instead, and not by the vendor as well', async () => {
    const mine = world.as(await world.seeker());
    const { payment, tradeNo } = await atCashier(mine, 'monthCard');
    await act(world.system(), tradeNo, 'otherAmount', 100);
    const first = await admin();
    await settlePayment(first, { paymentId: payment.paymentId, act: 'return', reason });
    // The vendor says that it has given it back already.
    await world.db.updateTable(cashierTrades).set({ refunded_fen: 100 }).execute();
    const early = (await listHandReturns(first, { ...page, list: 'toSend' })).total;
    expect(early).toBe(0);
    await runMoneyTasks(world.system());
    const [one] = (await listHandReturns(first, { ...page, list: 'toSend' })).records;
    expect(one).toMatchObject({ kind: 'return', channel: 'sandbox', fen: 100 });
    const entered = { partId: one?.partId ?? '', bankNumber: 'R0006', reason, evidence: await slip(first) };
    expect((await enterHandReturn(first, entered)).doneAt).not.toBeNull();
    await expect(settlePayment(first, { paymentId: payment.paymentId, act: 'return', reason })).resolves.toEqual({
      state: 'returned',
    });
    await runMoneyTasks(world.system());
    expect(await world.db.selectFrom(cashierRefunds).selectAll().execute()).toEqual([]);
  });
});
