import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { resumeErrors, type setDefaultResume as endpoint } from '@pinjian/contract/resume.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume } from './policy.ts';
import { lockResumesOf, moveDefault } from './queries.ts';

/** Makes a confirmed resume the one that goes with an application when none is named. @throws Refusal 40400, 40913 */
export async function setDefaultResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    await lockResumesOf(tx, userId);
    const row = await lockOwnResume(tx, ctx.actor, input.resumeId);
    if (row.confirmed_at === null) throw new Refusal(resumeErrors.notConfirmed);
    if (!row.is_default) {
      await moveDefault(tx, userId, row.id);
      await tx.emit('resume.changed', { resumeId: row.id, userId });
    }
    return { resumeId: row.id };
  });
}
