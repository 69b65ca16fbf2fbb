import { expect, it } from 'vitest';
import type { Payer } from '#domains/wallet/index.ts';
import { newId } from '#platform/core/ids.ts';
import { useCopies } from '#testing/copies.ts';
import { askerOf, wrongWithInvoices } from '#testing/invoice-storm.ts';
import { insertStormPayers, storm } from '#testing/money-storm.ts';
import { paidOrder, wrongWithMoney } from '#testing/wallet.ts';
import { listInvoiceable } from './invoice/list-invoiceable.ts';
import { requestInvoice } from './invoice/request-invoice.ts';
import { saveInvoiceTitle } from './invoice/title/save-title.ts';
import { unspentOf } from './lot/find-unspent.ts';
import { fulfilOrder } from './lot/fulfil-order.ts';
import { findBalance } from './use/find-balance.ts';
import { holdUse } from './use/hold-use.ts';
import { releaseUse, takeUse } from './use/settle-use.ts';

const copies = useCopies(2);
const both = () => [copies.ctx(0), copies.ctx(1)];
const blankTitle = {
  subjectType: 2,
  name: '示例工会',
  creditCode: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
  mail: '',
} as const;
const seed = Number(process.env['PINJIAN_TEST_SEED'] ?? 7);

const isSubset = (some: readonly string[], all: readonly string[]): boolean => some.every((each) => all.includes(each));

async function someCompany(): Promise<Payer> {
  const payer: Payer = `company:${newId()}`;
  await insertStormPayers(copies.ctx(0), [payer]);
  return payer;
}

/** The same from both copies at once, many times over. */
async function atOnce<T>(times: number, act: (ctx: ReturnType<typeof both>[number], at: number) => Promise<T>) {
  return Promise.allSettled(Array.from({ length: times }, async (_, at) => act(copies.ctx(at % 2), at)));
}

it('any interleaving of payments, holds, takes, releases, refunds, endings, invoices and their taking back keeps every fen', async () => {
  const seeker: Payer = `seeker:${newId()}`;
  await insertStormPayers(copies.ctx(0), [seeker]);
  const payers: Payer[] = [await someCompany(), await someCompany(), seeker];
  const reached = async (): Promise<readonly string[]> => {
    const { rows } = await copies
      .pool(0)
      .query<{ state: string }>('select state from billing_use union select state from billing_invoice');
    return rows.map(({ state }) => state);
  };
  const endings = ['held', 'released', 'taken', 'flushed', 'issued', 'rejected'];
  // Four rounds, and more while chance has kept one ending from being reached.
  for (let round = 0; round < 4 || (round < 20 && !isSubset(endings, await reached())); round += 1) {
    expect(await storm(both(), { payers, seed: seed + round, deeds: 200, atOnce: 12 })).toEqual([]);
    expect(await wrongWithMoney(copies.ctx(0))).toEqual([]);
    expect(await wrongWithInvoices(copies.ctx(0))).toEqual([]);
    copies.clock.advance(200);
  }
  // The storm did something: each ending was reached.
  expect(await reached()).toEqual(expect.arrayContaining(endings));
}, 120_000);

it('of invoices that are asked for at once of the same lines, one has them', async () => {
  const payer = await someCompany();
  const ctx = copies.ctx(0);
  await paidOrder(ctx, payer, { units: 100, fen: 10_000 });
  const subject = { kind: 'interview', id: newId() } as const;
  for (let at = 0; at < 6; at += 1) {
    const key = `${payer}:line:${at}`;
    await holdUse(ctx, { payer, memberId: null, item: 'aiInterview', key, subject });
    await ctx.transaction((tx) => takeUse(tx, { key }));
  }
  const mine = (at: number) => copies.ctx(at % 2).as(askerOf(payer));
  const title = { ...blankTitle, titleId: undefined, isDefault: false };
  const { titleId } = await saveInvoiceTitle(mine(0), title);
  const { records } = await listInvoiceable(mine(0), { month: undefined, current: 1, pageSize: 10 });
  expect(records).toHaveLength(6);
  // Each wants four of the six: no two of them fit beside each other.
  const asked = await atOnce(16, async (_, at) => {
    const lines = records.slice(at % 3, (at % 3) + 4);
    const pick = { kind: 'chosen' as const, consumptionIds: lines.map(({ consumptionId }) => consumptionId) };
    const fen = lines.reduce((sum, line) => sum + line.fen, 0);
    return requestInvoice(mine(at), { key: newId(), titleId, type: 1, pick, fen, remark: '' });
  });
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const each of asked)
    if (each.status === 'rejected') expect([41122, 41123]).toContain((each.reason as { code: number }).code);
  expect(await wrongWithInvoices(ctx)).toEqual([]);
}, 60_000);

it('a payment that is told a hundred times at once gives once', async () => {
  const payer = await someCompany();
  const lines = [{ product: 'recharge500', unit: 'credit', units: 500, fen: 50_000, days: null }] as const;
  const orderId = newId();
  const told = await atOnce(100, async (ctx) => fulfilOrder(ctx, { payer, orderId, vendor: 'sandbox', lines }));
  expect(told.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(1);
  expect(told.every((each) => each.status === 'fulfilled')).toBe(true);
  expect(await unspentOf(copies.ctx(0), payer)).toMatchObject([{ orderId, units: 500, fen: 50_000 }]);
}, 60_000);

it('of uses that want more than is there at once, exactly those are held that fit', async () => {
  const payer = await someCompany();
  await paidOrder(copies.ctx(0), payer, { units: 103, fen: 10_300 });
  const subject = { kind: 'contactRequest', id: newId() } as const;
  const tried = await atOnce(12, async (ctx, at) =>
    holdUse(ctx, { payer, memberId: null, item: 'contact', key: `${payer}:${at}`, subject }),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const each of tried) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 41101 });
  expect(await findBalance(copies.ctx(1), payer)).toMatchObject({ available: 3, held: 100 });
}, 60_000);

it('a use that is taken and released at once is one of both, once', async () => {
  const payer = await someCompany();
  await paidOrder(copies.ctx(0), payer, { units: 100, fen: 9999 });
  const subject = { kind: 'contactRequest', id: newId() } as const;
  const key = `${payer}:one`;
  await holdUse(copies.ctx(0), { payer, memberId: null, item: 'contact', key, subject });
  const settled = await atOnce(20, async (ctx, at) => (at % 4 < 2 ? takeUse(ctx, { key }) : releaseUse(ctx, { key })));
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
  const { available, held } = await findBalance(copies.ctx(0), payer);
  expect([80, 100]).toContain(available);
  expect(held).toBe(0);
  expect(await wrongWithMoney(copies.ctx(0))).toEqual([]);
}, 60_000);
