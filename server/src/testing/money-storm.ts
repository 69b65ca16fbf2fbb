import {
  fulfilOrder,
  grantUnits,
  holdUse,
  refundLot,
  releaseUse,
  takeUse,
  unitOfPayer,
} from '#domains/billing/index.ts';
import { expireLots } from '#domains/billing/lot/expire-lots.ts';
import { companyOf } from '#domains/billing/policy.ts';
import { invoiceDeed, insertAskers } from './invoice-storm.ts';
import type { Payer } from '#domains/wallet/index.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SystemActor } from '#server/context.ts';

/** Something that is done with money, told so that it can be told again: by whom it was acknowledged is another matter. */
export interface Deed {
  readonly what: string;
  readonly run: (ctx: Ctx<SystemActor>) => Promise<unknown>;
}

/** Numbers that look drawn and are the same for a seed. */
function draw(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 12_345) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/**
 * Deeds of a seed, without end: orders are paid, uses held, taken and released, refunds made, gifts given that end at
 * once, invoices asked for, issued and taken back; every third is one of before, told again, so that callbacks are replayed and arrive in any order.
 */
function* deeds(payers: readonly Payer[], seed: number): Generator<Deed> {
  const next = draw(seed);
  const told: Deed[] = [];
  const orders: string[] = [];
  const uses: string[] = [];
  for (;;) {
    const again = told[next(told.length + 1)];
    if (again !== undefined && next(3) === 0) {
      yield again;
      continue;
    }
    const payer = payers[next(payers.length)];
    if (payer === undefined) return;
    const deed = newDeed({ payer, next, orders, uses });
    told.push(deed);
    yield deed;
  }
}

interface Scope {
  readonly payer: Payer;
  readonly next: (below: number) => number;
  readonly orders: string[];
  readonly uses: string[];
}

function newDeed({ payer, next, orders, uses }: Scope): Deed {
  const unit = unitOfPayer(payer);
  const kind = next(16);
  if (kind >= 12) return invoiceDeed(payer, next);
  if (kind < 2) {
    const orderId = newId();
    orders.push(orderId);
    const lines = [{ product: 'test', unit, units: 1 + next(300), fen: next(40_000), days: null }] as const;
    return { what: `pay ${orderId}`, run: (ctx) => fulfilOrder(ctx, { payer, orderId, vendor: 'sandbox', lines }) };
  }
  if (kind < 3) {
    const grant = { payer, units: 1 + next(40), key: newId(), origin: 'adjustment' } as const;
    const lastsMs = next(400);
    return {
      what: `give ${grant.key}`,
      run: (ctx) => grantUnits(ctx, { ...grant, expiresAt: new Date(ctx.now().getTime() + lastsMs) }),
    };
  }
  if (kind < 7) {
    const key = `storm:${newId()}`;
    uses.push(key);
    const item = unit === 'simulation' ? 'simulation' : next(2) === 0 ? 'contact' : 'aiInterview';
    const use = {
      payer,
      memberId: null,
      item,
      key,
      subject: { kind: 'interview', id: newId() },
      count: 1 + next(3),
    } as const;
    return { what: `hold ${key}`, run: (ctx) => holdUse(ctx, use) };
  }
  const key = uses[next(uses.length)] ?? 'storm:none';
  if (kind < 9) return { what: `take ${key}`, run: (ctx) => ctx.transaction((tx) => takeUse(tx, { key })) };
  if (kind < 10) return { what: `release ${key}`, run: (ctx) => ctx.transaction((tx) => releaseUse(tx, { key })) };
  if (kind < 11) {
    const refund = {
      orderId: orders[next(orders.length)] ?? newId(),
      fen: 1 + next(9000),
      vendor: 'sandbox',
      key: newId(),
    } as const;
    return { what: `refund ${refund.key}`, run: (ctx) => refundLot(ctx, refund) };
  }
  return { what: 'expire', run: expireLots };
}

export interface Storm {
  readonly payers: readonly Payer[];
  readonly seed: number;
  readonly deeds: number;
  /** How many are under way at one moment, spread over the copies. */
  readonly atOnce: number;
}

/**
 * Lets deeds happen at once on several copies. Too little to spend is an answer like any other.
 * @returns what failed for another reason
 */
export async function storm(
  copies: readonly Ctx<SystemActor>[],
  { payers, seed, deeds: count, atOnce }: Storm,
): Promise<string[]> {
  const faults: string[] = [];
  const source = deeds(payers, seed);
  let left = count;
  const work = async (copy: Ctx<SystemActor>): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { value } = source.next();
      if (value !== undefined) await runDeed(copy, value, faults);
    }
  };
  await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => work(copies[at % copies.length] as Ctx<SystemActor>)),
  );
  return faults;
}

async function runDeed(copy: Ctx<SystemActor>, { what, run }: Deed, faults: string[]): Promise<void> {
  try {
    await run(copy);
  } catch (error) {
    // What failed of many is told by what each failed of: a database that was away is no fault.
    const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    for (const each of errors)
      if (!(each instanceof Refusal)) faults.push(`${what}: ${each instanceof Error ? each.message : String(each)}`);
  }
}

/** Companies and people for payers to be; the rest of them is nobody's matter here. */
export async function insertStormPayers(ctx: Ctx, payers: readonly Payer[]): Promise<void> {
  const now = ctx.now();
  const rows = payers.flatMap((payer) => {
    const id = companyOf(payer);
    if (id === null) return [];
    const place = { industry: '900101', staff_size: 2, city: '101010100', benefits: [] };
    return [
      {
        id,
        name: '示例企业有限公司',
        credit_code: `91${id.slice(-16).toUpperCase()}`,
        ...place,
        created_at: now,
        updated_at: now,
      },
    ];
  });
  if (rows.length > 0) await ctx.db.insertInto('company_company').values(rows).execute();
  await insertAskers(ctx, payers);
}
