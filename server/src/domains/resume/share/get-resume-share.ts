import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getResumeShare as endpoint } from '@pinjian/contract/resume-share.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwnResume } from '../policy.ts';
import { findLiveShare } from './queries.ts';
import { shareView } from './view.ts';

/** The address of one's resume, if it has one. @throws Refusal 40400 */
export async function getResumeShare(
  ctx: Ctx<SeekerActor>,
  { resumeId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await requireOwnResume(ctx, ctx.actor, resumeId);
  const live = await findLiveShare(ctx, resumeId);
  return { share: live === undefined ? null : shareView(ctx, live) };
}
