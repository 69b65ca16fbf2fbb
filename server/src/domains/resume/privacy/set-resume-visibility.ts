import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { setResumeVisibility as endpoint } from '@pinjian/contract/resume-privacy.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { storeVisibility } from './queries.ts';

/** Chooses who may see the caller's resumes, from the next look on. */
export async function setResumeVisibility(
  ctx: Ctx<SeekerActor>,
  { visibility }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await storeVisibility(ctx, ctx.actor.userId, visibility);
  return { visibility };
}
