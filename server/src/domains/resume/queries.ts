import { sql, type Updateable } from 'kysely';
import { emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeConfidence, ResumeSourceKind, UnplacedLines } from '@pinjian/contract/resume.ts';
import { termEdition } from '#domains/dictionary/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import { openResume, sealConfidence, sealText, sealUnplaced, type ResumeRow } from './contact/sealed-resume.ts';
import { sealContent } from './contact/sealed-content.ts';

export type { ResumeRow } from './contact/sealed-resume.ts';

export interface NewResume {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  /** null for one that is written by hand. */
  readonly source: { readonly fileId: string; readonly kind: ResumeSourceKind; readonly sha256: string } | null;
}

export async function insertResume(tx: Ctx, resume: NewResume): Promise<void> {
  await tx.db
    .insertInto('resume_resume')
    .values({
      id: resume.id,
      user_id: resume.userId,
      title: resume.title,
      content: JSON.stringify(emptyResumeContent()),
      confidence: '{}',
      parse_state: resume.source === null ? 'none' : 'pending',
      source_file_id: resume.source?.fileId ?? null,
      source_kind: resume.source?.kind ?? null,
      source_sha256: resume.source?.sha256 ?? null,
      version: 1,
      // An empty content has no terms.
      term_edition: termEdition,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .execute();
}

export async function findResume(ctx: Ctx, resumeId: string): Promise<ResumeRow | undefined> {
  const row = await ctx.db.selectFrom('resume_resume').selectAll().where('id', '=', resumeId).executeTakeFirst();
  return row && openResume(ctx.ports.secretBox, row);
}

/** The same, held until the transaction ends. */
export async function lockResume(tx: Ctx, resumeId: string): Promise<ResumeRow | undefined> {
  const row = await tx.db
    .selectFrom('resume_resume')
    .selectAll()
    .where('id', '=', resumeId)
    .forUpdate()
    .executeTakeFirst();
  return row && openResume(tx.ports.secretBox, row);
}

/**
 * What one person does with the list of their resumes (a limit, a default) happens one after the other. Rows that refer to
 * them are written beside it.
 */
export async function lockResumesOf(tx: Ctx, userId: string): Promise<void> {
  await tx.db.selectFrom('account_identity').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Everything of one person, the default first, then the last changed. */
export async function findResumesOf(ctx: Ctx, userId: string): Promise<ResumeRow[]> {
  const rows = await ctx.db
    .selectFrom('resume_resume')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => openResume(ctx.ports.secretBox, row));
}

export async function findDefaultResume(ctx: Ctx, userId: string): Promise<ResumeRow | undefined> {
  const row = await ctx.db
    .selectFrom('resume_resume')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return row && openResume(ctx.ports.secretBox, row);
}

/** The default resumes of many people, confirmed ones alone. */
export async function findDefaultResumes(ctx: Ctx, userIds: readonly string[]): Promise<ResumeRow[]> {
  if (userIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('resume_resume')
    .selectAll()
    .where('user_id', 'in', [...userIds])
    .where('is_default', '=', true)
    .where('confirmed_at', 'is not', null)
    .execute();
  return rows.map((row) => openResume(ctx.ports.secretBox, row));
}

/** What the default resumes of many people say that they look for; who has none is missing. */
export async function findIntentions(ctx: Ctx, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return ctx.db
    .selectFrom('resume_resume')
    .select('user_id')
    .select(sql<ResumeContent['intentions']>`content -> 'intentions'`.as('intentions'))
    .where('user_id', 'in', [...userIds])
    .where('is_default', '=', true)
    .execute();
}

/** The resume that was made from the same bytes and not confirmed or given up since. */
export async function findUploadedTwin(
  ctx: Ctx,
  userId: string,
  sha256: string,
): Promise<Pick<ResumeRow, 'id' | 'parse_state'> | undefined> {
  return ctx.db
    .selectFrom('resume_resume')
    .select(['id', 'parse_state'])
    .where('user_id', '=', userId)
    .where('source_sha256', '=', sha256)
    .where('confirmed_at', 'is', null)
    .where('parse_state', '<>', 'failed')
    .executeTakeFirst();
}

/** A resume without a file that nobody has written anything into. */
export async function findUntouchedResume(ctx: Ctx, userId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('resume_resume')
    .select('id')
    .where('user_id', '=', userId)
    .where('parse_state', '=', 'none')
    .where('version', '=', 1)
    .executeTakeFirst();
  return row?.id;
}

export type ResumeChanges = Omit<
  Updateable<Tables['resume_resume']>,
  'id' | 'user_id' | 'content' | 'confidence' | 'source_text' | `${string}_cipher`
> & {
  readonly confidence?: ResumeConfidence;
  readonly unplaced?: UnplacedLines;
  readonly source_text?: string | null;
};

/** Writes the given columns; those that are undefined stay as they are. */
export async function updateResume(tx: Ctx, resumeId: string, changes: ResumeChanges): Promise<void> {
  await tx.db.updateTable('resume_resume').set(columnsOf(tx, changes)).where('id', '=', resumeId).execute();
}

/** The same with the content; `storeContent` is what calls it. */
export async function updateContent(
  tx: Ctx,
  resumeId: string,
  content: ResumeContent,
  changes: ResumeChanges,
): Promise<void> {
  const { json, cipher } = sealContent(tx.ports.secretBox, content);
  await tx.db
    .updateTable('resume_resume')
    .set({ ...columnsOf(tx, changes), content: json, contact_cipher: cipher })
    .where('id', '=', resumeId)
    .execute();
}

function columnsOf(tx: Ctx, { confidence, unplaced, source_text: text, ...columns }: ResumeChanges) {
  const { secretBox } = tx.ports;
  return {
    ...columns,
    ...(confidence === undefined ? {} : sealConfidence(secretBox, confidence)),
    ...(unplaced === undefined ? {} : sealUnplaced(secretBox, unplaced)),
    ...(text === undefined ? {} : sealText(secretBox, text)),
  };
}

/** Makes one resume the person's default, or none. The old one goes first: there is never more than one. */
export async function moveDefault(tx: Ctx, userId: string, resumeId: string | null): Promise<void> {
  await tx.db
    .updateTable('resume_resume')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
  if (resumeId !== null)
    await tx.db.updateTable('resume_resume').set({ is_default: true }).where('id', '=', resumeId).execute();
}

export async function deleteResumeRow(tx: Ctx, resumeId: string): Promise<void> {
  await tx.db.deleteFrom('resume_resume').where('id', '=', resumeId).execute();
}

export async function insertReading(tx: Ctx, userId: string): Promise<void> {
  await tx.db.insertInto('resume_reading').values({ id: newId(), user_id: userId, begun_at: tx.now() }).execute();
}

/** How many files of a person were given to the reader since an instant, as far as it is remembered. */
export async function countReadingsSince(ctx: Ctx, userId: string, instant: Date): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('resume_reading')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('begun_at', '>', instant)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of everybody. */
export async function forgetReadingsBefore(ctx: Ctx, instant: Date): Promise<void> {
  await ctx.db.deleteFrom('resume_reading').where('begun_at', '<=', instant).execute();
}

export async function deleteReadings(tx: Ctx, userId: string): Promise<void> {
  await tx.db.deleteFrom('resume_reading').where('user_id', '=', userId).execute();
}
