import { emptyResumeContent, resumeContent } from '@pinjian/contract/resume-content.ts';
import type { ParseFailureReason } from '@pinjian/contract/resume.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { lockResume, updateResume, type ResumeRow } from './queries.ts';
import { resumeReader } from './parsing/read-in-thread.ts';
import { maxParseAttempts } from './rules.ts';
import { storeContent } from './store-content.ts';

/**
 * Reads the file of a resume and stores text and fields: pending -> parsing -> parsed or failed. May be run again at
 * any moment, after a crash too; a resume that was read, edited or deleted meanwhile is left alone.
 */
export async function readResumeFile(ctx: Ctx<SystemActor>, { resumeId }: { resumeId: string }): Promise<void> {
  const begun = await begin(ctx, resumeId);
  if (begun === null) return;
  if (begun.parse_attempts > maxParseAttempts) return finish(ctx, resumeId, { failure: 'broken' });
  const { source_file_id: fileId, source_kind: kind } = begun;
  if (fileId === null || kind === null) return finish(ctx, resumeId, { failure: 'broken' });
  const parsed = await resumeReader.parse(await ctx.ports.files.read(fileId), kind);
  if (parsed.cause !== undefined)
    ctx.log.warn({ resumeId, failure: parsed.failure, cause: parsed.cause }, 'a resume could not be read');
  // What the reader found must fit the form; a field that does not would lock the person out of saving.
  const content = resumeContent.safeParse(parsed.content);
  if (!content.success)
    ctx.log.warn(
      { resumeId, issues: content.error.issues.map((issue) => issue.path.join('.')) },
      'a resume was read into a wrong shape',
    );
  await finish(
    ctx,
    resumeId,
    content.success ? { ...parsed, content: content.data } : { failure: 'broken', text: parsed.text },
  );
}

/** Marks the file as being read; null when there is nothing to read any more. */
async function begin(ctx: Ctx, resumeId: string): Promise<ResumeRow | null> {
  return ctx.transaction(async (tx) => {
    const row = await lockResume(tx, resumeId);
    if (row === undefined || !isReading(row)) return null;
    const attempt = { parse_state: 'parsing' as const, parse_attempts: row.parse_attempts + 1 };
    await updateResume(tx, resumeId, attempt);
    return { ...row, ...attempt };
  });
}

interface Outcome extends Partial<Pick<ResumeRow, 'content' | 'confidence' | 'unplaced'>> {
  readonly failure: ParseFailureReason | null;
  readonly text?: string;
}

async function finish(ctx: Ctx, resumeId: string, outcome: Outcome): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await lockResume(tx, resumeId);
    if (row === undefined || !isReading(row)) return;
    const { failure, content, confidence, text, unplaced } = outcome;
    const read = failure === null ? (content ?? emptyResumeContent()) : emptyResumeContent();
    await storeContent(tx, resumeId, read, {
      parse_state: failure === null ? 'parsed' : 'failed',
      failure,
      confidence: failure === null ? (confidence ?? {}) : {},
      unplaced: failure === null ? (unplaced ?? []) : [],
      source_text: text === undefined || text === '' ? null : text.slice(0, maxSourceText),
      updated_at: tx.now(),
    });
    await tx.emit('resume.parsed', { resumeId, userId: row.user_id });
  });
}

/** More of a text than this is never shown beside a form. */
const maxSourceText = 200_000;

function isReading(row: ResumeRow): boolean {
  return row.parse_state === 'pending' || row.parse_state === 'parsing';
}
