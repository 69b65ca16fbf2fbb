import type { Match } from '@pinjian/contract/matching-match.ts';
import { talentsShown, unsuitableDays } from '@pinjian/contract/matching-talent.ts';
import { positionCategory, skillToken } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import { anyCityToken, categoryToken, cityToken } from '../index/tokens.ts';
import { matchTalents } from '../talent/match-talents.ts';
import { findSearcher } from '../talent/policy.ts';
import { findHidden, findPipelineRows, findUnsuitableAnswers } from '../talent/queries.ts';
import type { TalentFilters, TalentPlan } from '../talent/search-plan.ts';
import { findTalents, type FoundTalent, type Searcher } from '../talent/search-queries.ts';
import { findIndexedPositions } from './queries.ts';

/** A talent with how they fit a position. */
export interface FittingTalent extends FoundTalent {
  readonly resumeId: string;
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
  const candidates = await leaveOut(ctx, { companyId, positionId }, await findCandidates(ctx, searcher, facts));
  const matches = await matchTalents(
    ctx,
    facts,
    candidates.map(({ seekerId }) => seekerId),
  );
  return candidates
    .flatMap((talent): FittingTalent[] => {
      const matched = matches.get(talent.seekerId);
      return matched === undefined || !isRecommendable(matched.match) ? [] : [{ ...talent, ...matched }];
    })
    .toSorted((a, b) => b.match.score - a.match.score || b.activeAt.getTime() - a.activeAt.getTime())
    .slice(0, limit);
}

/** Never through a gate, and not only because nothing speaks against it. */
function isRecommendable(match: Match): boolean {
  return match.fit !== 'weak' && match.gates.every(({ open }) => open);
}

const noFilters: TalentFilters = {
  cityCodes: [],
  categoryIds: [],
  industryCodes: [],
  education: [],
  salaryRange: [],
  skills: [],
  skillsMode: 'all',
  jobType: [],
  recruitType: [],
  jobStatus: [],
};

/** Skills of a position by which candidates are looked for. */
const skillsAsked = 6;

/** Conjunctions by which candidates for a position are looked for, those that tell most first. */
function candidateTiers(facts: PositionFacts): string[][] {
  const category = facts.role.category === null ? undefined : positionCategory(facts.role.category);
  const skills = facts.demands.flatMap(({ what, options, kind }) =>
    what !== 'skill'
      ? []
      : options.flatMap(({ code }) => (code === null ? [] : [{ token: skillToken(code), must: kind === 'must' }])),
  );
  const musts = skills.filter(({ must }) => must).map(({ token }) => token);
  const asked = [...musts, ...skills.filter(({ must }) => !must).map(({ token }) => token)].slice(0, skillsAsked);
  const [leaf, parent] = (category?.ids ?? []).toReversed().map(categoryToken);
  return [
    ...(leaf === undefined ? [] : [[leaf]]),
    ...(musts.length < 2 ? [] : [musts.slice(0, 2)]),
    ...asked.map((token) => [token]),
    ...(parent === undefined ? [] : [[parent]]),
  ];
}

/** At most `talentsShown` whom the company may find, from the index alone. */
async function findCandidates(ctx: Ctx, searcher: Searcher, facts: PositionFacts): Promise<FoundTalent[]> {
  const places = facts.cityCode === null || facts.remote ? [[]] : [[cityToken(facts.cityCode)], [anyCityToken]];
  const plan: TalentPlan = { tiers: [], widest: [], sets: places, left: [] };
  const found = new Map<string, FoundTalent>();
  for (const tier of candidateTiers(facts)) {
    const asked = { plan, filters: noFilters, searcher, notSeenSince: null };
    for (const talent of await findTalents(ctx, asked, [tier], { limit: talentsShown }))
      found.set(talent.seekerId, talent);
    if (found.size >= talentsShown) break;
  }
  return [...found.values()].slice(0, talentsShown);
}

async function leaveOut(
  ctx: Ctx,
  { companyId, positionId }: { readonly companyId: string; readonly positionId: string },
  found: readonly FoundTalent[],
): Promise<FoundTalent[]> {
  const ids = found.map(({ seekerId }) => seekerId);
  const since = new Date(ctx.now().getTime() - unsuitableDays * 86_400_000);
  const hidden = await findHidden(ctx, positionId, ids);
  const unsuitable = await findUnsuitableAnswers(ctx, { positionId, since }, ids);
  const pipeline = await findPipelineRows(ctx, companyId, ids);
  const inPipeline = new Set(pipeline.flatMap((row) => (row.positionId === positionId ? [row.seekerId] : [])));
  return found.filter(
    ({ seekerId }) => !hidden.has(seekerId) && !unsuitable.has(seekerId) && !inPipeline.has(seekerId),
  );
}
