import { labelNames } from '../fields/labels.ts';
import { readDegree } from '../fields/words.ts';
import type { Period } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { wordFlags } from './line-features.ts';
import type { HeadOpinion } from './word-opinions.ts';

/** A word of a head, and where it stands in the text of its line. */
export interface HeadWord {
  readonly text: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** What stands between it and the word before, or before it at the beginning of the line. */
  readonly gap: string;
  /** The label that it follows. */
  readonly label: string;
}

const breaks =
  /(?<![A-Za-z\d])\/|\/(?![A-Za-z\d])|\.(?=$|\s*[，,；;|])(?<=[a-z]{4}\.)(?<!\b(?:Corp|Bros|Univ|Dept|Assoc)\.)|(?<=[^\s])\s+at\s+(?=[\p{Lu}\p{Script=Han}])|[\s|｜丨•·／‖，,、；;@＠()（）【】[\]:：—–―~～→]+|(?<=\p{Script=Han})-(?=\p{Script=Han})|(?<=(?:公司|集团|大学|学院|医院|学校|支行|分行|事务所|中心|工厂|酒店|幼儿园))(?=\p{Script=Han})(?!大学|学院|附属|分)|(?<=\p{Script=Han})(?=[A-Za-z])(?<=(?:公司|部|组|大学|学院))/gu;

/** The words of the lines of one head, periods aside. */
export function headWords(lines: readonly TextLine[], periods: readonly (Period | null)[]): HeadWord[] {
  return lines.flatMap((line, index): HeadWord[] => {
    const period = periods[index] ?? null;
    const text =
      period === null
        ? line.text
        : line.text.slice(0, period.index) +
          '|'.repeat(period.source.length) +
          line.text.slice(period.index + period.source.length);
    const plain = text.replaceAll(/[（(]\s*(?:约|共)?\s*(?:\d{1,2}\s?年)?(?:零?\s?\d{1,2}\s?个?月)?[)）]/gu, (each) =>
      '|'.repeat(each.length),
    );
    const words: HeadWord[] = [];
    let from = 0;
    let gap = '^';
    let label = '';
    const add = (to: number, mark: string) => {
      const word = plain.slice(from, to);
      if (word === '') return;
      if (/^\s*[:：]/u.test(mark) && labelNames(word).length > 0) {
        label = word;
        gap = '^';
        return;
      }
      words.push({ text: line.text.slice(from, to), line: index, from, to, gap, label });
    };
    for (const match of plain.matchAll(breaks)) {
      const mark = match[0];
      add(match.index, mark);
      if (match.index > from || from === 0) gap = from === 0 && match.index === 0 ? '^' : gapOf(mark);
      if (/[:：]/u.test(mark)) gap = ':';
      from = match.index + mark.length;
    }
    add(plain.length, '');
    return words;
  });
}

function gapOf(mark: string): string {
  if (mark.includes('||')) return 'p';
  if (mark === '') return '+';
  if (/[（([【]/u.test(mark)) return '(';
  if (/[)）\]】]/u.test(mark)) return ')';
  if (/\s{2}|\n/u.test(mark)) return '=';
  return mark.trim()[0] ?? '_';
}

/** Whether each word may belong to one name with the word before it. */
export function joinsOf(words: readonly HeadWord[]): boolean[] {
  return words.map((word, at) => {
    const before = words[at - 1];
    return before?.line === word.line && before.label === word.label && !'p|｜:=a@＠'.includes(word.gap);
  });
}

/** The head of one entry. */
export interface Head {
  readonly kind: string;
  readonly lines: readonly TextLine[];
  readonly words: readonly HeadWord[];
  /** The period of each of its lines. */
  readonly periods: readonly (Period | null)[];
  /** The words of the other heads of its kind. */
  readonly siblings: readonly (readonly HeadWord[])[];
  /** What the rules read in it. */
  readonly opinion: HeadOpinion | undefined;
}

const told = ['company', 'title', 'dept', 'school', 'major', 'degree', 'place'];

