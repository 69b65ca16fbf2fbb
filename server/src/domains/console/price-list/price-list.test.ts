import { describe, expect, it } from 'vitest';
import { findProduct, priceOf } from '#domains/billing/index.ts';
import { listPrices } from '#domains/billing/price/list-prices.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { newId } from '#platform/core/ids.ts';
import { useWorld } from '#testing/world.ts';
import { listAudit } from '../audit/list-audit.ts';
import { decidePriceChange, takeBackPriceChange } from './decide-price-change.ts';
import { listConsolePrices } from './list-console-prices.ts';
import { proposePriceChange } from './propose-price-change.ts';

const world = useWorld();
const day = 86_400_000;
const reason = '年末优惠，按活动方案调整';
const cheaper = { item: 'recharge500', fen: 49_900, units: 500, onSale: true, reason } as const;

async function two(): Promise<readonly [Ctx<AdminActor>, Ctx<AdminActor>]> {
  return [world.as(await world.admin()), world.as(await world.admin())];
}
const approve = (by: Ctx<AdminActor>, changeId: string) => decidePriceChange(by, { changeId, outcome: 'approved' });

describe('the price list', () => {
  it('holds what was decided, by role, until it is changed', async () => {
    const seeker = await listPrices(world.as(await world.seeker()));
    expect(seeker.products.map(({ product, fen, units, days }) => [product, fen, units, days])).toEqual([
      ['simulations5', 5900, 5, null],
      ['monthCard', 18_900, 30, 30],
      ['quarterCard', 38_000, 120, 90],
      ['test', 1, 1, null],
    ]);
    expect(seeker).toMatchObject({ uses: [{ item: 'simulation', units: 1 }], freeSimulations: 3 });
    const employer = await listPrices(world.as(await world.employer()));
    expect(employer.products.map(({ product, fen, units, unit }) => [product, fen, units, unit])).toEqual([
      ['recharge500', 50_000, 500, 'credit'],
      ['recharge700', 70_000, 700, 'credit'],
      ['recharge1000', 100_000, 1000, 'credit'],
      ['test', 1, 1, 'credit'],
    ]);
    expect(employer).toMatchObject({
      uses: [
        { item: 'contact', units: 20 },
        { item: 'aiInterview', units: 5 },
      ],
      freeSimulations: null,
    });
  });

  it('sells nothing for 0.01 in production', async () => {
    const { config } = world.test.ports;
    const ctx = world.as(await world.seeker());
    const production = { ...config, sandbox: { ...config.sandbox, production: true } };
    const there = { ...ctx, ports: { ...ctx.ports, config: production } };
    expect((await listPrices(there)).products.map(({ product }) => product)).not.toContain('test');
    await expect(findProduct(there, 'test')).rejects.toMatchObject({ code: 41103 });
    expect(await findProduct(ctx, 'test')).toMatchObject({ fen: 1 });
  });
});

