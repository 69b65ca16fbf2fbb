import type { ResumeVisibility } from '@pinjian/contract/resume-privacy.ts';
import type { Ctx } from '#server/context.ts';

/** What a seeker chose; open until they have. */
export async function findVisibility(ctx: Ctx, seekerId: string): Promise<ResumeVisibility> {
  const row = await ctx.db
    .selectFrom('resume_visibility')
    .select('visibility')
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
  return row?.visibility ?? 'open';
}

export async function storeVisibility(tx: Ctx, seekerId: string, visibility: ResumeVisibility): Promise<void> {
  const changed = { visibility, changed_at: tx.now() };
  await tx.db
    .insertInto('resume_visibility')
    .values({ seeker_id: seekerId, ...changed })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(changed))
    .execute();
}

export async function deleteVisibility(tx: Ctx, seekerId: string): Promise<void> {
  await tx.db.deleteFrom('resume_visibility').where('seeker_id', '=', seekerId).execute();
}
