import type { Step } from '@pinjian/contract/application-pipeline.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import type { Side } from '#domains/application/index.ts';
import { isOpenTo } from '../engine/gates.ts';
import type { PushCaps } from './data/caps.ts';

const dayMs = 86_400_000;

/** What decides whether two are brought together now. */
export interface PushFacts {
  readonly match: Pick<Match, 'fit' | 'gates'>;
  /** The seeker wants to be recommended anything. */
  readonly personalOrder: boolean;
  /** Either has kept the other away, dismissed what it is, or is about to leave; the position is not on show. */
  readonly isKeptApart: boolean;
  /** The company may find the seeker, of their own consent. */
  readonly isFindable: boolean;
  /** Sides that are not to be told again: see `tiredSides`. */
  readonly tired: readonly Side[];
  /** They have a resume to compare; else their wishes alone speak for them. */
  readonly hasResume: boolean;
  /** Where they stand in the pipeline, and who holds a recommendation already. */
  readonly step: Step | null;
  readonly held: readonly Side[];
  readonly isQuiet: boolean;
  /** Pushed on this day so far. */
  readonly today: {
    readonly ofSeeker: number;
    readonly ofSeekerAndCompany: number;
    readonly seekersOfPosition: number;
    readonly talentsOfPosition: number;
  };
}

/** What became of an earlier push for one side. */
export interface SideState {
  readonly endedAt: Date | null;
  readonly end: 'dismissed' | 'unused' | 'over' | 'used' | null;
}

/**
 * Sides to which the same two are not to be recommended again for `repeatDays`: both after either turned the other down, one
 * after it left the push unused. What ended by itself may come again.
 */
export function tiredSides(
  before: Readonly<Record<Side, SideState>> & { readonly turnedDownAt: Date | null },
  now: Date,
  { repeatDays }: PushCaps,
): readonly Side[] {
  const isRecent = (at: Date | null): boolean => at !== null && now.getTime() - at.getTime() < repeatDays * dayMs;
  const both: readonly Side[] = ['seeker', 'employer'];
  const hasEnded = (side: Side, ends: readonly SideState['end'][]): boolean =>
    ends.includes(before[side].end) && isRecent(before[side].endedAt);
  if (isRecent(before.turnedDownAt) || both.some((side) => hasEnded(side, ['dismissed', 'used']))) return both;
  return both.filter((side) => hasEnded(side, ['unused']));
}

/** `later`: nothing but the hour or a cap of the day stands against it. */
export type Verdict = 'push' | 'later' | 'never';

/** Fits that are worth a word unasked; who has no resume can show nothing for what a position asks. */
const worthPushing: readonly Match['fit'][] = ['strong', 'good'];
const worthWithoutResume: readonly Match['fit'][] = [...worthPushing, 'possible'];

/** Whether a match is good enough to be brought before anybody. */
export function isWorthPushing({ fit, gates }: Pick<Match, 'fit' | 'gates'>, hasResume: boolean): boolean {
  return (hasResume ? worthPushing : worthWithoutResume).includes(fit) && isOpenTo('seeker', gates);
}

/** Closed gates of a match towards an employer; that they may find the person is asked for itself. */
function isOpenToEmployer({ gates }: Pick<Match, 'gates'>): boolean {
  return gates.every(({ gate, open }) => open || gate === 'visibility');
}

/** Whether to push, for each side. */
export function judgePush(facts: PushFacts, caps: PushCaps): Readonly<Record<Side, Verdict>> {
  const { match, held, step, today } = facts;
  const isPossible =
    facts.personalOrder &&
    !facts.isKeptApart &&
    isWorthPushing(match, facts.hasResume) &&
    (step === null || step === 0 || step === 9);
  const verdict = (side: Side, mayBe: boolean, isFull: boolean): Verdict => {
    if (!isPossible || !mayBe || held.includes(side) || facts.tired.includes(side)) return 'never';
    return facts.isQuiet || isFull ? 'later' : 'push';
  };
  return {
    seeker: verdict(
      'seeker',
      true,
      today.ofSeeker >= caps.perSeekerADay ||
        today.ofSeekerAndCompany >= caps.perCompanyADay ||
        today.seekersOfPosition >= caps.seekersADay,
    ),
    employer: verdict(
      'employer',
      facts.isFindable && isOpenToEmployer(match),
      today.talentsOfPosition >= caps.talentsADay,
    ),
  };
}
