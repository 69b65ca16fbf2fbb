import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { confirmResume as endpoint } from '@pinjian/contract/resume.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findDefaultResume, lockResumesOf, moveDefault, updateResume } from './queries.ts';
import { missingToConfirm } from './rules.ts';
import { saveContent, savedAnswer } from './save-resume.ts';

/**
 * Ends the first edit: saves the content and declares it checked. From then on it can be sent to companies, and it is
 * the default if there is none. Confirming again only saves.
 * @throws Refusal 40001 naming the fields that a resume needs, and those of saveResume.
 */
export async function confirmResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  const [missing, ...more] = missingToConfirm(input.content);
  return ctx.transaction(async (tx) => {
    await lockResumesOf(tx, userId);
    const row = await saveContent(tx, input);
    if (missing !== undefined)
      throw new Refusal(errors.invalidInput, { message: missing.message, data: [missing, ...more] });
    await updateResume(tx, row.id, { confidence: {}, unplaced: [], confirmed_at: row.confirmed_at ?? tx.now() });
    if ((await findDefaultResume(tx, userId)) === undefined) await moveDefault(tx, userId, row.id);
    if (row.confirmed_at === null) await tx.emit('resume.changed', { resumeId: row.id, userId });
    return savedAnswer(row);
  });
}
