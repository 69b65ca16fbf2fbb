import type { Answer } from '@pinjian/contract/endpoint.ts';
import { historyLength, type getPracticeHistory as endpoint } from '@pinjian/contract/interview-practice.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { historyOf } from './history.ts';
import { findScoredPractices } from './queries.ts';

/** How the seeker's competencies went in their own practices; what a company asked is no part of it. */
export async function getPracticeHistory(ctx: Ctx<Seeking>): Promise<Answer<typeof endpoint>> {
  return historyOf(await findScoredPractices(ctx, ctx.actor.userId, historyLength));
}
