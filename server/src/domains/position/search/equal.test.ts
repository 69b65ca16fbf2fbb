import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalCap } from '@pinjian/contract/paging.ts';
import { emptyPositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { newId } from '#platform/core/ids.ts';
import { verifiedOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { insertShownPositions } from '../bulk/queries.ts';
import type { ColumnFilters, PayBand } from '../engine/column-filters.ts';
import { hideFromSearch, type SearchDocument } from './document-queries.ts';
import { countAndFindMatches, countMatches, findMatches, type Match } from './queries.ts';

const world = useWorld();

/** Enough that some words are looked for among the newest, and that these are not all. */
const size = 12_000;
const start = Date.parse('2026-10-01T00:00:00Z');

/** Words from one that all have to one that hardly any has; `old` is in all of one half and hardly any of the newer one. */
const words = [
  'all',
  'most',
  'half',
  'some',
  'fair',
  'few',
  'seldom',
  'rare',
  'old',
  'new',
  't:half',
  't:few',
] as const;
const often: Readonly<Record<string, number>> = {
  all: 1,
  most: 0.8,
  half: 0.5,
  some: 0.2,
  fair: 0.07,
  few: 0.03,
  seldom: 0.004,
  rare: 0.001,
};
const cities = ['101010100', '101020100', '101210100'] as const;
const pays = [null, [200_000, 300_000], [300_000, 300_000], [800_000, 1_200_000], [2_000_000, 6_000_000]] as const;
const bands: PayBand[] = [
  { min: 0, max: 300_000 },
  { min: 300_000, max: 500_000 },
  // No band of the index.
  { min: 400_000, max: 900_000 },
  { min: 500_000, max: 1_000_000 },
  { min: 1_000_000, max: 2_000_000 },
  { min: 5_000_000, max: null },
];

/** A run of numbers between 0 and 1, the same each time. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function documents(companies: readonly string[]): SearchDocument[] {
  const next = chances(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() ** 2 * from.length)] as T;
  return Array.from({ length: size }, (_, index): SearchDocument => {
    const has = words.filter((word) => {
      if (word === 'old' || word === 'new')
        return index < size / 2 === (word === 'old') || (word === 'old' && next() < 0.002);
      return next() < (often[word] ?? 0);
    });
    const inTitle = has
      .filter((word) => (word === 'half' || word === 'few') && next() < 0.3)
      .map((word) => `t:${word}`);
    const cityCode = pick(cities);
    const pay = pick(pays);
    // Several at the same moment: the id decides then.
    const shownAt = new Date(start + Math.floor(index / 3) * 600_000);
    return {
      positionId: newId(),
      companyId: pick(companies),
      status: positionStatus.open,
      shownAt,
      cityCode,
      monthly: pay === null ? null : { min: pay[0], max: pay[1] },
      experience: pick([3, 4, 5, 0, 7]),
      education: pick([5, 4, 6, 0, 7]),
      jobType: pick([1, 2, 3]),
      recruitType: pick([1, 2]),
      workMode: pick([1, 2, 3]),
      title: '职位',
      roles: [],
      tokens: [...has, ...inTitle, `c:${cityCode}`, `s:${index % 3 === 0 ? 3 : 1}`],
    };
  });
}

interface Asked {
  readonly tokens: readonly string[];
  readonly exclude: readonly (readonly string[])[];
  readonly filters: ColumnFilters;
}

const hasAll = (document: SearchDocument, tokens: readonly string[]): boolean =>
  tokens.every((token) => document.tokens.includes(token));

function isPaid({ monthly }: SearchDocument, filters: ColumnFilters): boolean {
  if (filters.bands.length === 0 && !filters.negotiable) return true;
  if (monthly === null) return filters.negotiable;
  return filters.bands.some(
    ({ min, max }) => (monthly.max > min || monthly.min >= min) && (max === null || monthly.min < max),
  );
}

/** What a search means, said as plainly as it can be. */
function isMeant(document: SearchDocument, { tokens, exclude, filters }: Asked): boolean {
  const among = (values: readonly number[], value: number): boolean => values.length === 0 || values.includes(value);
  return (
    document.status === positionStatus.open &&
    hasAll(document, tokens) &&
    !exclude.some((tier) => hasAll(document, tier)) &&
    (filters.companyId === undefined || filters.companyId === document.companyId) &&
    (filters.cityCode === undefined || filters.cityCode === document.cityCode) &&
    isPaid(document, filters) &&
    among(filters.experience, document.experience) &&
    among(filters.education, document.education) &&
    among(filters.jobType, document.jobType) &&
    among(filters.recruitType, document.recruitType) &&
    among(filters.workMode, document.workMode) &&
    (filters.postSource.length === 0 || filters.postSource.some((value) => document.tokens.includes(`s:${value}`)))
  );
}

const isBefore = (a: Match, b: Match): boolean =>
  a.shownAt.getTime() === b.shownAt.getTime() ? a.id < b.id : a.shownAt < b.shownAt;

const lists = { experience: [0, 3, 4, 5, 7, 99], education: [0, 4, 5, 6, 7], jobType: [1, 2, 3], recruitType: [1, 2] };

/** Most filters are not set; `wide` sets them all, to several values each. */
const listFilters = (wide: boolean) => {
  const some = (values: readonly number[]) =>
    wide
      ? fc.subarray([...values], { minLength: 2 })
      : fc.oneof({ weight: 12, arbitrary: fc.constant([]) }, fc.subarray([...values]));
  return fc.record({
    experience: some(lists.experience),
    education: some(lists.education),
    jobType: some(lists.jobType),
    recruitType: some(lists.recruitType),
    workMode: some(lists.jobType),
    postSource: some(lists.jobType),
  });
};

const tokenSets: fc.Arbitrary<string[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...words, 'nowhere').map((word): string[] => [word]) },
  { weight: 1, arbitrary: fc.subarray<string>([...words], { maxLength: 3 }) },
);

