import type { Match } from '@pinjian/contract/matching-match.ts';
import { defaultSnapshots } from '#domains/resume/index.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { matchesOf } from '../talent/find-matches.ts';

/** How the caller's default resume fits these positions, by position; none without a resume, or of one never shown. */
export async function findMyMatches(ctx: Ctx<Seeking>, positionIds: readonly string[]): Promise<Map<string, Match>> {
  const seekerId = ctx.actor.userId;
  const resume = (await defaultSnapshots(ctx, [seekerId])).get(seekerId);
  if (resume === undefined || positionIds.length === 0) return new Map();
  const pairs = positionIds.map((positionId) => ({ key: positionId, positionId, seekerId, content: resume.content }));
  return matchesOf(ctx, pairs);
}
