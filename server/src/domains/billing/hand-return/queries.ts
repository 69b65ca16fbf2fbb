import { sql, type Insertable, type Selectable } from 'kysely';
import type { HandReturnList } from '@pinjian/contract/console-hand-return.ts';
import type { PaymentChannel } from '@pinjian/contract/billing-payment.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import type { BillingHandReturnTable } from '#server/tables.ts';
import type { PartRow } from '../refund/queries.ts';

export type HandReturnRow = Selectable<BillingHandReturnTable>;

/** A part with what it belongs to, and what was entered of it. */
export interface HandReturnCase extends PartRow {
  readonly number: string;
  readonly payer: Payer;
  readonly channel: PaymentChannel;
  readonly asked_fen: number;
  readonly received_fen: number | null;
  readonly entry_number: string | null;
  readonly entry_reason: string | null;
  readonly entered_by: string | null;
  readonly entered_at: Date | null;
}

/**
 * Money that belongs to no request of its payer and that a person sends back: no vendor can, or would. What was sent so is
 * known by what was entered.
 */
function cases(ctx: Ctx) {
  return ctx.db
    .selectFrom('billing_refund_part as part')
    .innerJoin('billing_payment as payment', 'payment.id', 'part.payment_id')
    .innerJoin('billing_order as purchase', 'purchase.id', 'part.order_id')
    .leftJoin('billing_hand_return as entry', 'entry.part_id', 'part.id')
    .where('part.refund_id', 'is', null);
}

const isToSend = sql<boolean>`(part.state = 'failed' or (payment.vendor = 'bank' and part.state = 'waiting'))`;

function listed(ctx: Ctx, list: HandReturnList) {
  const all = cases(ctx);
  if (list === 'done') return all.where('part.state', '=', 'done').where('entry.part_id', 'is not', null);
  return all.where(isToSend).where('entry.part_id', list === 'toSend' ? 'is' : 'is not', null);
}

function shown(query: ReturnType<typeof cases>) {
  return query
    .selectAll('part')
    .select(['purchase.number', 'payment.channel', 'payment.fen as asked_fen', 'payment.received_fen'])
    .select(['entry.bank_number as entry_number', 'entry.reason as entry_reason'])
    .select(['entry.entered_by', 'entry.entered_at'])
    .select(sql.ref<Payer>('purchase.payer').as('payer'));
}

/** Those that wait: the longest first; the rest newest first. */
export async function listHandReturnRows(
  ctx: Ctx,
  list: HandReturnList,
  { current, pageSize }: { readonly current: number; readonly pageSize: number },
): Promise<HandReturnCase[]> {
  return shown(listed(ctx, list))
    .orderBy('part.created_at', list === 'done' ? 'desc' : 'asc')
    .orderBy('part.id')
    .limit(pageSize)
    .offset((current - 1) * pageSize)
    .execute();
}

/** How many there are, up to `most`. */
export async function countHandReturnRows(ctx: Ctx, list: HandReturnList, most: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(listed(ctx, list).select('part.id').limit(most).as('hit'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Money that waits for a person to send it back, or for a second one to say that it was; since when the oldest does. */
export async function countHandReturns(ctx: Ctx): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  return cases(ctx)
    .where(isToSend)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('part.created_at').as('oldest')])
    .executeTakeFirstOrThrow();
}

/** One that is to be sent back by a person, or was; undefined for any other part. */
export async function findHandReturnCase(ctx: Ctx, partId: string): Promise<HandReturnCase | undefined> {
  return shown(cases(ctx))
    .where('part.id', '=', partId)
    .where((eb) => eb.or([isToSend, eb('entry.part_id', 'is not', null)]))
    .executeTakeFirst();
}

export async function findEntry(ctx: Ctx, partId: string): Promise<HandReturnRow | undefined> {
  return ctx.db.selectFrom('billing_hand_return').selectAll().where('part_id', '=', partId).executeTakeFirst();
}

/** Writes down that it was sent; false where its movement is another one's. */
export async function insertEntry(
  tx: Ctx,
  entry: Insertable<BillingHandReturnTable>,
  fileIds: readonly string[],
): Promise<boolean> {
  const made = await tx.db
    .insertInto('billing_hand_return')
    .values(entry)
    .onConflict((same) => same.doNothing())
    .returning('part_id')
    .executeTakeFirst();
  if (made === undefined) return false;
  await tx.db
    .insertInto('billing_hand_return_evidence')
    .values([...new Set(fileIds)].map((fileId) => ({ part_id: made.part_id, file_id: fileId })))
    .execute();
  return true;
}

export async function confirmEntry(tx: Ctx, partId: string, by: string | null): Promise<void> {
  await tx.db
    .updateTable('billing_hand_return')
    .set({ confirmed_by: by, confirmed_at: tx.now() })
    .where('part_id', '=', partId)
    .execute();
}

export async function deleteEntry(tx: Ctx, partId: string): Promise<void> {
  await tx.db.deleteFrom('billing_hand_return').where('part_id', '=', partId).execute();
}

export async function findHandReturnFiles(ctx: Ctx, partIds: readonly string[]): Promise<Map<string, string[]>> {
  if (partIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('billing_hand_return_evidence')
    .selectAll()
    .where('part_id', 'in', partIds)
    .orderBy('file_id')
    .execute();
  return new Map(partIds.map((id) => [id, rows.flatMap((row) => (row.part_id === id ? row.file_id : []))]));
}
