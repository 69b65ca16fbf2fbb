import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getInterview as endpoint } from '@pinjian/contract/interview.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { requireOwn } from '../policy.ts';
import { findConsents, findInterview, findTurns } from '../queries.ts';
import { detailView } from '../view.ts';

/** One interview of the candidate's own, with everything said so far. */
export async function getInterview(
  ctx: Ctx<Seeking>,
  { interviewId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = requireOwn(await findInterview(ctx, interviewId), ctx.actor.userId);
  const turns = await findTurns(ctx, interviewId);
  return detailView(row, turns, await findConsents(ctx, interviewId), ctx.now());
}
