import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { talentErrors, talentsShown, type searchTalents as endpoint } from '@pinjian/contract/matching-talent.ts';
import type { TalentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { suggestCategories, type ReadQuery } from '#domains/dictionary/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { matchTalents } from './match-talents.ts';
import { requireSearcher } from './policy.ts';
import { countUse, findOpenFacts } from './queries.ts';
import { findTalentRows, type FoundRow } from './find-rows.ts';
import { countExactTalents, findWeighedTalents } from './find-weighed.ts';
import { readTalentQuery, type ReadTalentQuery } from './read-query.ts';
import { countAndFindTalents, countTalents, type Asked, type FoundTalent, type Searcher } from './search-queries.ts';

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
  const { asked, words, read, understood, spellings } = readTalentQuery(ctx, searcher, input);
  const page = { current, pageSize };
  const told = { words: [...spellings], understood: [...understood] };
  const { found, total, relaxed } = await findAsked(ctx, asked, words, {
    byActivity: sort === 'active',
    // An order by fit is one of all that are shown.
    limit: sort === 'fit' ? talentsShown : Math.min(talentsShown, current * pageSize),
  });
  const ordered = sort === 'fit' && facts !== null ? await byFit(ctx, facts, found) : found.map(unmatched);
  const shown = ordered.slice((current - 1) * pageSize, current * pageSize);
  const matched = facts === null || sort === 'fit' ? shown : await inOrder(ctx, facts, shown);
  return {
    records: await findTalentRows(ctx, { companyId: searcher.companyId, positionId }, matched),
    total: Math.min(total, totalCap),
    totalCapped: total > totalCap,
    ...told,
    relaxed: relaxed && { exact: relaxed.exact, dropped: read === null ? [] : relaxed.dropped(read) },
    suggestions:
      total === 0 && input.q !== '' ? suggestCategories(input.q, mostSuggestions).map(({ text }) => text) : [],
    ...page,
  };
}

const mostSuggestions = 6;

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

interface Found {
  readonly found: readonly FoundTalent[];
  /** Counted to one above the cap. */
  readonly total: number;
  readonly relaxed: { readonly exact: number; readonly dropped: (read: ReadQuery) => string[] } | null;
}

/** Whom filters and words ask for: by the words the nearest first, else the last active. */
export async function findAsked(
  ctx: Ctx,
  asked: Asked,
  words: ReadTalentQuery['words'],
  { byActivity, limit }: { readonly byActivity: boolean; readonly limit: number },
): Promise<Found> {
  if (words === 'nothing') return { found: [], total: 0, relaxed: null };
  if (words === null) {
    const { counted, found } = await countAndFindTalents(ctx, asked, [[]], { count: totalCap + 1, limit });
    return { found, total: counted, relaxed: null };
  }
  const { weighed, total, relaxed } = await findWeighedTalents(ctx, asked, words, totalCap + 1);
  const ordered = byActivity
    ? weighed.toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || b.activeAt.getTime() - a.activeAt.getTime())
    : weighed;
  const dropped = (read: ReadQuery): string[] =>
    (relaxed?.failed ?? []).flatMap((at) => (at < 0 ? placesIn(read) : (words.asked.conditions[at]?.label ?? [])));
  return {
    found: ordered.slice(0, limit),
    total,
    relaxed: relaxed && { exact: relaxed.exact, dropped },
  };
}

const placesIn = ({ parts }: ReadQuery): string[] =>
  parts.flatMap(({ meaning, label }) => (meaning.kind === 'place' ? [label] : []));

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
  const { asked, words } = readTalentQuery(ctx, searcher, input);
  if (words === 'nothing') return 0;
  const changed = { ...asked, changedSince: since };
  return words === null ? countTalents(ctx, changed, [[]], most) : countExactTalents(ctx, changed, words, most);
}
