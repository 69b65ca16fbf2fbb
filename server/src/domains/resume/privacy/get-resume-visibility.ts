import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { getResumeVisibility as endpoint } from '@pinjian/contract/resume-privacy.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findVisibility } from './queries.ts';

/** Who may see the caller's resumes. */
export async function getResumeVisibility(ctx: Ctx<SeekerActor>): Promise<Answer<typeof endpoint>> {
  return findVisibility(ctx, ctx.actor.userId);
}
