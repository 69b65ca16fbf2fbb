import type { Entry } from '../fields/entries.ts';
import { pairsOf, type LabelName } from '../fields/labels.ts';
import type { Places } from '../fields/places.ts';
import type { Section } from '../sections.ts';
import { readOwnHeading } from '../headings.ts';
import { findPeriod, type Period } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { lineFeatures } from './line-features.ts';
import { learnedWeights, lineTags, wordTags } from '../data/learned-weights.ts';
import { opinionsOfLines } from './line-opinions.ts';
import { bucketsOf, tagRow, tagStretches } from './tagger.ts';
import { headWords, joinsOf, wordFeatures, type HeadWord } from './word-features.ts';
import { opinionsOfHeads } from './word-opinions.ts';

/** A school, a job or a project by the looks of its lines, and what the words of its head are. */
export interface TaggedEntry extends Entry {
  readonly kind: EntryKind;
  /** School, employer, project; '' where none stands. */
  readonly main: string;
  /** Major, post, role. */
  readonly second: string;
  /** Degree, department. */
  readonly third: string;
}

/** E a school, W a job, P a project. */
export type EntryKind = 'E' | 'W' | 'P';

/** The entries of a document by what its lines look like, whatever its headings say. */
export function tagEntries(lines: readonly TextLine[], sections: readonly Section[], places: Places): TaggedEntry[] {
  const { lines: tagger, words: wordTagger } = learnedWeights();
  const opinions = opinionsOfLines(lines, sections);
  const tags = tagRow(tagger, bucketsOf(lineFeatures(lines, opinions), tagger.buckets));
  const entries = cut(
    lines,
    tags.map((tag) => lineTags[tag] ?? 'O'),
    opinions,
  );
  const heads = entries.flatMap(partDisjoint).map((entry) => {
    const periods = entry.head.map((line) => findPeriod(line.text));
    return { ...entry, period: periodOf(periods), periods, words: headWords(entry.head, periods) };
  });
  return (['E', 'W', 'P'] as const).flatMap((kind) => {
    const own = heads.filter((head) => head.kind === kind);
    const opinions = opinionsOfHeads(kind, own, places);
    return own.map(({ head, body, period, periods, words }, at): TaggedEntry => {
      const siblings = own.filter((_, index) => index !== at).map((other) => other.words);
      const features = wordFeatures({ kind, lines: head, words, periods, siblings, opinion: opinions[at] });
      const roles = tagStretches(wordTagger, bucketsOf(features, wordTagger.buckets), joinsOf(words)).map(
        (tag) => wordTags[tag] ?? 'X',
      );
      const of = (role: string) => stretches(head, words, roles, role)[0] ?? '';
      return { kind, head, body, period, main: of('M'), second: of('S'), third: of('T') };
    });
  });
}

interface Cut {
  readonly kind: EntryKind;
  readonly head: TextLine[];
  readonly body: TextLine[];
}

/** What is tagged as nothing, yet stands in a section of the entry's kind right behind it, describes it: no text is lost. */
function cut(lines: readonly TextLine[], tags: readonly string[], opinions: readonly string[]): Cut[] {
  const entries: Cut[] = [];
  let open: Cut | undefined;
  for (const [at, line] of lines.entries()) {
    const [kind, role] = tags[at] ?? 'O';
    if (kind !== 'E' && kind !== 'W' && kind !== 'P') {
      const isInside = open !== undefined && kind === 'O' && role === undefined && opinions[at]?.startsWith(open.kind);
      if (isInside === true) open?.body.push(line);
      else open = undefined;
      continue;
    }
    // A heading describes nothing, whatever stands above it.
    if (role !== 'N' && opinions[at] === 'H' && readOwnHeading(line.text, true) !== null) {
      open = undefined;
      continue;
    }
    const last = entries.at(-1);
    const goesOn = last?.kind === kind;
    // 2、2022.01-2022.06 期间带 3 名实习生: a point that the rules read as one begins nothing.
    const isPoint = line.bullet && !line.strong && opinions[at] === `${kind}B`;
    // 担任角色：架构师 behind the first sentences: still of the same one.
    const isMore = goesOn && opinions[at] === `${kind}B` && saysMore(line);
    const begins =
      !isMore && ((role === 'N' && !isPoint) || (role === 'C' && !isPoint && !(goesOn && last.body.length === 0)));
    if (begins) entries.push({ kind, head: [line], body: [] });
    else if (goesOn) (isMore || (role === 'C' && !isPoint) ? last.head : last.body).push(line);
    // What seems to go on with another kind, in the section of the entry above, describes that one.
    else if (open !== undefined && opinions[at]?.startsWith(open.kind)) open.body.push(line);
    open = entries.at(-1);
  }
  return entries;
}

/**
 * A head with two times of which neither lies within the other is of two entries. The second begins as many lines above its
 * time as the first does.
 */
function partDisjoint(entry: Cut): Cut[] {
  const { kind, head, body } = entry;
  const dated = head.flatMap((line, at) => {
    const period = findPeriod(line.text);
    return period?.sure === true && period.start !== null ? [{ at, period }] : [];
  });
  const [first] = dated;
  const second = dated.find(({ period }) => first !== undefined && areApart(first.period, period));
  if (first === undefined || second === undefined) return [entry];
  const from = Math.max(first.at + 1, second.at - first.at);
  return [{ kind, head: head.slice(0, from), body: [] }, ...partDisjoint({ kind, head: head.slice(from), body })];
}

function areApart(one: Period, other: Period): boolean {
  const last = (period: Period) => (period.current ? '9999' : (period.end ?? '9999'));
  return last(one) <= (other.start ?? '') || last(other) <= (one.start ?? '');
}

/** A line with labels of a role, a department or the like, and none of a name or a time. */
function saysMore(line: TextLine): boolean {
  const pairs = line.text.length <= 40 && findPeriod(line.text) === null ? pairsOf(line) : [];
  return (
    pairs.length > 0 &&
    line.text.startsWith(pairs[0]?.label ?? '-') &&
    pairs.every(({ names }) => names.some((name) => more.has(name)) && !names.some((name) => main.has(name)))
  );
}

const more: ReadonlySet<LabelName> = new Set(['role', 'department', 'degree', 'major']);
const main: ReadonlySet<LabelName> = new Set(['company', 'school', 'project']);

/** A post's own period stands below that of the whole time with its employer. */
function periodOf(periods: readonly (Period | null)[]): Period | null {
  return periods.findLast((period) => period !== null) ?? null;
}

/** The stretches of words that have one role, verbatim. */
function stretches(
  lines: readonly TextLine[],
  words: readonly HeadWord[],
  roles: readonly string[],
  role: string,
): string[] {
  const found: { line: number; from: number; to: number }[] = [];
  const joins = joinsOf(words);
  words.forEach((word, at) => {
    if (roles[at] !== role) return;
    const last = found.at(-1);
    if (last !== undefined && roles[at - 1] === role && joins[at] === true) last.to = word.to;
    else found.push({ line: word.line, from: word.from, to: word.to });
  });
  return found.map(({ line, from, to }) => closed(lines[line]?.text ?? '', from, to));
}

/** With the bracket that belongs to it. */
function closed(text: string, from: number, to: number): string {
  const part = text.slice(from, to);
  const open = (part.match(/[（(]/gu) ?? []).length - (part.match(/[）)]/gu) ?? []).length;
  return (open > 0 && /^[）)]/u.test(text.slice(to)) ? text.slice(from, to + 1) : part).trim();
}
