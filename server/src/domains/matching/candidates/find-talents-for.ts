import type { Match } from '@pinjian/contract/matching-match.ts';
import { unsuitableDays } from '@pinjian/contract/matching-talent.ts';
import type { Ctx } from '#server/context.ts';
import { weights } from '../engine/data/weights.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import { positionColumns, type PositionColumns } from '../index/position-document.ts';
import { matchIndexed } from '../talent/match-talents.ts';
import { findSearcher } from '../talent/policy.ts';
import { findHidden, findIndexed, findPipelineRows, findUnsuitableAnswers } from '../talent/queries.ts';
import { findableOf, findIndexedPositions, findTalentCandidates, type TalentCandidate } from './queries.ts';
import { enough, talentWays } from './talent-ways.ts';

/** A talent with how they fit a position. */
export interface FittingTalent {
  readonly seekerId: string;
  readonly resumeId: string;
  readonly activeAt: Date;
  readonly match: Match;
}

/**
 * Who suits a position on show, the best first, of those whom its company may find at this moment: candidates come from the
 * index, and the engine reads each. Nobody with a closed gate or a weak match, nobody who is in the position's pipeline, was
 * hidden for it or answered it 不合适 of late. [] for a position that is not on show or a company that is not verified.
 */
export async function findTalentsFor(
  ctx: Ctx,
  positionId: string,
  { limit }: { readonly limit: number },
): Promise<FittingTalent[]> {
  const [position] = await findIndexedPositions(ctx, [positionId]);
  if (position === undefined) return [];
  const { companyId, facts } = position;
  const searcher = await findSearcher(ctx, { companyId, memberId: null });
  if (searcher === null) return [];
  const ids = await leaveOut(ctx, { companyId, positionId }, await nearest(ctx, facts));
  const findable = await findableOf(ctx, searcher, ids);
  const indexed = await findIndexed(ctx, findable.slice(0, examined));
  const matched = await matchIndexed(ctx, facts, [...indexed.values()]);
  return matched
    .filter(({ match }) => isRecommendable(match))
    .toSorted((a, b) => b.match.score - a.match.score || b.activeAt.getTime() - a.activeAt.getTime())
    .slice(0, limit);
}

/** Never through a gate, and not only because nothing speaks against it. */
function isRecommendable(match: Match): boolean {
  return match.fit !== 'weak' && match.gates.every(({ open }) => open);
}

/** So many of the most promising are read by the engine. */
const examined = 120;

/** The most promising people by their columns alone: tier after tier of ways until there are enough. */
async function nearest(ctx: Ctx, facts: PositionFacts): Promise<string[]> {
  const columns = positionColumns(facts);
  const found: (TalentCandidate & { readonly near: number })[] = [];
  for (const ways of talentWays(facts)) {
    const candidates = await findTalentCandidates(ctx, ways, columns.degree);
    found.push(...candidates.map((each) => ({ ...each, near: ways[each.way]?.near ?? 0 })));
    if (new Set(found.map(({ seekerId }) => seekerId)).size >= enough) break;
  }
  const ranked = [...Map.groupBy(found, ({ seekerId }) => seekerId)].flatMap(([seekerId, same]) => {
    const [first] = same;
    const near = Math.max(...same.map((each) => each.near));
    return first === undefined ? [] : [{ seekerId, activeAt: first.activeAt, rank: rankOf(first, near, columns) }];
  });
  return ranked
    .toSorted((a, b) => b.rank - a.rank || b.activeAt.getTime() - a.activeAt.getTime())
    .slice(0, 2 * examined)
    .map(({ seekerId }) => seekerId);
}

/** The greatest parts of a score, as far as columns tell them; what most likely closes a gate comes after all the rest. */
function rankOf(talent: TalentCandidate, near: number, { skills, payMax, months }: PositionColumns): number {
  const { parts, experienceGrace } = weights;
  const shared = skills.filter((id) => talent.skills.includes(id)).length;
  const known = skills.length === 0 ? near : (1000 * shared) / skills.length;
  const isBelow = payMax !== null && talent.payMin !== null && talent.payMin > payMax;
  const isShort = talent.years !== null && (talent.years + 1) * 12 + experienceGrace <= months;
  return parts.role * near + parts.must * known - (isBelow || isShort ? 1_000_000 : 0);
}

async function leaveOut(
  ctx: Ctx,
  { companyId, positionId }: { readonly companyId: string; readonly positionId: string },
  ids: readonly string[],
): Promise<string[]> {
  const since = new Date(ctx.now().getTime() - unsuitableDays * 86_400_000);
  const hidden = await findHidden(ctx, positionId, ids);
  const unsuitable = await findUnsuitableAnswers(ctx, { positionId, since }, ids);
  const pipeline = await findPipelineRows(ctx, companyId, ids);
  const inPipeline = new Set(pipeline.flatMap((row) => (row.positionId === positionId ? [row.seekerId] : [])));
  return ids.filter((id) => !hidden.has(id) && !unsuitable.has(id) && !inPipeline.has(id));
}
