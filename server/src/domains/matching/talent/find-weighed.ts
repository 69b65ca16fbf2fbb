import { positionCategory, type Part } from '#domains/dictionary/index.ts';
import { scoreOf, type Scored } from '#domains/position/index.ts';
import type { Ctx } from '#server/context.ts';
import type { TalentWords } from './search-plan.ts';
import {
  countAndFindTalents,
  findTalents,
  findWeighedFacts,
  type Asked,
  type FoundTalent,
  type WeighedFacts,
} from './search-queries.ts';

/** At most so many are weighed; of what more than these have, those here last, with the words in their titles first. */
const mostWeighed = 300;
const weighedOfCommon = 150;
/** Fewer than these, and the nearest follow. */
const enough = 20;
/** So many with the nearest. */
const withNearest = 60;
/** What is named a role for has to be so near it at least, other conditions failing. */
const leastNear = -500;

export interface WeighedTalent extends Scored {
  readonly seekerId: string;
  readonly activeAt: Date;
}

export interface WeighedTalents {
  /** Best first. */
  readonly weighed: readonly WeighedTalent[];
  /** How many there are, counted to a limit. */
  readonly total: number;
  /** How many meet everything, where others follow behind them, and what the first of those lack. */
  readonly relaxed: { readonly exact: number; readonly failed: readonly number[] } | null;
}

/** Whom a recruiter's words ask for, the best first; where few meet everything the nearest follow. */
export async function findWeighedTalents(
  ctx: Ctx,
  asked: Asked,
  words: TalentWords,
  limit: number,
): Promise<WeighedTalents> {
  const found = new Map<string, Date>();
  const gather = (talents: readonly FoundTalent[]): void => {
    for (const { seekerId, activeAt } of talents) found.set(seekerId, activeAt);
  };
  const most = { count: limit, limit: mostWeighed };
  const { counted: strictCount, found: latest, isCommon } = await countAndFindTalents(ctx, asked, [words.strict], most);
  if (strictCount > mostWeighed && words.titled !== null)
    gather(await findTalents(ctx, asked, [words.titled], weighedOfCommon, isCommon));
  gather(latest.slice(0, mostWeighed - found.size));
  const strict = new Set(found.keys());
  if (strictCount < enough) {
    for (const terms of words.near)
      if (found.size < mostWeighed)
        gather(await findTalents(ctx, asked, [terms], Math.min(weighedOfCommon, mostWeighed - found.size)));
  }
  const weighed = await weigh(ctx, words, found, strict);
  const exact = weighed.filter(({ isExact }) => isExact).length;
  const kept = strictCount >= enough ? weighed : weighed.slice(0, Math.max(withNearest, exact));
  const firstNear = kept.find(({ isExact }) => !isExact);
  return {
    weighed: kept,
    total: strictCount < enough ? kept.length : strictCount,
    relaxed: strictCount < enough && firstNear !== undefined ? { exact, failed: firstNear.failed } : null,
  };
}

/** How many of them meet everything, counted to `most`: bands hold a little more than is asked for, so they are looked at. */
export async function countExactTalents(ctx: Ctx, asked: Asked, words: TalentWords, most: number): Promise<number> {
  const found = await findTalents(ctx, asked, [words.exact], mostWeighed);
  const all = new Map(found.map(({ seekerId, activeAt }) => [seekerId, activeAt]));
  const weighed = await weigh(ctx, words, all, new Set(all.keys()));
  return Math.min(most, weighed.filter(({ isExact }) => isExact).length);
}

const byWeight = (a: WeighedTalent, b: WeighedTalent): number =>
  Number(b.isExact) - Number(a.isExact) ||
  b.score - a.score ||
  b.activeAt.getTime() - a.activeAt.getTime() ||
  (a.seekerId < b.seekerId ? 1 : -1);

async function weigh(
  ctx: Ctx,
  { asked, terms }: TalentWords,
  found: ReadonlyMap<string, Date>,
  strict: ReadonlySet<string>,
) {
  const items = asked.items.flatMap(({ inTitle, anywhere }) => [inTitle, anywhere]);
  const rows = await findWeighedFacts(ctx, [...found.keys()], [...items, ...terms]);
  const weighed = rows.map((row): WeighedTalent => {
    const said = asked.items.map((_, at) => ({
      inTitle: row.has[2 * at] === true,
      anywhere: row.has[2 * at + 1] === true,
    }));
    const isThere =
      asked.cityCodes.length === 0 || row.anyCity || asked.cityCodes.some((code) => row.cities.includes(code));
    const candidate = {
      id: row.seekerId,
      shownAt: found.get(row.seekerId) ?? new Date(0),
      title: row.titles,
      roles: row.roles.filter((id) => positionCategory(id) !== undefined),
      cityCode: isThere ? (asked.cityCodes[0] ?? '') : '',
      monthly: row.pay,
      experience: row.years ?? 0,
      education: row.degree,
      said,
      met: asked.conditions.map(({ meaning }, at) => meets(meaning, row, row.has[items.length + at] === true)),
      inDistrict: true,
      isFound: strict.has(row.seekerId),
    };
    return { seekerId: row.seekerId, activeAt: candidate.shownAt, ...scoreOf(asked, candidate) };
  });
  return weighed
    .filter(({ isExact, score }) => isExact || asked.roles.length === 0 || score >= leastNear)
    .toSorted(byWeight);
}

/** Bands hold a little more than what is asked for: years and pay are looked at themselves. */
function meets(meaning: Part['meaning'], { years, pay }: WeighedFacts, isInBand: boolean): boolean {
  if (!isInBand) return false;
  if (meaning.kind === 'experience' && meaning.years !== null && years !== null)
    return years >= meaning.years && (meaning.most === null || years <= meaning.most);
  if (meaning.kind === 'pay' && pay !== null && meaning.max !== null) return pay.min <= meaning.max;
  return true;
}
