import { isDeepStrictEqual } from 'node:util';
import type { InputIssue } from '@pinjian/contract/envelope.ts';
import type { ResumeContent, ResumeWorkRole } from '@pinjian/contract/resume-content.ts';
import { requiredToConfirm, type ResumeConfidence } from '@pinjian/contract/resume.ts';

/** How often the reading of a file is begun before it is given up. */
export const maxParseAttempts = 3;

/** Files that were given to the reader count for a day. */
export function aDayBefore(instant: Date): Date {
  return new Date(instant.getTime() - 24 * 3600_000);
}

/** What counts towards a complete resume, in per cent; the sum is 100. */
const parts: readonly (readonly [number, (content: ResumeContent) => boolean])[] = [
  [10, ({ basics }) => basics.name !== ''],
  [10, ({ basics }) => basics.phone !== ''],
  [5, ({ basics }) => basics.email !== ''],
  [5, ({ basics }) => basics.city !== null],
  [5, ({ basics }) => basics.jobStatus !== null],
  [10, ({ intentions }) => intentions.some((each) => each.position !== '')],
  [5, ({ intentions }) => intentions.some((each) => each.cities.length > 0)],
  [15, ({ education }) => education.some((each) => each.school !== '' && each.degree !== null)],
  [10, ({ work, projects }) => work.some((each) => each.company !== '') || projects.some((each) => each.name !== '')],
  [10, (content) => descriptionLength(content) >= 60],
  [10, ({ skills }) => skills.length >= 3],
  [5, ({ selfEvaluation }) => selfEvaluation.length >= 20],
];

function descriptionLength({ work, projects }: ResumeContent): number {
  const texts = [...work.flatMap((each) => each.roles), ...projects].map((each) => each.description);
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** How complete a resume is, 0 to 100. */
export function completeness(content: ResumeContent): number {
  return parts.reduce((sum, [weight, isThere]) => sum + (isThere(content) ? weight : 0), 0);
}

/** The latest post and its company: the present one, else the one that ended last, else the first that is written. */
export function latestRole(content: ResumeContent): { company: string; role: ResumeWorkRole } | null {
  const held = content.work.flatMap(({ company, roles }) => roles.map((role) => ({ company, role })));
  const until = ({ role }: (typeof held)[number]) => (role.current ? '9999' : (role.end ?? role.start ?? ''));
  return held.reduce<(typeof held)[number] | null>(
    (best, each) => (best === null || until(each) > until(best) ? each : best),
    null,
  );
}

/** One line about the person: the position they look for, else the latest post; '' when neither is known. */
export function headline(content: ResumeContent): string {
  return content.intentions.find((each) => each.position !== '')?.position ?? latestRole(content)?.role.title ?? '';
}

/** The highest education, by degree and then by time; null without any. */
export function highestEducation(content: ResumeContent): ResumeContent['education'][number] | null {
  // Of dictNum of education only 2 (中专/中技) and 3 (高中) are no order; both are the same step.
  const order = (each: ResumeContent['education'][number]) => `${each.degree ?? 0} ${each.end ?? each.start ?? ''}`;
  return content.education.reduce<ResumeContent['education'][number] | null>(
    (best, each) => (best === null || order(each) > order(best) ? each : best),
    null,
  );
}

/**
 * Whole years of work up to `now`, posts held at the same time counted once; null when no post says when it began.
 * A year without a month counts from its January.
 */
export function workYears(content: ResumeContent, now: Date): number | null {
  const present = monthOf(now);
  const spans = content.work.flatMap((each) => each.roles).flatMap((role) => monthsOf(role, present) ?? []);
  return spans.length === 0 ? null : Math.floor(countMonths(spans) / 12);
}

/** Months from year 0 on: 2026-11 is 2026 x 12 + 10. `until` is the month after the last one. */
export interface Months {
  readonly from: number;
  readonly until: number;
}

export function monthOf(instant: Date): number {
  return instant.getUTCFullYear() * 12 + instant.getUTCMonth();
}

/**
 * The months of a period up to the present one; null when it does not say when it began. One that names no end counts
 * as no time.
 */
export function monthsOf(
  period: { readonly start: string | null; readonly end: string | null; readonly current: boolean },
  present: number,
): Months | null {
  if (period.start === null) return null;
  const from = monthNumber(period.start);
  const until = period.current ? present + 1 : period.end === null ? from : monthNumber(period.end) + 1;
  return { from, until: Math.max(from, Math.min(present + 1, until)) };
}

/** How many months lie in these spans, overlaps once. */
export function countMonths(spans: readonly Months[]): number {
  let months = 0;
  let covered = 0;
  for (const { from, until } of spans.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, until - Math.max(from, covered));
    covered = Math.max(covered, until);
  }
  return months;
}

