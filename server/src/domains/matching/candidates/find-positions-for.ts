import type { Match } from '@pinjian/contract/matching-match.ts';
import { blockedAmong, companiesNamed } from '#domains/company/index.ts';
import type { Ctx } from '#server/context.ts';
import { weights } from '../engine/data/weights.ts';
import { isOpenTo } from '../engine/gates.ts';
import { match } from '../engine/match.ts';
import type { TalentFacts } from '../facts/talent-facts.ts';
import { positionBars, positionWays, type PositionWay } from './position-ways.ts';
import {
  findIndexedPositions,
  findPositionCandidates,
  type IndexedPosition,
  type PositionCandidate,
} from './queries.ts';
import { readSeeker, type ReadSeeker } from './read-seeker.ts';

/** A position with how it fits somebody. */
export interface FittingPosition {
  readonly positionId: string;
  readonly match: Match;
}

interface Wanted {
  readonly limit: number;
  /** Only in one of these cities, or remote. */
  readonly cityCodes?: readonly string[];
  /** Only of these; those that are not on show, or behind a gate, are left out. */
  readonly positionIds?: readonly string[];
}

/** So many of each way are looked at by their columns, and so many of them by the engine. */
const lookedAt = 300;
const examined = 120;

/**
 * Positions on show that suit a seeker, the best first: every gate is open as `isOpenTo('seeker')` has it, and none is weak
 * unless all are. It works from the wishes alone where there is no resume; [] for whoever says nothing of themselves and
 * for whoever turned the personal order off. What they applied to or dismissed is for the caller to leave out.
 */
export async function findPositionsFor(
  ctx: Ctx,
  seekerId: string,
  { limit, cityCodes = [], positionIds }: Wanted,
): Promise<FittingPosition[]> {
  const seeker = await readSeeker(ctx, seekerId);
  if (!seeker.personalOrder) return [];
  const ids = positionIds ?? (await nearest(ctx, seeker.facts, cityCodes));
  const positions = await findIndexedPositions(ctx, ids, cityCodes);
  const open = (await matchesFor(ctx, seekerId, seeker, positions)).filter(({ match: { gates } }) =>
    isOpenTo('seeker', gates),
  );
  const fitting = open.filter(({ match: { fit } }) => fit !== 'weak');
  return (fitting.length === 0 ? open : fitting)
    .toSorted(
      (a, b) =>
        b.match.score - a.match.score ||
        b.shownAt.getTime() - a.shownAt.getTime() ||
        (a.positionId < b.positionId ? 1 : -1),
    )
    .slice(0, limit)
    .map(({ positionId, match: found }) => ({ positionId, match: found }));
}

/** What the engine says of each, with the gates of the companies that are kept from the seeker. */
async function matchesFor(
  ctx: Ctx,
  seekerId: string,
  { facts, employers }: ReadSeeker,
  positions: readonly IndexedPosition[],
) {
  const companyIds = [...new Set(positions.map(({ companyId }) => companyId))];
  const talent: TalentFacts = {
    ...facts,
    blockedCompanyIds: [...(await blockedAmong(ctx, seekerId, companyIds))],
    employerCompanyIds: [...(await companiesNamed(ctx, companyIds, employers))],
  };
  return positions.map(({ positionId, shownAt, facts: position }) => ({
    positionId,
    shownAt,
    match: match(position, talent, ctx.now(), 'seeker'),
  }));
}

/** The most promising positions by their columns alone: tier after tier of ways until there are enough. */
async function nearest(ctx: Ctx, talent: TalentFacts, cityCodes: readonly string[]): Promise<string[]> {
  const bars = positionBars(talent);
  const found: Promising[] = [];
  for (const ways of positionWays(talent)) {
    const candidates = await findPositionCandidates(ctx, ways, { bars, cityCodes, limit: lookedAt });
    found.push(...candidates.map((each) => ({ ...each, by: ways[each.way] })));
    if (new Set(found.map(({ positionId }) => positionId)).size >= lookedAt) break;
  }
  return mostPromising(found, talent).slice(0, examined);
}

type Promising = PositionCandidate & { readonly by: PositionWay | undefined };

/** Ids in the order in which they are worth the engine's time: its two greatest parts, as far as columns tell them. */
function mostPromising(found: readonly Promising[], talent: TalentFacts): string[] {
  const { parts, wished, held } = weights;
  const hasWishes = talent.wishes.length > 0;
  const ranked = [...Map.groupBy(found, ({ positionId }) => positionId)].flatMap(([positionId, same]) => {
    const [first] = same;
    if (first === undefined) return [];
    const best = (part: 'wished' | 'held'): number => Math.max(...same.map(({ by }) => by?.[part] ?? 0));
    const role = hasWishes ? (best('wished') * wished + best('held') * held) / (wished + held) : best('held');
    return [
      { positionId, shownAt: first.shownAt, rank: parts.role * role + parts.must * knownShare(first.skills, talent) },
    ];
  });
  return ranked
    .toSorted((a, b) => b.rank - a.rank || b.shownAt.getTime() - a.shownAt.getTime())
    .map(({ positionId }) => positionId);
}

/** How many of the skills asked for somebody shows, in thousandths; half where none is asked for. */
function knownShare(asked: readonly string[], { skills }: TalentFacts): number {
  if (asked.length === 0) return 500;
  return (1000 * asked.filter((id) => skills[id] !== undefined).length) / asked.length;
}
