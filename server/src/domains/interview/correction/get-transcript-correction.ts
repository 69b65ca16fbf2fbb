import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getTranscriptCorrection as endpoint } from '@pinjian/contract/interview-correction.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwn } from '../ai/policy.ts';
import { findInterview } from '../ai/queries.ts';
import { findCorrection } from './find-correction.ts';

/** What of one's own transcript can still be corrected. @throws Refusal 40954 before there is a report. */
export async function getTranscriptCorrection(
  ctx: Ctx<SeekerActor>,
  { interviewId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const interview = requireOwn(await findInterview(ctx, interviewId), ctx.actor.userId);
  return (await findCorrection(ctx, interview)).view;
}