/** YYYY-MM as a month; of YYYY alone its January. */
function monthNumber(month: string): number {
  const [year, of = '01'] = month.split('-');
  return Number(year) * 12 + Number(of) - 1;
}

/** Fields that a resume needs before it can be confirmed and are empty. */
export function missingToConfirm(content: ResumeContent): InputIssue[] {
  return requiredToConfirm
    .filter((each) => !each.filled(content))
    .map(({ path, message }) => ({ path: `content.${path}`, message }));
}

/** What is still uncertain after a save: a value that the person changed, moved or emptied is theirs. */
export function remainingConfidence(
  confidence: ResumeConfidence,
  before: ResumeContent,
  after: ResumeContent,
): ResumeConfidence {
  return Object.fromEntries(
    Object.entries(confidence).filter(([path]) => isDeepStrictEqual(valueAt(before, path), valueAt(after, path))),
  );
}

/** The value at a dotted path of the content: `work.0.roles.1.start`. */
function valueAt(content: ResumeContent, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      content,
    );
}

/** The name of a resume made from a file: the file's, without its ending. */
export function titleFromFile(fileName: string): string {
  const title = fileName.replace(/\.(?:pdf|docx?|md|markdown|txt|json)$/i, '').trim();
  return title === '' ? '我的简历' : title.slice(0, 40);
}

/** 我的简历, 我的简历 2, …: the first that is not taken. */
export function newTitle(taken: readonly string[]): string {
  const titles = new Set(taken);
  for (let number = 1; ; number++) {
    const title = number === 1 ? '我的简历' : `我的简历 ${number}`;
    if (!titles.has(title)) return title;
  }
}

/** 我的简历 副本, 我的简历 副本 2, …: the first that is not taken, within the length of a title. */
export function copyTitle(title: string, taken: readonly string[]): string {
  const titles = new Set(taken);
  const base = title.replace(/ 副本(?: \d+)?$/, '').slice(0, 30);
  for (let number = 1; ; number++) {
    const copy = number === 1 ? `${base} 副本` : `${base} 副本 ${number}`;
    if (!titles.has(copy)) return copy;
  }
}

/** Whether a title is that one, or that one with a number: what only begins like it is of something else. */
export function isNumbered(title: string, first: string): boolean {
  return title === first || (title.startsWith(`${first} `) && /^\d+$/.test(title.slice(first.length + 1)));
}

/** 林小满-前端工程师, 林小满-前端工程师 2, …: the first that is not taken; without a name the position alone. */
export function positionTitleOf(name: string, position: string, taken: readonly string[]): string {
  const titles = new Set(taken);
  const base = [name.trim(), position.trim()]
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 36);
  for (let number = 1; ; number++) {
    const title = number === 1 ? base : `${base} ${number}`;
    if (!titles.has(title)) return title;
  }
}

/**
 * What a content says without its order: entries of a list and lines of a text stand sorted, each entry with all that is its
 * own. Equal for two contents exactly when they say the same of the same.
 */
export function withoutOrder(node: unknown): unknown {
  if (typeof node === 'string') return node.split('\n').toSorted();
  if (Array.isArray(node)) return node.map((each) => JSON.stringify(withoutOrder(each))).toSorted();
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, withoutOrder(each)]),
  );
}
