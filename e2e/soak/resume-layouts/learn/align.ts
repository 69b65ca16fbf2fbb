import { readDegree } from '../../../../server/src/domains/resume/parsing/fields/words.ts';
import { readOwnHeading } from '../../../../server/src/domains/resume/parsing/headings.ts';
import { foldText } from '../../../../server/src/domains/resume/parsing/learned/plain-readings.ts';
import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import { findPeriod, type Period } from '../../../../server/src/domains/resume/parsing/text/dates.ts';
import type { TextLine } from '../../../../server/src/domains/resume/parsing/text/line.ts';

/** One entry of a truth, and the lines of its head where they were found. */
export interface Sought {
  readonly kind: 'E' | 'W' | 'P';
  readonly main: string;
  readonly second: string;
  /** A department; '' for others. */
  readonly third: string;
  readonly degree: number | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
  readonly description: string;
  head: { readonly from: number; readonly to: number } | null;
}

function soughtIn({ education, work, projects }: Truth): Sought[] {
  const none = { third: '', degree: null, head: null };
  return [
    ...education.map((each) => ({
      ...each,
      ...none,
      kind: 'E' as const,
      main: each.school,
      second: each.major,
      degree: each.degree,
    })),
    ...work.flatMap(({ company, roles }) =>
      roles.map((each) => ({
        ...each,
        ...none,
        kind: 'W' as const,
        main: company,
        second: each.title,
        third: each.department,
      })),
    ),
    ...projects.map((each) => ({ ...each, ...none, kind: 'P' as const, main: each.name, second: each.role })),
  ];
}

const month = (text: string | null) => (text ?? '').slice(0, 7);

type Part = 'main' | 'second' | 'third' | 'period';
const worth: Readonly<Record<Part, number>> = { main: 3, second: 2, third: 1, period: 3 };

function partsIn(line: TextLine, text: string, period: Period | null, sought: Sought): Part[] {
  if (text.length > 160) return [];
  const has = (name: string) => name !== '' && text.includes(foldText(name));
  const isDegree = sought.degree !== null && readDegree(line.text)?.degree === sought.degree;
  const isDated = sought.start !== null || sought.end !== null || sought.current;
  const isPeriod =
    isDated &&
    period !== null &&
    month(period.start) === month(sought.start) &&
    month(period.end) === month(sought.end) &&
    period.current === sought.current;
  const parts: readonly [Part, boolean][] = [
    ['main', has(sought.main)],
    ['second', has(sought.second)],
    ['third', has(sought.third) || isDegree],
    ['period', isPeriod],
  ];
  return parts.flatMap(([part, stands]) => (stands ? [part] : []));
}

/** More lines than this are no head. */
const longestHead = 6;

/** Which tag of `lineTags` each line has by what the file is known to say, and where the head of each entry stands. */
export function alignLines(lines: readonly TextLine[], truth: Truth): { tags: string[]; entries: Sought[] } {
  const tags = lines.map(() => '');
  const texts = lines.map((line) => foldText(line.text));
  const periods = lines.map((line) => (line.text.length < 200 ? findPeriod(line.text) : null));
  const entries = soughtIn(truth);
  const dated = entries.toSorted((a, b) => Number(b.start !== null) - Number(a.start !== null));
  for (const sought of dated) {
    const parts = lines.map((line, at) =>
      tags[at] === '' ? partsIn(line, texts[at] ?? '', periods[at] ?? null, sought) : null,
    );
    const best = bestHead(parts);
    if (best === null || best.score < (sought.start === null ? 2.9 : 3.5)) continue;
    sought.head = best;
    for (let at = best.from; at <= best.to; at++) tags[at] = `${sought.kind}${at === best.from ? 'N' : 'C'}`;
  }
  tagBodies(texts, tags, entries);
  tagHeadings(lines, texts, periods, tags, entries);
  return { tags, entries };
}

function bestHead(parts: readonly (readonly Part[] | null)[]): { from: number; to: number; score: number } | null {
  let best: { from: number; to: number; score: number } | null = null;
  for (let from = 0; from < parts.length; from++) {
    if ((parts[from]?.length ?? 0) === 0) continue;
    const seen = new Set<Part>();
    for (let to = from; to < Math.min(parts.length, from + longestHead); to++) {
      const own = parts[to];
      if (own === null || own === undefined) break;
      for (const part of own) seen.add(part);
      const score = [...seen].reduce((sum, part) => sum + worth[part], 0) - 0.3 * (to - from);
      const isHead = own.length > 0 && (seen.has('main') || seen.has('period')) && score >= 3;
      if (isHead && (best === null || score > best.score + 1e-9)) best = { from, to, score };
    }
  }
  return best;
}

function inOrder(entries: readonly Sought[]): (Sought & { head: { from: number; to: number } })[] {
  return entries
    .flatMap((each) => (each.head === null ? [] : [{ ...each, head: each.head }]))
    .toSorted((a, b) => a.head.from - b.head.from);
}

function tagBodies(texts: readonly string[], tags: string[], entries: readonly Sought[]): void {
  const heads = inOrder(entries);
  heads.forEach(({ kind, head, description }, order) => {
    const next = heads[order + 1];
    const until = next?.head.from ?? texts.length;
    const to = next?.kind === kind ? until : endOfBody(texts, foldText(description), head.to + 1, until);
    for (let at = head.to + 1; at < to; at++) if (tags[at] === '') tags[at] = `${kind}B`;
  });
}

/** Behind the last line that the description has; two lines between may be of no interest. */
function endOfBody(texts: readonly string[], description: string, from: number, until: number): number {
  let to = from;
  for (let at = from; at < until && at - to < 3; at++) {
    const text = (texts[at] ?? '').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const isTold =
      text.length > 1 &&
      (description.includes(text.slice(0, 14)) ||
        description.includes(text.slice(-8)) ||
        (text.length > 6 && description.length > 4 && text.includes(description.slice(0, 12))));
    if (isTold) to = at + 1;
  }
  return to;
}

function tagHeadings(
  lines: readonly TextLine[],
  texts: readonly string[],
  periods: readonly (Period | null)[],
  tags: string[],
  entries: readonly Sought[],
): void {
  const heads = inOrder(entries);
  const isHeading = (text: string) =>
    readOwnHeading(text.replaceAll(/[^\p{L}\p{N}、/&]+/gu, ' ').trim(), true) !== null;
  heads.forEach(({ kind, head }, order) => {
    const at = head.from - 1;
    const line = lines[at];
    if (line === undefined) return;
    const text = texts[at] ?? '';
    const before = heads[order - 1];
    if (before?.kind === kind && tags[at] === `${kind}B`) {
      const isTold = entries.some((each) => each.kind === kind && foldText(each.description).includes(text));
      if (text.length <= 12 && !/[:：]$/u.test(line.text) && !isTold && isHeading(line.text)) tags[at] = `H${kind}`;
      return;
    }
    if (tags[at] === '' && at > 0 && line.text.length <= 36 && periods[at] === null) tags[at] = `H${kind}`;
  });
  lines.forEach((line, at) => {
    if (tags[at] === '') tags[at] = line.text.length <= 30 && isHeading(line.text) ? 'HO' : 'O';
  });
}
