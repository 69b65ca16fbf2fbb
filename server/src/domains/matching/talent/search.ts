import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { talentErrors, talentsShown, type searchTalents as endpoint } from '@pinjian/contract/matching-talent.ts';
import type { TalentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { matchTalents } from './match-talents.ts';
import { requireSearcher } from './policy.ts';
import { countUse, findOpenFacts } from './queries.ts';
import { findTalentRows, type FoundRow } from './find-rows.ts';
import { readTalentQuery } from './read-query.ts';
import { countTalents, findTalents, type Asked, type FoundTalent, type Searcher } from './search-queries.ts';

type Input = Received<typeof endpoint>;

/**
 * Talents for a recruiter's words and filters. Found are those whom the company may find at this moment; counted are the
 * same. Pages end at `talentsShown`.
 * @throws Refusal 40310, 40311, 40320, 42912 after too many searches of a day, 40001 for an order by fit without a
 * position, 40400 for a position that is not an open one of the company.
 */
export async function searchTalents(ctx: Ctx<EmployerActor>, input: Input): Promise<Answer<typeof endpoint>> {
  const searcher = await requireSearcher(ctx);
  const { current, pageSize, positionId = null, sort } = input;
  const facts = positionId === null ? null : await requireOpenFacts(ctx, searcher.companyId, positionId);
  if (sort === 'fit' && facts === null) {
    const message = '请先选择一个职位，再按合适程度排列';
    throw new Refusal(errors.invalidInput, { message, data: [{ path: 'positionId', message }] });
  }
  await countSearch(ctx);
  const { asked, words, correction, total } = await readTalentQuery(ctx, searcher, input);
  const page = { current, pageSize };
  const counted = {
    total: Math.min(total, totalCap),
    totalCapped: total > totalCap,
    words: [...words],
    correction,
    ...page,
  };
  if (asked === null || total === 0) return { records: [], ...counted };

  // An order by fit is one of all that are shown.
  const limit = sort === 'fit' ? talentsShown : Math.min(talentsShown, current * pageSize);
  const found = await findBest(ctx, asked, { byActivity: sort === 'active', limit });
  const ordered = sort === 'fit' && facts !== null ? await byFit(ctx, facts, found) : found.map(unmatched);
  const shown = ordered.slice((current - 1) * pageSize, current * pageSize);
  const matched = facts === null || sort === 'fit' ? shown : await inOrder(ctx, facts, shown);
  return { records: await findTalentRows(ctx, { companyId: searcher.companyId, positionId }, matched), ...counted };
}

const unmatched = ({ seekerId, activeAt }: FoundTalent): FoundRow => ({ seekerId, activeAt, match: null });

async function requireOpenFacts(ctx: Ctx, companyId: string, positionId: string) {
  const facts = await findOpenFacts(ctx, { positionId, companyId });
  if (facts === undefined) throw new Refusal(errors.notFound);
  return facts;
}

/** @throws Refusal 42912 */
async function countSearch(ctx: Ctx<EmployerActor>): Promise<void> {
  const times = await countUse(ctx, ctx.actor.userId, 'search');
  if (times > ctx.ports.config.talents.searchesPerDay) throw new Refusal(talentErrors.tooManySearches);
}

/** The best so many: tier after tier, the last active first within each; or whoever was here last. */
export async function findBest(
  ctx: Ctx,
  asked: Asked,
  { byActivity, limit }: { readonly byActivity: boolean; readonly limit: number },
): Promise<FoundTalent[]> {
  if (byActivity) return findTalents(ctx, asked, asked.plan.widest, limit);
  const found = new Map<string, FoundTalent>();
  for (const tier of asked.plan.tiers) {
    // Those of the tiers before may be found once more.
    for (const talent of await findTalents(ctx, asked, tier, found.size + limit))
      if (!found.has(talent.seekerId)) found.set(talent.seekerId, talent);
    if (found.size >= limit) break;
  }
  return [...found.values()].slice(0, limit);
}

/** The same people, those that fit the position best first. */
async function byFit(ctx: Ctx, facts: Parameters<typeof matchTalents>[1], found: readonly FoundTalent[]) {
  return (await inOrder(ctx, facts, found.map(unmatched))).toSorted(
    (a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1),
  );
}

async function inOrder(
  ctx: Ctx,
  facts: Parameters<typeof matchTalents>[1],
  found: readonly FoundRow[],
): Promise<FoundRow[]> {
  const matches = await matchTalents(
    ctx,
    facts,
    found.map(({ seekerId }) => seekerId),
  );
  return found.map((row) => ({ ...row, match: matches.get(row.seekerId) ?? null }));
}

/** What a saved search asks for, and how many it finds that are new since an instant. */
export async function countNew(
  ctx: Ctx,
  searcher: Searcher,
  input: TalentQuery,
  since: Date,
  most: number,
): Promise<number> {
  const { asked } = await readTalentQuery(ctx, searcher, input);
  return asked === null ? 0 : countTalents(ctx, { ...asked, changedSince: since }, asked.plan.widest, most);
}
