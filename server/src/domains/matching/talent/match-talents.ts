import type { Match } from '@pinjian/contract/matching-match.ts';
import { monthOf } from '#domains/resume/index.ts';
import type { Ctx } from '#server/context.ts';
import { match } from '../engine/match.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import { findIndexed, type IndexedTalent } from './queries.ts';

/** Somebody of the index, and how they fit. */
interface MatchedTalent extends Omit<IndexedTalent, 'facts'> {
  readonly match: Match;
}

/** How people of the index fit a position, in their order. */
export function matchIndexed(ctx: Ctx, position: PositionFacts, talents: readonly IndexedTalent[]): MatchedTalent[] {
  return talents.map(({ facts, ...rest }) => ({
    ...rest,
    match: match(position, { ...facts, activeMonth: monthOf(rest.activeAt) }, ctx.now()),
  }));
}

/** The same by person; who is not in the index is missing. */
export async function matchTalents(
  ctx: Ctx,
  position: PositionFacts,
  seekerIds: readonly string[],
): Promise<Map<string, Match>> {
  const indexed = await findIndexed(ctx, seekerIds);
  return new Map(matchIndexed(ctx, position, [...indexed.values()]).map((each) => [each.seekerId, each.match]));
}
