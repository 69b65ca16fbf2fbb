import type { Match } from '@pinjian/contract/matching-match.ts';
import { receiptsOf } from '#domains/interview/index.ts';
import { monthOf } from '#domains/resume/index.ts';
import type { Ctx } from '#server/context.ts';
import { match } from '../engine/match.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import { withReceipts } from '../facts/talent-facts.ts';
import { findIndexed, type IndexedTalent } from './queries.ts';

/** Somebody of the index, and how they fit. */
interface MatchedTalent extends Omit<IndexedTalent, 'facts'> {
  readonly match: Match;
}

/** How people of the index fit a position, in their order. */
export async function matchIndexed(
  ctx: Ctx,
  position: PositionFacts,
  talents: readonly IndexedTalent[],
): Promise<MatchedTalent[]> {
  const receipts = await receiptsOf(
    ctx,
    position.companyId,
    talents.map(({ seekerId }) => seekerId),
  );
  return talents.map(({ facts, ...rest }) => {
    const heard = receipts.get(rest.seekerId);
    const known = heard === undefined ? facts : withReceipts(facts, heard);
    return { ...rest, match: match(position, { ...known, activeMonth: monthOf(rest.activeAt) }, ctx.now()) };
  });
}

/** The same by person; who is not in the index is missing. */
export async function matchTalents(
  ctx: Ctx,
  position: PositionFacts,
  seekerIds: readonly string[],
): Promise<Map<string, Match>> {
  const indexed = await findIndexed(ctx, seekerIds);
  const matched = await matchIndexed(ctx, position, [...indexed.values()]);
  return new Map(matched.map((each) => [each.seekerId, each.match]));
}
