import { dismissalDays, type DismissalEffect, type DismissalReason } from '@pinjian/contract/matching-dismissal.ts';
import { salaryAmount } from '@pinjian/contract/money.ts';
import { cityByCode, districtByCode, positionCategory } from '#domains/dictionary/index.ts';

/** What one position may resemble another one in. */
export interface Traits {
  readonly companyId: string;
  readonly companyName: string;
  readonly cityCode: string | null;
  readonly districtCode: string | null;
  /** Leaf of the job tree. */
  readonly category: string | null;
  /** The most it pays, in fen a month; null for 面议. */
  readonly payMax: number | null;
}

/** A position that its seeker does not want, as it was then. */
export interface Dismissal {
  readonly positionId: string;
  readonly reason: DismissalReason;
  readonly at: Date;
  readonly traits: Traits;
}

/** A rule that dismissals make: what it is said in, and whom it concerns. */
interface Rule extends DismissalEffect {
  readonly leavesOut: boolean;
  /** Null for a rule about the dismissed position alone. */
  readonly concerns: ((traits: Traits) => boolean) | null;
}

/** Before this instant 不感兴趣 counts no more. */
export function dismissalsSince(now: Date): Date {
  return new Date(now.getTime() - dismissalDays * 86_400_000);
}

/** The place that a position is in, as narrowly as it says it. */
function placeOf({ cityCode, districtCode }: Traits): { code: string; name: string } | null {
  const city = cityCode === null ? undefined : cityByCode(cityCode);
  const district = districtCode === null ? undefined : districtByCode(districtCode);
  if (district !== undefined && districtCode !== null)
    return { code: districtCode, name: `${city?.name ?? ''}${district.name}` };
  return city === undefined || cityCode === null ? null : { code: cityCode, name: city.name };
}

/** What reason and position together say: the same key is the same rule. */
function ruleOf({ positionId, reason, traits }: Dismissal): { readonly key: string; readonly rule: Rule } {
  const make = (key: string, text: string, concerns: Rule['concerns'], leavesOut = false) => ({
    key: `${reason}:${key}`,
    rule: { reason, text, positionIds: [positionId], leavesOut, concerns },
  });
  const place = placeOf(traits);
  const leaf = traits.category === null ? undefined : positionCategory(traits.category);
  if (reason === 'company')
    return make(
      traits.companyId,
      `您说过对「${traits.companyName}」不感兴趣：它的职位不再推荐`,
      ({ companyId }) => companyId === traits.companyId,
      true,
    );
  if (reason === 'place' && place !== null)
    return make(
      place.code,
      `您说过地点不合适：${place.name}的职位排后`,
      ({ cityCode, districtCode }) => cityCode === place.code || districtCode === place.code,
    );
  if (reason === 'direction' && leaf !== undefined)
    return make(
      leaf.id,
      `您说过职位方向不合适：「${leaf.path.at(-1) ?? ''}」类的职位排后`,
      ({ category }) => category === leaf.id,
    );
  if (reason === 'salary') return salaryRule(traits.payMax, make);
  return make(positionId, '这个职位不再推荐', null);
}

function salaryRule<T>(most: number | null, make: (key: string, text: string, concerns: Rule['concerns']) => T): T {
  if (most === null) return make('open', '您说过薪资不合适：薪资面议的职位排后', ({ payMax }) => payMax === null);
  return make(
    String(most),
    `您说过薪资不合适：月薪最高不超过 ${salaryAmount(most / 100)} 的职位排后`,
    ({ payMax }) => payMax !== null && payMax <= most,
  );
}

/** The rules that dismissals make, the last said first; those that say the same are one. */
function rulesOf(dismissals: readonly Dismissal[]): Rule[] {
  const rules = new Map<string, Rule>();
  for (const dismissal of dismissals.toSorted((a, b) => b.at.getTime() - a.at.getTime())) {
    const { key, rule } = ruleOf(dismissal);
    const same = rules.get(key);
    rules.set(key, same === undefined ? rule : { ...same, positionIds: [...same.positionIds, ...rule.positionIds] });
  }
  return [...rules.values()];
}

const effectOf = ({ reason, text, positionIds }: DismissalEffect): DismissalEffect => ({
  reason,
  text,
  positionIds,
});

/** What one dismissal does to the recommendations that come after it. */
export function dismissalEffectOf(dismissal: Dismissal): DismissalEffect {
  return effectOf(ruleOf(dismissal).rule);
}

/** What the dismissals together do to other positions, the last said first. */
export function dismissalEffects(dismissals: readonly Dismissal[]): DismissalEffect[] {
  return rulesOf(dismissals)
    .filter(({ concerns }) => concerns !== null)
    .map(effectOf);
}

/** A candidate that stays, and what it comes later for; [] for one that keeps its place. */
export type Kept<C> = C & { readonly lowered: readonly DismissalEffect[] };

/**
 * Candidates, the best first, after what their seeker said of others: dismissed ones are left out, and so are all of a
 * company that is not wanted; what resembles a dismissed one in what was wrong with it comes after everything else, the
 * more so the more it resembles. Otherwise the order stays.
 */
export function afterDismissals<C extends { readonly positionId: string; readonly traits: Traits }>(
  candidates: readonly C[],
  dismissals: readonly Dismissal[],
): Kept<C>[] {
  const dismissed = new Set(dismissals.map(({ positionId }) => positionId));
  const rules = rulesOf(dismissals);
  return candidates
    .flatMap((candidate): Kept<C>[] => {
      if (dismissed.has(candidate.positionId)) return [];
      const concerning = rules.filter(({ concerns }) => concerns?.(candidate.traits) === true);
      if (concerning.some(({ leavesOut }) => leavesOut)) return [];
      return [{ ...candidate, lowered: concerning.map(effectOf) }];
    })
    .toSorted((a, b) => a.lowered.length - b.lowered.length);
}