describe('a change of price', () => {
  it('holds once another admin has agreed, and stands in the log', async () => {
    const [one, other] = await two();
    const { changeId } = await proposePriceChange(one, cheaper);
    expect((await findProduct(one, 'recharge500')).fen).toBe(50_000);
    await expect(approve(one, changeId)).rejects.toMatchObject({ code: 41104 });
    expect(await approve(other, changeId)).toMatchObject({ state: 'approved', decidedBy: other.actor.userId });
    expect((await findProduct(one, 'recharge500')).fen).toBe(49_900);
    await expect(approve(other, changeId)).rejects.toMatchObject({ code: 41105 });
    const { records } = await listAudit(one, { current: 1, pageSize: 10, objectId: changeId });
    expect(records.map(({ act, reason: why }) => [act, why])).toEqual([
      ['priceApproved', null],
      ['priceProposed', reason],
    ]);
  });

  it('holds from its time on, and what was before stays on record', async () => {
    const [one, other] = await two();
    const validFrom = new Date(world.clock.now().getTime() + day).toISOString();
    const { changeId } = await proposePriceChange(one, { ...cheaper, validFrom });
    await approve(other, changeId);
    const board = await listConsolePrices(one);
    expect(board.others).toMatchObject([{ item: 'recharge500', fen: 49_900, validFrom, validUntil: null }]);
    expect(board.present.find(({ item }) => item === 'recharge500')).toMatchObject({
      fen: 50_000,
      validUntil: validFrom,
    });
    expect((await findProduct(one, 'recharge500')).fen).toBe(50_000);
    world.clock.advance(day);
    expect((await findProduct(one, 'recharge500')).fen).toBe(49_900);
    expect((await listConsolePrices(one)).others).toMatchObject([
      { fen: 50_000, validFrom: null, validUntil: validFrom },
    ]);
  });

  it('changes what a use costs, and takes a product off sale', async () => {
    const [one, other] = await two();
    for (const change of [
      { item: 'contact', units: 25, onSale: true },
      { item: 'quarterCard', fen: 38_000, units: 120, days: 90, onSale: false },
    ] as const)
      await approve(other, (await proposePriceChange(one, { ...change, reason })).changeId);
    expect((await priceOf(one, 'contact')).units).toBe(25);
    const { products } = await listPrices(world.as(await world.seeker()));
    expect(products.map(({ product }) => product)).not.toContain('quarterCard');
  });

  it('is turned down with a reason, or taken back by who proposed it alone', async () => {
    const [one, other] = await two();
    const { changeId } = await proposePriceChange(one, cheaper);
    await expect(proposePriceChange(other, cheaper)).rejects.toMatchObject({ code: 41106 });
    await expect(decidePriceChange(other, { changeId, outcome: 'rejected' })).rejects.toMatchObject({ code: 40001 });
    expect(await decidePriceChange(other, { changeId, outcome: 'rejected', reason: '活动没有批下来' })).toMatchObject({
      state: 'rejected',
      answer: '活动没有批下来',
    });
    const second = await proposePriceChange(one, cheaper);
    await expect(takeBackPriceChange(other, second)).rejects.toMatchObject({ code: 40400 });
    expect(await takeBackPriceChange(one, second)).toMatchObject({ state: 'takenBack' });
    expect((await findProduct(one, 'recharge500')).fen).toBe(50_000);
  });

  it.each([
    ['a product without an amount', { item: 'recharge500', units: 500 }, 'fen'],
    ['a product that brings nothing', { item: 'recharge500', fen: 100, units: 0 }, 'units'],
    ['a use with an amount', { item: 'contact', fen: 100, units: 20 }, 'fen'],
    ['a use with days', { item: 'contact', units: 20, days: 3 }, 'days'],
    ['a time that is over', { ...cheaper, validFrom: '2020-01-01T00:00:00Z' }, 'validFrom'],
  ] as const)('refuses %s', async (_name, change, path) => {
    const [one] = await two();
    await expect(proposePriceChange(one, { onSale: true, reason, ...change })).rejects.toMatchObject({
      code: 40001,
      data: [{ path }],
    });
  });

  it('is refused by the database where one admin does both, and a price is never rewritten', async () => {
    const [one, other] = await two();
    const { changeId } = await proposePriceChange(one, cheaper);
    const both = world
      .system()
      .transaction((tx) =>
        tx.db
          .updateTable('billing_price_change')
          .set({ state: 'approved', decided_by: one.actor.userId, decided_at: tx.now() })
          .execute(),
      );
    await expect(both).rejects.toThrow('check constraint');
    await approve(other, changeId);
    const rewritten = world.system().transaction((tx) => tx.db.updateTable('billing_price').set({ fen: 1 }).execute());
    await expect(rewritten).rejects.toThrow('append only');
  });

  it('is no business of anybody else', async () => {
    const powerless = world.as({ ...(await world.admin()), permissions: [] });
    const seeker = world.as(await world.seeker()) as unknown as Ctx<AdminActor>; // What the types forbid is what is tried.
    for (const by of [powerless, seeker]) {
      await expect(listConsolePrices(by)).rejects.toMatchObject({ code: 403 });
      await expect(proposePriceChange(by, cheaper)).rejects.toMatchObject({ code: 403 });
      await expect(approve(by, newId())).rejects.toMatchObject({ code: 403 });
      await expect(takeBackPriceChange(by, { changeId: newId() })).rejects.toMatchObject({ code: 403 });
    }
  });
});
