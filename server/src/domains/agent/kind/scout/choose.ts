import type { VerdictReason } from '@pinjian/contract/agent-act.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { Fit } from '@pinjian/contract/matching-match.ts';
import type { RecommendedPosition } from '@pinjian/contract/matching-position-list.ts';
import { salaryAmount } from '@pinjian/contract/money.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import { mostPayOf } from '../writing/pay.ts';

/** What the seeker said of a position that was shown to them. */
export interface Said {
  readonly yes: boolean;
  readonly reason: VerdictReason | null;
  /** As it is now. */
  readonly position: PositionCard;
}

/** What of the slip bears on what may be suggested. */
export type Wanted = Pick<AgentSlip, 'cityCodes' | 'salaryFloor' | 'companiesNever'>;

/** A position that is worth a word, and what was learned that bears on it. */
export interface Chosen extends RecommendedPosition {
  /** Words for what a yes of before says of it; [] for nothing. */
  readonly learned: readonly string[];
}

const ofFit: Readonly<Record<Fit, number>> = { strong: 3000, good: 2000, possible: 1000, weak: 0 };
const isGood = (fit: Fit): boolean => fit === 'strong' || fit === 'good';
/** What one no takes from a position that resembles it in what was wrong, and one yes gives to one that resembles it. */
const noCosts = 1200;
const yesGives = 150;
const mostYes = 300;
/** Share of the skills of a position that have to be those of a liked one. */
const alike = 0.5;

/**
 * Whether the slip lets a position be suggested at all, as the permit has it: what is not known is not within. So what is
 * proposed is never refused for it.
 */
export function isWanted({ city, salaryText, company }: PositionCard, wanted: Wanted): boolean {
  const { cityCodes, salaryFloor, companiesNever } = wanted;
  const most = mostPayOf(salaryText);
  return (
    (cityCodes.length === 0 || cityCodes.includes(city.code)) &&
    (salaryFloor === null || (most !== null && most >= salaryFloor)) &&
    !isKeptAway(company.name, companiesNever)
  );
}

/** Nobody is shown what nothing speaks for in words. */
function isExplained({ reasons }: RecommendedPosition['match']): boolean {
  return reasons.some(({ good }) => good);
}

/** Share of what a position asks for that a resume has to say something of, where nothing fits better. */
const enoughSaid = 0.5;

/**
 * Where every position on show is a weak match, one that asks for what the resume mostly says is still worth a look: with
 * what is missing beside it, rather than nothing at all.
 */
function isNearest({ requirements }: RecommendedPosition['match']): boolean {
  const needed = requirements.filter(({ kind }) => kind === 'must');
  const said = needed.filter(({ result }) => result !== 'noEvidence').length;
  return needed.length > 0 && said / needed.length >= enoughSaid;
}

/** Whether a company bears one of the names: a part of it is enough, and so is what it is called for short. */
function isKeptAway(companyName: string, companiesNever: readonly string[]): boolean {
  return companiesNever.some((name) => companyName.includes(name) || name.includes(companyName));
}

/** Whether a no says that this position is not to be shown either; else whether it speaks against it. */
function against(position: PositionCard, { position: other, reason }: Said): 'never' | 'less' | 'nothing' {
  if (other.positionId === position.positionId) return 'never';
  if (reason === 'company') return other.company.companyId === position.company.companyId ? 'never' : 'nothing';
  return reason !== null && isWrongToo[reason]?.(other, position) === true ? 'less' : 'nothing';
}

/** What makes another position wrong for the same reason; a reason without a line speaks of the one position alone. */
const isWrongToo: Readonly<Partial<Record<VerdictReason, (no: PositionCard, other: PositionCard) => boolean>>> = {
  city: (no, other) => no.city.code === other.city.code,
  skills: (no, other) => no.title === other.title || likeness(no, other) >= alike,
  level: (no, other) => no.experience.value === other.experience.value && likeness(no, other) >= alike,
  experience: (no, other) => no.experience.value === other.experience.value,
  industry: (no, other) => no.company.industry !== null && no.company.industry === other.company.industry,
  salary(no, other) {
    const [paid, pays] = [mostPayOf(no.salaryText), mostPayOf(other.salaryText)];
    return paid === null ? pays === null : pays !== null && pays <= paid;
  },
};

/** Share of the skills that two positions ask for both, of the shorter list. */
function likeness({ skills }: PositionCard, other: PositionCard): number {
  if (skills.length === 0 || other.skills.length === 0) return 0;
  const shared = other.skills.filter((skill) => skills.includes(skill)).length;
  return shared / Math.min(skills.length, other.skills.length);
}

function learnedFrom(position: PositionCard, yeses: readonly Said[]): string[] {
  const like = yeses.find((yes) => likeness(yes.position, position) >= alike);
  return like === undefined ? [] : [`和您感兴趣的「${like.position.title}」要求相近`];
}

interface Choice {
  readonly most: number;
  /** Of one company. */
  readonly mostOfOne: number;
  /** A fit below `good` will do where nothing better is there. */
  readonly mayBePossible: boolean;
}

/**
 * The positions that are worth suggesting, the best first: nothing that the slip keeps out or a no rules out, what resembles
 * a no in what was wrong with it after everything else, what resembles a yes a little earlier, few of one company.
 */
export function choose(
  candidates: readonly RecommendedPosition[],
  said: readonly Said[],
  wanted: Wanted,
  { most, mostOfOne, mayBePossible }: Choice,
): Chosen[] {
  const [yeses, noes] = [said.filter(({ yes }) => yes), said.filter(({ yes }) => !yes)];
  const ranked = candidates
    .filter(
      ({ position, match }) =>
        isWanted(position, wanted) &&
        (match.fit !== 'weak' || (mayBePossible && isNearest(match))) &&
        isExplained(match),
    )
    .flatMap((each) => {
      const verdicts = noes.map((no) => against(each.position, no));
      if (verdicts.includes('never')) return [];
      const liked = yeses.filter((yes) => likeness(yes.position, each.position) >= alike).length;
      const less = verdicts.filter((verdict) => verdict === 'less').length + each.lowered.length;
      const score = ofFit[each.match.fit] + each.match.score + Math.min(liked * yesGives, mostYes) - less * noCosts;
      return [{ chosen: { ...each, learned: learnedFrom(each.position, yeses) }, score, less }];
    })
    .toSorted((a, b) => b.score - a.score);
  const good = ranked.filter(({ chosen, less }) => isGood(chosen.match.fit) && less === 0);
  const worthIt = good.length > 0 || !mayBePossible ? good : ranked;
  const ofCompany = new Map<string, number>();
  const titles = new Set<string>();
  const chosen: Chosen[] = [];
  for (const { chosen: each } of worthIt) {
    const { companyId } = each.position.company;
    const count = ofCompany.get(companyId) ?? 0;
    // The same post put up twice is one suggestion.
    const title = `${companyId}:${each.position.title}`;
    if (chosen.length >= most || count >= mostOfOne || titles.has(title)) continue;
    ofCompany.set(companyId, count + 1);
    titles.add(title);
    chosen.push(each);
  }
  return chosen;
}

/** 月薪低于 1.5W 的 */
export function floorText(salaryFloor: number): string {
  return `月薪最高不到 ${salaryAmount(salaryFloor / 100)} 的`;
}
