import { describe, expect, it } from 'vitest';
import type { Payer } from '#domains/wallet/index.ts';
import { newId } from '#platform/core/ids.ts';
import { companyOwner, openingCredits } from '#testing/company.ts';
import { balanceOf, paidOrder, wrongWithMoney } from '#testing/wallet.ts';
import { useWorld } from '#testing/world.ts';
import { companyPayer, seekerPayer } from '../policy.ts';
import { monthOf } from '../rules.ts';
import { holdUse } from '../use/hold-use.ts';
import { releaseUse, takeUse } from '../use/settle-use.ts';
import { expireLotsTask } from '../tasks.ts';
import { unspentOf } from './find-unspent.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { refundLot } from './refund-lot.ts';

const world = useWorld();
const day = 86_400_000;

async function seeker(): Promise<Payer> {
  return seekerPayer((await world.seeker()).userId);
}

async function practise(payer: Payer, key = newId()): Promise<string> {
  const use = { payer, memberId: null, item: 'simulation', key, subject: { kind: 'interview', id: newId() } } as const;
  await holdUse(world.system(), use);
  return key;
}

const consumed = () =>
  world.db.selectFrom('billing_consumption').select(['kind', 'units', 'fen', 'order_id']).orderBy('id').execute();
const expire = () => expireLotsTask.run(world.system() as never, {});

describe('what was paid for', () => {
  it('is there to spend, once, however often the payment is told', async () => {
    const payer = await seeker();
    const order = {
      payer,
      orderId: newId(),
      vendor: 'alipay',
      lines: [{ product: 'monthCard', unit: 'simulation', units: 30, fen: 18_900, days: 30 }],
    } as const;
    const told = [];
    for (let times = 0; times < 3; times += 1) told.push(await fulfilOrder(world.system(), order));
    expect(told).toEqual([true, false, false]);
    expect(await balanceOf(world.system(), payer)).toEqual({ available: 33, held: 0 });
    expect(await unspentOf(world.system(), payer)).toMatchObject([{ orderId: order.orderId, units: 30, fen: 18_900 }]);
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });

  it('is spent after what is free, and its money counts as earned share by share', async () => {
    const payer = await seeker();
    const orderId = await paidOrder(world.system(), payer, { units: 3, fen: 1000, product: 'simulations5' });
    const keys = [];
    for (let times = 0; times < 6; times += 1) keys.push(await practise(payer));
    await expect(practise(payer)).rejects.toMatchObject({
      code: 41101,
      data: { unit: 'simulation', total: 1, available: 0 },
      message: expect.stringContaining('请先购买'),
    });
    for (const key of keys) await takeUse(world.system(), { key });
    expect(await consumed()).toEqual([
      ...[1, 2, 3].map(() => ({ kind: 'use', units: 1, fen: 0, order_id: null })),
      ...[333, 333, 334].map((fen) => ({ kind: 'use', units: 1, fen, order_id: orderId })),
    ]);
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });
});

describe('three simulations a month', () => {
  it('are free, end with the month of Beijing, and are there anew', async () => {
    const payer = await seeker();
    await practise(payer);
    expect(await balanceOf(world.system(), payer)).toEqual({ available: 2, held: 1 });
    world.clock.advance(monthOf(world.clock.now()).until.getTime() - world.clock.now().getTime() - 1);
    expect(await balanceOf(world.system(), payer)).toEqual({ available: 2, held: 1 });
    world.clock.advance(1);
    expect(await balanceOf(world.system(), payer)).toEqual({ available: 3, held: 1 });
    await expire();
    expect(await consumed()).toEqual([{ kind: 'expired', units: 2, fen: 0, order_id: null }]);
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });
});

