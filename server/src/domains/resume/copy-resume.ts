import { isDeepStrictEqual } from 'node:util';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { maxResumes, resumeErrors, type copyResume as endpoint } from '@pinjian/contract/resume.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume, requireRead } from './policy.ts';
import { findResumesOf, insertResume, lockResumesOf, type ResumeRow } from './queries.ts';
import { copyTitle } from './rules.ts';
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
  const { userId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    await lockResumesOf(tx, userId);
    const row = await lockOwnResume(tx, ctx.actor, input.resumeId);
    requireRead(row);
    const all = await findResumesOf(tx, userId);
    const twin = all.find((each) => isUntouchedCopy(each, row));
    if (twin !== undefined) return { resumeId: twin.id, title: twin.title };
    if (all.length >= maxResumes) throw new Refusal(resumeErrors.tooManyResumes);
    const resumeId = newId();
    const title = copyTitle(
      row.title,
      all.map((each) => each.title),
    );
    await insertResume(tx, { id: resumeId, userId, title, source: null });
    await storeContent(tx, resumeId, row.content, {
      confidence: row.confidence,
      template: row.template,
      print_style: JSON.stringify(row.print_style),
      version: copyVersion,
      confirmed_at: row.confirmed_at === null ? null : tx.now(),
    });
    return { resumeId, title };
  });
}

function isUntouchedCopy(each: ResumeRow, of: ResumeRow): boolean {
  return (
    each.id !== of.id &&
    each.parse_state === 'none' &&
    each.version === copyVersion &&
    each.updated_at.getTime() === each.created_at.getTime() &&
    each.template === of.template &&
    isDeepStrictEqual(each.print_style, of.print_style) &&
    each.title.startsWith(copyTitle(of.title, [])) &&
    isDeepStrictEqual(each.content, of.content)
  );
}
