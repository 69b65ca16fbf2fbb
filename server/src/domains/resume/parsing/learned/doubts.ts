import { uncertainBelow } from '@pinjian/contract/resume.ts';
import { reasons, type Found } from '../draft.ts';
import { isCompany, isDepartment, isMajorName, isSchool, isTitle } from '../fields/words.ts';
import { chanceOf, doubtFeatures, type Judge, type Part, type Reading, type Ways } from './judge.ts';
import { plainReadings } from './plain-readings.ts';
import type { Career } from './read-career.ts';

/** What the parts of an entry are called in its draft. */
const fields: Readonly<Record<keyof Career, Readonly<Record<string, Part>>>> = {
  education: { school: 'main', major: 'second', degree: 'third', start: 'period', end: 'period', current: 'period' },
  work: { title: 'second', department: 'third', start: 'period', end: 'period', current: 'period' },
  projects: { name: 'main', role: 'second', start: 'period', end: 'period', current: 'period' },
};

/**
 * Below this chance of being right a value is marked, so that of the unmarked ones 98 in 100 are right in files that nobody saw
 * before. A wrong employer costs the person most.
 */
const sureFrom: Readonly<Record<Part, number>> = { main: 0.985, second: 0.975, third: 0.975, period: 0.975 };

/** The chance as a score that is `uncertainBelow` where the chance is just enough, and rises with it. */
function scoreOf(chance: number, part: Part): number {
  return Math.max(leastScore, chance ** (Math.log(uncertainBelow) / Math.log(sureFrom[part])));
}

/** What was read is never worth nothing. */
const leastScore = 0.05;

/** What rules say of a value that no likeness to others can settle. */
const standing: ReadonlySet<string | null> = new Set([reasons.noEnd, reasons.reversed, reasons.attached]);

/**
 * The career with the chance of each value of being right, as it was with values that were read like it: whether the
 * three ways of reading agree, what its words are, how its siblings look.
 */
export function withDoubts<C extends Career>(career: C, ways: Readonly<Record<keyof Career, Ways>>, judge: Judge): C {
  const plain = plainReadings(career);
  const chances = (kind: keyof Career) =>
    plain[kind].map((reading, at) => (part: Part) => {
      // A wrong employer costs more than a look.
      const isEmployer = kind === 'work' && part === 'main';
      if (!isEmployer && speaksForItself(kind, reading, ways[kind])) return 1;
      return chanceOf(judge, doubtFeatures(kind, part, plain[kind], at, ways[kind]));
    });
  const [education, work, projects] = [chances('education'), chances('work'), chances('projects')];
  let post = -1;
  return {
    ...career,
    education: career.education.map((each, at) => doubted(each, fields.education, education[at])),
    projects: career.projects.map((each, at) => doubted(each, fields.projects, projects[at])),
    work: career.work.map((job) => {
      const roles = 'roles' in job && Array.isArray(job.roles) ? (job.roles as readonly object[]) : [];
      const own = roles.map(() => work[++post]);
      // An employer is as sure as the least sure of its posts.
      const company = (part: Part) => Math.min(1, ...own.map((chance) => chance?.(part) ?? 1));
      return {
        ...doubted(job, { company: 'main' }, roles.length > 0 ? company : undefined),
        roles: roles.map((role, at) => doubted(role, fields.work, own[at])),
      };
    }),
  };
}

/** Name, post or degree, and a whole time, each by its own words, and every way of reading has the same: nothing was guessed. */
function speaksForItself(kind: keyof Career, reading: Reading, ways: Ways): boolean {
  const { main, second, third, period } = reading;
  if (/^~|~$/u.test(period)) return false;
  const isNamed =
    kind === 'work'
      ? isCompany(main) && isTitle(second) && (third === '' || isDepartment(third))
      : kind === 'education' && isSchool(main) && isMajorName(second) && third !== '';
  const isSame = (other: Reading) =>
    other.main === main && other.second === second && other.third === third && other.period === period;
  return isNamed && [ways.rules, ways.lines, ways.words].every((way) => way.some(isSame));
}

function doubted<D extends object>(
  draft: D,
  names: Readonly<Record<string, Part>>,
  chance: ((part: Part) => number) | undefined,
): D {
  if (chance === undefined) return draft;
  const told = Object.entries(draft).map(([name, field]: [string, unknown]) => {
    const part = names[name];
    return [name, part === undefined || !isFound(field) ? field : rated(field, scoreOf(chance(part), part))] as const;
  });
  return Object.fromEntries(told) as D;
}

function rated(field: Found<unknown>, score: number): Found<unknown> {
  if (standing.has(field.reason)) return { ...field, score: Math.min(field.score, score) };
  return { ...field, score, reason: score < uncertainBelow ? reasons.guessedByPlace : null };
}

function isFound(field: unknown): field is Found<unknown> {
  return typeof field === 'object' && field !== null && 'found' in field;
}

/** Of some readings each with the truth that it most likely is: the one with the most parts alike; null where none is. */
export function pairReadings(read: readonly Reading[], truths: readonly Reading[]): (Reading | null)[] {
  const worth = { main: 3, period: 3, second: 2, third: 1 } as const;
  const parts = Object.entries(worth) as [Part, number][];
  const pairs = read
    .flatMap((reading, at) =>
      truths.map((truth, of) => ({
        at,
        of,
        sum: parts.reduce(
          (all, [part, own]) => all + (isTold(reading, part) && reading[part] === truth[part] ? own : 0),
          0,
        ),
      })),
    )
    .filter(({ sum }) => sum > 0)
    .toSorted((a, b) => b.sum - a.sum || a.at - b.at || a.of - b.of);
  const paired: (Reading | null)[] = read.map(() => null);
  const taken = new Set<number>();
  for (const { at, of } of pairs) {
    if (paired[at] !== null || taken.has(of)) continue;
    paired[at] = truths[of] ?? null;
    taken.add(of);
  }
  return paired;
}

/** Whether a reading says anything there. */
export function isTold(reading: Reading, part: Part): boolean {
  return reading[part] !== (part === 'period' ? '~' : '');
}
