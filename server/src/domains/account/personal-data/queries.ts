import { sql } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

export async function findDeletion(ctx: Ctx, personId: string) {
  return ctx.db.selectFrom('account_deletion').selectAll().where('person_id', '=', personId).executeTakeFirst();
}

/** Remembers the wish; one that is there keeps its day. */
export async function insertDeletion(tx: Ctx, personId: string, dueAt: Date): Promise<void> {
  await tx.db
    .insertInto('account_deletion')
    .values({ person_id: personId, requested_at: tx.now(), due_at: dueAt })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute();
}

/** False where there was none. */
export async function deleteDeletion(tx: Ctx, personId: string): Promise<boolean> {
  const result = await tx.db.deleteFrom('account_deletion').where('person_id', '=', personId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** People whose days are over, the longest over first. */
export async function findDuePersons(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_deletion')
    .select('person_id')
    .where('due_at', '<=', ctx.now())
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.person_id);
}

/** Those of the identities whose person asked for deletion. */
export async function findLeavingAmong(ctx: Ctx, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('account_identity as identity')
    .innerJoin('account_deletion as deletion', 'deletion.person_id', 'identity.person_id')
    .select('identity.id')
    .where('identity.id', 'in', [...userIds])
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** The company that a person belongs to with their role and how many others do, and how many of those own it too. */
export async function findColleagues(ctx: Ctx, personId: string) {
  return ctx.db
    .selectFrom('account_identity as identity')
    .innerJoin('account_membership as own', 'own.user_id', 'identity.id')
    .leftJoin('account_membership as other', (join) =>
      join.onRef('other.company_id', '=', 'own.company_id').onRef('other.user_id', '!=', 'own.user_id'),
    )
    .select('own.company_role as role')
    .select((eb) => eb.fn.count<number>('other.user_id').as('others'))
    .select(sql<number>`count(other.user_id) filter (where other.company_role = 'owner')`.as('owners'))
    .where('identity.person_id', '=', personId)
    .groupBy('own.company_role')
    .executeTakeFirst();
}

/** The export that a person asked for last, with its archive. */
export async function findLatestExport(ctx: Ctx, personId: string) {
  return ctx.db
    .selectFrom('account_personal_export')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findExport(ctx: Ctx, exportId: string) {
  return ctx.db.selectFrom('account_personal_export').selectAll().where('id', '=', exportId).executeTakeFirst();
}

export async function insertExport(
  tx: Ctx,
  wanted: { readonly personId: string; readonly userId: string; readonly stepsTotal: number },
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('account_personal_export')
    .values({
      id,
      person_id: wanted.personId,
      user_id: wanted.userId,
      state: 'waiting',
      steps_total: wanted.stepsTotal,
      requested_at: tx.now(),
      moved_at: tx.now(),
    })
    .execute();
  return id;
}

/** False for an export that is over, or whose person is gone. */
export async function moveExport(
  ctx: Ctx,
  exportId: string,
  steps: { readonly done: number; readonly total: number },
): Promise<boolean> {
  const result = await ctx.db
    .updateTable('account_personal_export')
    .set({ state: 'working', steps_done: steps.done, steps_total: steps.total, moved_at: ctx.now() })
    .where('id', '=', exportId)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends an export that is under way; false where it had ended before. */
export async function closeExport(
  tx: Ctx,
  exportId: string,
  end: { readonly fileId: string; readonly expiresAt: Date } | null,
): Promise<boolean> {
  const result = await tx.db
    .updateTable('account_personal_export')
    .set({
      state: end === null ? 'failed' : 'ready',
      file_id: end?.fileId ?? null,
      expires_at: end?.expiresAt ?? null,
      moved_at: tx.now(),
      finished_at: tx.now(),
      ...(end === null ? {} : { steps_done: sql<number>`steps_total` }),
    })
    .where('id', '=', exportId)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Exports that stand still since an instant: whoever made them is gone. */
export async function findStuckExports(ctx: Ctx, before: Date): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_personal_export')
    .select('id')
    .where('state', 'in', ['waiting', 'working'])
    .where('moved_at', '<', before)
    .execute();
  return rows.map((row) => row.id);
}

/** Archives whose days are over. */
export async function findExpiredExports(ctx: Ctx, limit: number) {
  const rows = await ctx.db
    .selectFrom('account_personal_export')
    .select(['id', 'file_id'])
    .where('state', '=', 'ready')
    .where('expires_at', '<=', ctx.now())
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, file_id: fileId }) => (fileId === null ? [] : [{ id, fileId }]));
}

export async function markExportRemoved(tx: Ctx, exportId: string): Promise<void> {
  await tx.db
    .updateTable('account_personal_export')
    .set({ state: 'removed', file_id: null })
    .where('id', '=', exportId)
    .execute();
}

/** Writes down that a person is gone, by the keyed hash of their id. */
export async function insertErasure(tx: Ctx, personHash: Buffer, pending = false): Promise<void> {
  await tx.db
    .insertInto('account_erasure')
    .values({ person_hash: personHash, erased_at: tx.now(), pending })
    .onConflict((conflict) => conflict.column('person_hash').doNothing())
    .execute();
}

export async function findErasures(ctx: Ctx) {
  return ctx.db.selectFrom('account_erasure').selectAll().orderBy('erased_at').execute();
}

export async function settleErasures(tx: Ctx): Promise<void> {
  await tx.db.updateTable('account_erasure').set({ pending: false }).where('pending', '=', true).execute();
}

/** Ids of people in pages, in their order; `after` is the last of the page before. */
export async function findPersonIds(ctx: Ctx, after: string | null, limit: number): Promise<string[]> {
  let query = ctx.db.selectFrom('account_person').select('id').orderBy('id').limit(limit);
  if (after !== null) query = query.where('id', '>', after);
  return (await query.execute()).map((row) => row.id);
}
