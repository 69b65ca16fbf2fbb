import type { TalentRow } from '@pinjian/contract/matching-talent-view.ts';
import { traitsOf, type Lesson, type Traits } from './learn-taste.ts';

/** People whom the person judges before anything else is done. */
export const calibrating = 5;

/** Somebody chosen, with what was learned that speaks for or against them. */
export interface Chosen {
  readonly row: TalentRow;
  readonly lessons: readonly string[];
}

/** Whom the company may add for the position: the list has nobody whom it may not find. */
const isFree = ({ standing }: TalentRow): boolean => standing.mayAdd && !standing.hidden;

interface Weighed extends Chosen {
  readonly score: number;
  readonly traits: Traits;
}

function weigh(rows: readonly TalentRow[], lessons: readonly Lesson[]): Weighed[] {
  return rows
    .filter(isFree)
    .map((row) => {
      const traits = traitsOf(row);
      const points = lessons.map(({ says, weigh: of }) => ({ says, points: of(traits) }));
      return {
        row,
        traits,
        lessons: points.flatMap((each) => (each.points > 0 ? [each.says] : [])),
        score: (row.match?.score ?? 0) + points.reduce((sum, each) => sum + each.points, 0),
      };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** How unlike two people are, by what can be learned from. */
function unlikeness(one: Traits, other: Traits): number {
  const years = Math.min(4, Math.abs((one.workYears ?? 0) - (other.workYears ?? 0)));
  const lacking = one.lacking.filter((each) => !other.lacking.includes(each)).length;
  return years + 2 * lacking + (one.title === other.title ? 0 : 2) + (one.pay === other.pay ? 0 : 1);
}

/** So many of the best are looked among: who is no match teaches nothing. */
const considered = 25;

/**
 * Five to calibrate by: the best one, then each time whoever of the best differs most from those that are chosen, so that a
 * yes and a no say something.
 */
export function chooseToCalibrate(rows: readonly TalentRow[], seen: ReadonlySet<string>, many = calibrating): Chosen[] {
  const open = weigh(rows, [])
    .filter(({ row }) => !seen.has(row.resumeId))
    .slice(0, considered);
  const chosen: Weighed[] = open.slice(0, 1);
  while (chosen.length < Math.min(many, open.length)) {
    const [next] = open
      .filter((each) => !chosen.includes(each))
      .map((each, at) => ({
        each,
        worth: Math.min(...chosen.map(({ traits }) => unlikeness(traits, each.traits))) * 10 - at,
      }))
      .toSorted((a, b) => b.worth - a.worth);
    if (next === undefined) break;
    chosen.push(next.each);
  }
  return chosen.map(({ row, lessons }) => ({ row, lessons }));
}

/** The best by fit and by what was learned, without whom was shown before, at most so many. */
export function chooseDaily(
  rows: readonly TalentRow[],
  {
    lessons,
    seen,
    many,
  }: { readonly lessons: readonly Lesson[]; readonly seen: ReadonlySet<string>; readonly many: number },
): Chosen[] {
  return weigh(rows, lessons)
    .filter(({ row }) => !seen.has(row.resumeId))
    .slice(0, Math.max(0, many))
    .map(({ row, lessons: told }) => ({ row, lessons: told }));
}
