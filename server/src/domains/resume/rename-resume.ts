import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { renameResume as endpoint } from '@pinjian/contract/resume.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume } from './policy.ts';
import { updateResume } from './queries.ts';

/** Gives a resume another name in its owner's list; companies see it on what is sent from now on. @throws Refusal 40400 */
export async function renameResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { resumeId, title } = input;
  return ctx.transaction(async (tx) => {
    const row = await lockOwnResume(tx, ctx.actor, resumeId);
    if (row.title !== title) await updateResume(tx, resumeId, { title, updated_at: tx.now() });
    return { resumeId, title };
  });
}
