import { isDeepStrictEqual } from 'node:util';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { maxResumes, resumeErrors, type copyResume as endpoint } from '@pinjian/contract/resume.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume, requireRead } from './policy.ts';
import { findResumesOf, insertResume, lockResumesOf, type ResumeRow } from './queries.ts';
import { copyTitle, isNumbered } from './rules.ts';
import { storeContent } from './store-content.ts';

/** A copy counts as written by hand: it is never taken for an empty form. */
const copyVersion = 2;

/**
 * Another resume with the same content, print and standing (confirmed or not), without the file and never the default.
 * A copy that nobody has touched since is given again instead of a second one.
 * @throws Refusal 40400, 40911, 40912 while the file is being read.
 */
export async function copyResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (tx) => {
    const row = await lockToCopy(tx, input.resumeId);
    return addCopy(tx, row, { content: row.content, titleAmong: (taken) => copyTitle(row.title, taken) });
  });
}

/** A resume of the caller that is to be copied, locked with the list of their resumes. @throws Refusal 40400, 40912 */
export async function lockToCopy(tx: Ctx<SeekerActor>, resumeId: string): Promise<ResumeRow> {
  await lockResumesOf(tx, tx.actor.userId);
  const row = await lockOwnResume(tx, tx.actor, resumeId);
  requireRead(row);
  return row;
}

interface Copy {
  readonly content: ResumeContent;
  /** The title, given those that are taken. */
  readonly titleAmong: (taken: readonly string[]) => string;
}

/** Adds a copy of a locked resume, or gives the one that was made so and not touched since. @throws Refusal 40911 */
export async function addCopy(
  tx: Ctx<SeekerActor>,
  row: ResumeRow,
  { content, titleAmong }: Copy,
): Promise<{ resumeId: string; title: string }> {
  const { userId } = tx.actor;
  const all = await findResumesOf(tx, userId);
  const twin = all.find((each) => isUntouchedCopy(each, { ...row, content }) && isNumbered(each.title, titleAmong([])));
  if (twin !== undefined) return { resumeId: twin.id, title: twin.title };
  if (all.length >= maxResumes) throw new Refusal(resumeErrors.tooManyResumes);
  const resumeId = newId();
  const title = titleAmong(all.map((each) => each.title));
  await insertResume(tx, { id: resumeId, userId, title, source: null });
  await storeContent(tx, resumeId, content, {
    // What the reader was unsure of is known by its place.
    confidence: isDeepStrictEqual(content, row.content) ? row.confidence : {},
    template: row.template,
    print_style: JSON.stringify(row.print_style),
    arrangement: JSON.stringify(row.arrangement),
    version: copyVersion,
    confirmed_at: row.confirmed_at === null ? null : tx.now(),
  });
  return { resumeId, title };
}

function isUntouchedCopy(each: ResumeRow, of: ResumeRow): boolean {
  return (
    each.id !== of.id &&
    each.parse_state === 'none' &&
    each.version === copyVersion &&
    each.updated_at.getTime() === each.created_at.getTime() &&
    each.template === of.template &&
    isDeepStrictEqual(each.print_style, of.print_style) &&
    isDeepStrictEqual(each.arrangement, of.arrangement) &&
    isDeepStrictEqual(each.content, of.content)
  );
}
