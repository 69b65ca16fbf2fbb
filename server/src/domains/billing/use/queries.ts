import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely';
import type { UseItem } from '@pinjian/contract/billing-price.ts';
import type { UseState } from '@pinjian/contract/billing-use.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import type { BillingUsePartTable, BillingUseTable, Tables } from '#server/tables.ts';

export type UseRow = Omit<Selectable<BillingUseTable>, 'payer'> & { readonly payer: Payer };

const payer = sql.ref<Payer>('payer').as('payer');

export async function findUse(ctx: Ctx, key: string): Promise<UseRow | undefined> {
  return ctx.db.selectFrom('billing_use').selectAll().select(payer).where('key', '=', key).executeTakeFirst();
}

export async function insertUse(tx: Ctx, use: Insertable<BillingUseTable>): Promise<void> {
  await tx.db.insertInto('billing_use').values(use).execute();
}

export async function insertParts(tx: Ctx, parts: readonly Insertable<BillingUsePartTable>[]): Promise<void> {
  if (parts.length > 0) await tx.db.insertInto('billing_use_part').values(parts).execute();
}

export async function findParts(ctx: Ctx, useId: string) {
  return ctx.db.selectFrom('billing_use_part').selectAll().where('use_id', '=', useId).orderBy('lot_id').execute();
}

export async function settleUse(tx: Ctx, useId: string, state: 'taken' | 'released'): Promise<void> {
  await tx.db
    .updateTable('billing_use')
    .set({ state, settled_at: tx.now() })
    .where('id', '=', useId)
    .where('state', '=', 'held')
    .execute();
}

/** Units of a payer's uses that began in a span of time, by where they stand. */
export async function sumUses(
  ctx: Ctx,
  of: Payer,
  { from, until, memberId }: { readonly from: Date; readonly until: Date; readonly memberId?: string },
): Promise<Readonly<Record<UseState, number>>> {
  const rows = await ctx.db
    .selectFrom('billing_use')
    .select('state')
    .select(sql<number>`sum(units)::bigint`.as('units'))
    .where('payer', '=', of)
    .where('held_at', '>=', from)
    .where('held_at', '<', until)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? null))
    .groupBy('state')
    .execute();
  const unitsIn = (state: UseState) => rows.find((row) => row.state === state)?.units ?? 0;
  return { held: unitsIn('held'), taken: unitsIn('taken'), released: unitsIn('released') };
}

/** What each member of a company holds or took in a span of time. */
export async function sumByMember(ctx: Ctx, of: Payer, span: { readonly from: Date; readonly until: Date }) {
  return ctx.db
    .selectFrom('billing_use')
    .select('member_id')
    .select(sql<number>`sum(units)::bigint`.as('units'))
    .where('payer', '=', of)
    .where('held_at', '>=', span.from)
    .where('held_at', '<', span.until)
    .where('state', '<>', 'released')
    .where('member_id', 'is not', null)
    .groupBy('member_id')
    .execute();
}

export interface UseFilter {
  readonly state?: UseState | undefined;
  readonly item?: UseItem | undefined;
  readonly memberId?: string | undefined;
  readonly positionId?: string | undefined;
  readonly subjectId?: string | undefined;
}

function matches(of: Payer, filter: UseFilter) {
  return (where: ExpressionBuilder<Tables, 'billing_use'>) =>
    where.and([
      where('payer', '=', of),
      ...(filter.state === undefined ? [] : [where('state', '=', filter.state)]),
      ...(filter.item === undefined ? [] : [where('item', '=', filter.item)]),
      ...(filter.memberId === undefined ? [] : [where('member_id', '=', filter.memberId)]),
      ...(filter.positionId === undefined ? [] : [where('position_id', '=', filter.positionId)]),
      ...(filter.subjectId === undefined ? [] : [where('subject_id', '=', filter.subjectId)]),
    ]);
}

/** A use with who did it and for which position, where it is a company's. */
export interface NamedUse extends UseRow {
  readonly member_name: string | null;
  readonly position_title: string | null;
}

/** A page of a payer's uses, the latest first. */
export async function findUses(
  ctx: Ctx,
  of: Payer,
  page: UseFilter & { readonly current: number; readonly pageSize: number },
): Promise<NamedUse[]> {
  return ctx.db
    .selectFrom((from) =>
      from
        .selectFrom('billing_use')
        .selectAll()
        .where(matches(of, page))
        .orderBy('held_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.pageSize)
        .offset((page.current - 1) * page.pageSize)
        .as('used'),
    )
    .leftJoin('account_identity as member', 'member.id', 'used.member_id')
    .leftJoin('billing_position_name as position', 'position.position_id', 'used.position_id')
    .selectAll('used')
    .select(sql.ref<Payer>('used.payer').as('payer'))
    .select(['member.username as member_name', 'position.title as position_title'])
    .orderBy('used.held_at', 'desc')
    .orderBy('used.id', 'desc')
    .execute();
}

/** How many there are, counted no further than one beyond what is shown. */
export async function countUses(ctx: Ctx, of: Payer, filter: UseFilter): Promise<number> {
  const { count } = await ctx.db
    .selectFrom((from) =>
      from
        .selectFrom('billing_use')
        .select('id')
        .where(matches(of, filter))
        .limit(totalCap + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses of an item that are held since before an instant, the longest held first. */
export async function findHeldSince(ctx: Ctx, item: UseItem, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('billing_use')
    .select('key')
    .where('item', '=', item)
    .where('state', '=', 'held')
    .where('held_at', '<', before)
    .orderBy('held_at')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}