const askedBy = (companies: readonly string[]): fc.Arbitrary<Example[0]> =>
  fc.record({
    tokens: tokenSets,
    exclude: fc.array(fc.subarray([...words], { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
    filters: fc
      .tuple(
        fc.oneof({ weight: 5, arbitrary: listFilters(false) }, listFilters(true)),
        fc.record({
          companyId: fc.option(fc.constantFrom(...companies), { nil: undefined, freq: 6 }),
          cityCode: fc.option(fc.constantFrom(...cities), { nil: undefined, freq: 3 }),
          bands: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.subarray(bands)),
          negotiable: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
        }),
      )
      .map(([listed, others]): ColumnFilters => ({ ...listed, ...others })),
    isCommon: fc.boolean(),
    // Nearly always a page; now and then a page in the depth.
    limit: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }) }, fc.integer({ min: 500, max: 1100 })),
    afterAt: fc.option(fc.integer({ min: 0, max: size - 1 })),
  });

const nothing = { experience: [], education: [], jobType: [], recruitType: [], workMode: [], postSource: [] };
const plain = { exclude: [], limit: 40, afterAt: null };
const unfiltered: ColumnFilters = { ...nothing, bands: [], negotiable: false };
type Example = [Asked & { isCommon: boolean; limit: number; afterAt: number | null }, string[]];
const examples: Example[] = [
  // Taken for common, which the newest may hold too few of for a page.
  ...words.map((word): Example => [{ ...plain, tokens: [word], filters: unfiltered, isCommon: true }, ['nowhere']]),
  // A range of pay that is in two of the bands.
  [{ ...plain, tokens: ['fair'], filters: { ...unfiltered, bands: bands.slice(3, 5) }, isCommon: false }, []],
];

describe('every way of a search', () => {
  it('finds and counts what a plain look at everything does', async () => {
    const owners = [await verifiedOwner(world), await verifiedOwner(world, { name: '另一家科技有限公司' })];
    const companies = owners.map(({ companyId }) => companyId);
    const content = { ...emptyPositionContent(), title: '职位' };
    const createdBy = owners[0]?.userId ?? '';
    let stored = documents(companies);
    await insertShownPositions(
      world.system(),
      stored.map((document) => ({ createdBy, content, document })),
    );
    const paused = stored.filter((_, index) => index % 101 === 0);
    for (const { positionId } of paused) await hideFromSearch(world.system(), positionId, positionStatus.paused);
    stored = stored.map((each) => (paused.includes(each) ? { ...each, status: positionStatus.paused } : each));
    const matchOf = ({ positionId, shownAt }: SearchDocument): Match => ({ id: positionId, shownAt });
    const newestFirst = stored.toSorted((a, b) => (isBefore(matchOf(a), matchOf(b)) ? 1 : -1));

    await fc.assert(
      fc.asyncProperty(askedBy(companies), tokenSets, async ({ isCommon, limit, afterAt, ...asked }, other) => {
        const after = afterAt === null ? null : matchOf(newestFirst[afterAt] as SearchDocument);
        const expected = newestFirst
          .filter((each) => isMeant(each, asked))
          .map(matchOf)
          .filter((match) => after === null || isBefore(match, after))
          .slice(0, limit);
        expect(await findMatches(world.system(), { ...asked, isCommon, limit, after })).toEqual(expected);
        const { counted: many, newest } = await countAndFindMatches(world.system(), { ...asked, limit, after });
        const all = stored.filter((each) => isMeant(each, asked)).length;
        expect(many).toBe(Math.min(all, totalCap + 1));
        expect(newest ?? expected).toEqual(expected);

        const widest = [asked.tokens, other];
        const counted = stored.filter((each) =>
          widest.some((tokens) => isMeant(each, { tokens, exclude: [], filters: asked.filters })),
        );
        expect(await countMatches(world.system(), widest, asked.filters)).toBe(Math.min(counted.length, totalCap + 1));
      }),
      { numRuns: 250, examples },
    );

    for (const word of words) {
      const expected = newestFirst
        .filter((each) => isMeant(each, { tokens: [], exclude: [[word]], filters: unfiltered }))
        .map(matchOf);
      const refused = { tokens: [{ none: [word] }], exclude: [], filters: unfiltered };
      const page = { limit: 40, after: null };
      expect(await findMatches(world.system(), { ...refused, ...page, isCommon: false })).toEqual(
        expected.slice(0, 40),
      );
      const counted = await countMatches(world.system(), [refused.tokens], unfiltered);
      expect(counted).toBe(Math.min(expected.length, totalCap + 1));
    }
  }, 120_000);
});
