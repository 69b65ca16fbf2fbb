import type { Match } from '@pinjian/contract/matching-match.ts';
import { monthOf } from '#domains/resume/index.ts';
import type { Ctx } from '#server/context.ts';
import { match } from '../engine/match.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import { findIndexed } from './queries.ts';

/** The resume that was read, and how it fits. */
export interface MatchedTalent {
  readonly resumeId: string;
  readonly match: Match;
}

/** How people of the index fit a position, by person; who is not in it is missing. */
export async function matchTalents(
  ctx: Ctx,
  position: PositionFacts,
  seekerIds: readonly string[],
): Promise<Map<string, MatchedTalent>> {
  const indexed = await findIndexed(ctx, seekerIds);
  return new Map(
    [...indexed.values()].map(({ seekerId, resumeId, facts, activeAt }) => [
      seekerId,
      { resumeId, match: match(position, { ...facts, activeMonth: monthOf(activeAt) }, ctx.now()) },
    ]),
  );
}
