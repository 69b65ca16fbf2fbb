import { sql } from 'kysely';
import type { Product } from '@pinjian/contract/billing-price.ts';
import { fulfilOrder } from '#domains/billing/lot/fulfil-order.ts';
import { unitOfPayer } from '#domains/billing/policy.ts';
import { findBalance } from '#domains/billing/use/find-balance.ts';
import { findMisstated, sumOfBooks, type Payer } from '#domains/wallet/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

/** What a payer may spend, and what is held. */
export async function balanceOf(ctx: Ctx, payer: Payer): Promise<{ available: number; held: number }> {
  const { available, held } = await findBalance(ctx, payer);
  return { available, held };
}

/** An order that was paid, as the operation that settles a payment says it; answers its id. */
export async function paidOrder(
  ctx: Ctx,
  payer: Payer,
  of: { readonly units: number; readonly fen: number; readonly days?: number; readonly product?: Product },
): Promise<string> {
  const { units, fen, days = null, product = 'recharge500' } = of;
  const orderId = newId();
  const line = { product, unit: unitOfPayer(payer), units, fen, days };
  await fulfilOrder(ctx, { payer, orderId, vendor: 'sandbox', lines: [line] });
  return orderId;
}

/** Everything that must hold of the money, whatever happened: a line for each thing that does not. */
export async function wrongWithMoney(ctx: Ctx): Promise<string[]> {
  const misstated = await findMisstated(ctx);
  const sums = await sumOfBooks(ctx);
  const units = [...new Set(sums.map(({ unit }) => unit))];
  const unbalanced = units.filter(
    (unit) =>
      sums.filter((each) => each.unit === unit).reduce((sum, { balance, pending }) => sum + balance + pending, 0) !== 0,
  );
  // Lots and the ledger say the same of each payer; what is held is in uses and in holds; what was paid is shared out whole.
  const { rows } = await sql<{ payer: string }>`
    with lots as (
      select payer, sum(units_left) as units, sum(units_held) as held, sum(fen_left) as fen from billing_lot group by payer),
    uses as (select payer, sum(units) filter (where state = 'held') as held from billing_use group by payer),
    accounts as (
      select book, sum(credits_posted - debits_posted) filter (where name = 'available') as units,
        sum(debits_pending) filter (where name = 'available') as held,
        sum(credits_posted - debits_posted) filter (where name = 'prepaid') as fen
      from wallet_account group by book)
    select accounts.book as payer from accounts
    left join lots on lots.payer = accounts.book left join uses on uses.payer = accounts.book
    where accounts.units is distinct from coalesce(lots.units, 0) or accounts.held is distinct from coalesce(lots.held, 0)
      or coalesce(accounts.fen, 0) <> coalesce(lots.fen, 0) or coalesce(uses.held, 0) <> coalesce(lots.held, 0)`.execute(
    ctx.db,
  );
  // Each lot: what was issued is left, consumed, or went back, by a refund or an adjustment; each use: what was taken was consumed, and nothing else was.
  const lots = await sql<{ id: string }>`
    with consumed as (select lot_id, sum(units) as units, sum(fen) as fen from billing_consumption group by lot_id),
    back as (
      select split_part(key, ':', 3) as lot_id, sum(amount) filter (where transfer.unit <> 'fen') as units,
        sum(amount) filter (where transfer.unit = 'fen') as fen
      from wallet_transfer as transfer join wallet_account as taker on taker.id = transfer.credit_id
      where reason = 'refund' or (reason = 'adjustment' and taker.name = 'issued') group by 1)
    select lot.id from billing_lot as lot
    left join consumed on consumed.lot_id = lot.id left join back on back.lot_id = lot.id::text
    where lot.units <> lot.units_left + coalesce(consumed.units, 0) + coalesce(back.units, 0)
      or lot.fen <> lot.fen_left + coalesce(consumed.fen, 0) + coalesce(back.fen, 0)`.execute(ctx.db);
  const uses = await sql<{ key: string }>`
    with consumed as (select use_id, sum(units) as units from billing_consumption where use_id is not null group by use_id)
    select use.key from billing_use as use left join consumed on consumed.use_id = use.id
    where coalesce(consumed.units, 0) <> case use.state when 'taken' then use.units else 0 end`.execute(ctx.db);
  return [
    ...misstated.map((id) => `the account ${id} differs from its transfers`),
    ...unbalanced.map((unit) => `${unit} does not add up to nothing`),
    ...rows.map(({ payer }) => `lots and ledger of ${payer} differ`),
    ...lots.rows.map(({ id }) => `the lot ${id} does not add up`),
    ...uses.rows.map(({ key }) => `the use ${key} was consumed otherwise than it stands`),
  ];
}
