import type { Selectable } from 'kysely';
import { maxResumeVersions } from '@pinjian/contract/resume.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

export type VersionRow = Selectable<Tables['resume_version']>;

/** When something of this resume was kept last; undefined for never. */
export async function findLastKept(ctx: Ctx, resumeId: string): Promise<Date | undefined> {
  const row = await ctx.db
    .selectFrom('resume_version')
    .select('kept_at')
    .where('resume_id', '=', resumeId)
    .orderBy('kept_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.kept_at;
}

/** From new to old. */
export async function findVersions(ctx: Ctx, resumeId: string): Promise<VersionRow[]> {
  return ctx.db
    .selectFrom('resume_version')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findVersion(ctx: Ctx, resumeId: string, versionId: string): Promise<VersionRow | undefined> {
  return ctx.db
    .selectFrom('resume_version')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .where('id', '=', versionId)
    .executeTakeFirst();
}

/** Keeps a content; one that is kept already only gets the newer times. Answers the id it is kept under. */
export async function upsertVersion(
  tx: Ctx,
  version: Omit<VersionRow, 'content'> & { readonly content: string },
): Promise<string> {
  const { id } = await tx.db
    .insertInto('resume_version')
    .values(version)
    .onConflict((conflict) =>
      conflict
        .columns(['resume_id', 'content_sha256'])
        .doUpdateSet({ saved_at: version.saved_at, kept_at: version.kept_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets go of what is beyond the limit, the oldest first. */
export async function dropOldVersions(tx: Ctx, resumeId: string): Promise<void> {
  await tx.db
    .deleteFrom('resume_version')
    .where('id', 'in', (from) =>
      from
        .selectFrom('resume_version')
        .select('id')
        .where('resume_id', '=', resumeId)
        .orderBy('saved_at', 'desc')
        .orderBy('id', 'desc')
        .offset(maxResumeVersions),
    )
    .execute();
}