/** Features of each word of one head. */
export function wordFeatures({ kind, lines, words, periods, siblings, opinion = ['', '', ''] }: Head): string[][] {
  const flags = words.map((word) => flagsOf(word));
  // The whole stretch up to the next mark: "Harbour Sample Hotels & Resorts" tells more than each of its words.
  const wholes = words.map((_, at) => wholeOf(lines, words, at));
  const rules = words.map((word) =>
    opinion.map((text, index) => (text.includes(word.text) ? 'MST'[index] : '')).join(''),
  );
  const filled = opinion.map((text) => (text === '' ? 0 : 1)).join('');
  return words.map((word, at) => {
    const line = lines[word.line];
    const whole = wholes[at] ?? '';
    const wholeFlags = wordFlags([whole]);
    const inLine = words.filter((each) => each.line === word.line);
    const place = inLine.indexOf(word);
    const period = periods[word.line] ?? null;
    const side = period === null ? '-' : period.index < word.from ? 'after' : 'before';
    const own = ['bias'];
    const rule = rules[at] ?? '';
    own.push(
      `r:${rule}`,
      `rf:${rule}:${wholeFlags.join()}`,
      `rn:${rules[at - 1] ?? '^'}${rule}${rules[at + 1] ?? '$'}`,
      `rh:${rule}:${filled}`,
      `rg:${rule}:${word.gap}`,
    );
    own.push(...(flags[at] ?? []).map((flag) => `f:${flag}`), `fs:${(flags[at] ?? []).join()}`);
    own.push(...wholeFlags.map((flag) => `wf:${flag}`), `ws:${wholeFlags.join()}`);
    own.push(`g:${word.gap}`, `gn:${words[at + 1]?.line === word.line ? words[at + 1]?.gap : '$'}`);
    own.push(`l:${word.label}`, `ln:${labelNames(word.label).join()}`, `lt:${word.label.slice(-2)}`);
    own.push(
      `i:${word.line}:${Math.min(4, place)}`,
      `j:${word.line}:${Math.min(4, inLine.length)}:${Math.min(4, place)}`,
      `at:${Math.min(6, at)}:${Math.min(6, words.length)}`,
      `nl:${lines.length}:${word.line}`,
    );
    own.push(`d:${side}`, `s:${line?.strong === true ? 1 : 0}`, `ds:${side}:${word.line}:${place === 0 ? 0 : 1}`);
    const text = word.text;
    own.push(`n:${Math.min(12, text.length)}`, `wn:${Math.min(20, whole.length)}`);
    if (text.length <= 8) own.push(`w:${text}`);
    for (const size of [1, 2, 3]) own.push(`e${size}:${text.slice(-size)}`, `we${size}:${whole.slice(-size)}`);
    own.push(`b2:${text.slice(0, 2)}`);
    if (/^[A-Za-z]/u.test(text)) own.push('latin');
    if (/^\d/u.test(text)) own.push('digit');
    for (const offset of [-2, -1, 1, 2]) {
      const other = words[at + offset];
      const mark = other === undefined ? 'none' : other.line === word.line ? '' : '/';
      own.push(`${offset}:${mark}${(flags[at + offset] ?? []).join()}`);
      if (Math.abs(offset) === 1)
        own.push(
          `${offset}e:${other?.text.slice(-2) ?? ''}`,
          `${offset}w:${mark}${wordFlags([wholes[at + offset] ?? '']).join()}:${wholeFlags.join()}`,
        );
    }
    const before = words.slice(0, at);
    const after = words.slice(at + 1);
    for (const name of told) {
      if (before.some((_, index) => flags[index]?.includes(name))) own.push(`x<${name}`);
      if (after.some((_, index) => flags[at + 1 + index]?.includes(name))) own.push(`x>${name}`);
    }
    const mates = siblings.flatMap((other) => {
      const same = other.filter((each) => each.line === word.line);
      const mate = same[place];
      return mate !== undefined && mate.gap === word.gap && mate.label === word.label ? [mate] : [];
    });
    for (const name of told) {
      const share =
        mates.length === 0 ? -1 : mates.filter((mate) => flagsOf(mate).includes(name)).length / mates.length;
      if (share >= 0) own.push(`m:${name}:${share === 0 ? 0 : share < 0.5 ? 1 : share < 1 ? 2 : 3}`);
    }
    if (mates.length > 0 && mates.every((mate) => mate.text === word.text)) own.push('m:same');
    return own.map((each) => `${kind}|${each}`);
  });
}

function flagsOf({ text }: HeadWord): string[] {
  return [...wordFlags([text]), ...(readDegree(text)?.source === text ? ['degreeOnly'] : [])];
}

/** The words around one that only spaces, or brackets, hold together. */
function wholeOf(lines: readonly TextLine[], words: readonly HeadWord[], at: number): string {
  const joins = (index: number) => {
    const [one, other] = [words[index], words[index + 1]];
    return (
      one !== undefined &&
      other !== undefined &&
      one.line === other.line &&
      ['_', '(', ')', '&', '-', '+'].includes(other.gap) &&
      one.label === other.label
    );
  };
  let [from, to] = [at, at];
  while (joins(from - 1)) from--;
  while (joins(to)) to++;
  const line = words[at]?.line ?? 0;
  return (lines[line]?.text ?? '').slice(words[from]?.from, words[to]?.to);
}
