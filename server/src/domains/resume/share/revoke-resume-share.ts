import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { revokeResumeShare as endpoint } from '@pinjian/contract/resume-share.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume } from '../policy.ts';
import { endShare } from './queries.ts';

/** Ends the address of one's resume, at once and for good; again changes nothing. @throws Refusal 40400 */
export async function revokeResumeShare(
  ctx: Ctx<SeekerActor>,
  { resumeId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (tx) => {
    await lockOwnResume(tx, ctx.actor, resumeId);
    await endShare(tx, resumeId);
    return null;
  });
}
