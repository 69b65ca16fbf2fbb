import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { maxResumes, resumeErrors, type createResume as endpoint } from '@pinjian/contract/resume.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findResumesOf, findUntouchedResume, insertResume, lockResumesOf } from './queries.ts';
import { newTitle } from './rules.ts';

/** An empty resume to write by hand; the one that is still untouched when there is such. @throws Refusal 40911 */
export async function createResume(
  ctx: Ctx<SeekerActor>,
  _input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    await lockResumesOf(tx, userId);
    const untouched = await findUntouchedResume(tx, userId);
    if (untouched !== undefined) return { resumeId: untouched };
    const others = await findResumesOf(tx, userId);
    if (others.length >= maxResumes) throw new Refusal(resumeErrors.tooManyResumes);
    const resumeId = newId();
    const title = newTitle(others.map((each) => each.title));
    await insertResume(tx, { id: resumeId, userId, title, source: null });
    return { resumeId };
  });
}
