import { applicationErrors } from '@pinjian/contract/application.ts';
import { defaultResumeOf, resumeSnapshot, type ResumeSnapshot } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Seeking } from '#server/context.ts';

/**
 * The seeker's resume that is to be sent, as it is at this moment: the one named, otherwise the default one.
 * @throws Refusal 40941 when none is named and there is no default; 40400 or 40913 for one that is not theirs or not confirmed.
 */
export async function takeResume(ctx: Ctx<Seeking>, resumeId: string | undefined): Promise<ResumeSnapshot> {
  const chosen = resumeId ?? (await defaultResumeOf(ctx, ctx.actor.userId));
  if (chosen === null) throw new Refusal(applicationErrors.noResume);
  return resumeSnapshot(ctx, chosen, ctx.actor.userId);
}
