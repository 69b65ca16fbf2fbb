import type { Selectable } from 'kysely';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { maxResumeVersions } from '@pinjian/contract/resume.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import { contentHash, openContent, sealContent } from '../contact/sealed-content.ts';

type StoredVersion = Selectable<Tables['resume_version']>;
export type VersionRow = Pick<StoredVersion, 'id' | 'resume_id' | 'saved_at' | 'kept_at'> & {
  readonly content: ResumeContent;
};

function opened(ctx: Ctx, { content, contact_cipher: cipher, ...columns }: StoredVersion): VersionRow {
  return { ...columns, content: openContent(ctx.ports.secretBox, content, cipher) };
}

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
  const rows = await ctx.db
    .selectFrom('resume_version')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => opened(ctx, row));
}

export async function findVersion(ctx: Ctx, resumeId: string, versionId: string): Promise<VersionRow | undefined> {
  const row = await ctx.db
    .selectFrom('resume_version')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row && opened(ctx, row);
}

/** Keeps a content; one that is kept already only gets the newer times. Answers the id it is kept under. */
export async function upsertVersion(tx: Ctx, { content, ...version }: VersionRow): Promise<string> {
  const { secretBox } = tx.ports;
  const { json, cipher } = sealContent(secretBox, content);
  const { id } = await tx.db
    .insertInto('resume_version')
    .values({ ...version, content: json, contact_cipher: cipher, content_hash: contentHash(secretBox, content) })
    .onConflict((conflict) =>
      conflict
        .columns(['resume_id', 'content_hash'])
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