describe('what has ended', () => {
  it('is consumed with what was paid for it, and what is held of it waits for its end', async () => {
    const payer = await seeker();
    for (let times = 0; times < 3; times += 1) await practise(payer);
    await paidOrder(world.system(), payer, { units: 30, fen: 18_900, days: 30, product: 'monthCard' });
    const [used, unused] = [await practise(payer), await practise(payer)];
    world.clock.advance(30 * day);
    expect(await unspentOf(world.system(), payer)).toEqual([]);
    await expire();
    await expire();
    expect((await consumed()).filter(({ order_id: id }) => id !== null)).toMatchObject([
      { kind: 'expired', units: 28, fen: 17_640 },
    ]);
    await takeUse(world.system(), { key: used });
    await releaseUse(world.system(), { key: unused });
    const all = (await consumed()).filter(({ order_id: id }) => id !== null);
    expect(all).toMatchObject([
      { kind: 'expired', units: 28 },
      { kind: 'use', units: 1 },
      { kind: 'expired', units: 1 },
    ]);
    expect(all.reduce((sum, { fen }) => sum + fen, 0)).toBe(18_900);
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });

  it('never counts towards what can be spent, though the clock has not come by', async () => {
    const payer = await seeker();
    await paidOrder(world.system(), payer, { units: 1, fen: 100, days: 1 });
    world.clock.advance(day);
    for (let times = 0; times < 3; times += 1) await practise(payer);
    await expect(practise(payer)).rejects.toMatchObject({ code: 41101 });
  });
});

describe('a refund', () => {
  it('takes back what is unspent, never more, and is done once', async () => {
    const { companyId } = await companyOwner(world);
    const payer = companyPayer(companyId);
    const ctx = world.system();
    const orderId = await paidOrder(ctx, payer, { units: 500, fen: 50_000 });
    const use = { payer, memberId: null, item: 'contact', subject: { kind: 'contactRequest', id: newId() } } as const;
    // What was given before is older and is spent first: the whole of it is held here.
    await holdUse(ctx, { ...use, key: 'most', count: openingCredits / 20 });
    for (const key of ['taken', 'held']) await holdUse(ctx, { ...use, key, count: 5 });
    await takeUse(ctx, { key: 'taken' });
    expect(await unspentOf(ctx, payer)).toMatchObject([{ orderId, units: 300, fen: 30_000 }]);
    const refund = (fen: number, key: string) => refundLot(ctx, { orderId, fen, vendor: 'sandbox', key });
    expect(await refund(30_001, 'too-much')).toBeNull();
    expect(await refund(10_050, 'first')).toEqual({ units: 101 });
    expect(await refund(10_050, 'first')).toEqual({ units: 101 });
    expect(await unspentOf(ctx, payer)).toMatchObject([{ units: 199 }]);
    await releaseUse(ctx, { key: 'held' });
    const [left] = await unspentOf(ctx, payer);
    expect(left).toMatchObject({ units: 299, fen: 29_950 });
    expect(await refund(left?.fen ?? 0, 'rest')).toEqual({ units: 299 });
    expect(await unspentOf(ctx, payer)).toEqual([]);
    expect(await refund(1, 'more')).toBeNull();
    expect(await refundLot(ctx, { orderId: newId(), fen: 1, vendor: 'sandbox', key: 'nobody' })).toBeNull();
    expect(await wrongWithMoney(ctx)).toEqual([]);
  });
});

it('keeps what was consumed as it was written, but for whose it was', async () => {
  const payer = await seeker();
  await takeUse(world.system(), { key: await practise(payer) });
  const change = (set: object) =>
    world.system().transaction((tx) => tx.db.updateTable('billing_consumption').set(set).execute());
  await expect(change({ fen: 5 })).rejects.toThrow('append only');
  await expect(change({ payer: companyPayer(newId()) })).rejects.toThrow('append only');
  const gone = world.system().transaction((tx) => tx.db.deleteFrom('billing_consumption').execute());
  await expect(gone).rejects.toThrow('append only');
  await change({ payer: seekerPayer(newId()), member_id: null });
});
