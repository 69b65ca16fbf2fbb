import { labelSpellings } from '../data/label-spellings.ts';
import type { TextLine } from '../text/line.ts';

/** A value behind its label. */
export interface Labelled {
  readonly value: string;
  readonly source: string;
}

export type LabelName = keyof typeof labelSpellings;

/** 姓 名, 姓　名 and 姓名 alike; E-mail and Email alike. */
function plain(label: string): string {
  return label.replaceAll(/[\s-]+/g, '').toLowerCase();
}

const byLabel: ReadonlyMap<string, LabelName[]> = (() => {
  const map = new Map<string, LabelName[]>();
  for (const [name, spellings] of Object.entries(labelSpellings) as [LabelName, readonly string[]][]) {
    for (const spelling of spellings) map.set(plain(spelling), [...(map.get(plain(spelling)) ?? []), name]);
  }
  return map;
})();

const gloss = /^([\p{Script=Han}\s]{2,8}?)\s*[/（(]?\s*[A-Z][A-Za-z .-]{1,16}[）)]?$/u;

/** Which fields a label may name; [] when it is none. */
export function labelNames(text: string): readonly LabelName[] {
  if (text.length > 28) return [];
  const whole = text.length > 16 ? undefined : byLabel.get(plain(text));
  // 姓名 Name, 应聘职位 (Position)
  return whole ?? byLabel.get(plain(gloss.exec(text)?.[1] ?? '')) ?? [];
}

/** One label with its value, as it stands on a line. */
export interface Pair {
  readonly names: readonly LabelName[];
  readonly label: string;
  readonly value: string;
}

/** Splits off what follows a label inside one part: 电话：138… 邮箱：… */
const colonLabel = /([\p{Script=Han}A-Za-z-]{2,14}|[\p{Script=Han}]\s[\p{Script=Han}])\s*[:：]\s*/gu;

/**
 * Labels and values of a line: with a colon (性别：女 年龄：28), or in cells of a table (性别 | 女). Spaced labels that
 * fell into two parts (姓  名：) are put together first.
 */
export function pairsOf(line: TextLine): Pair[] {
  const parts = mendLabels(line.parts);
  const pairs: Pair[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? '';
    const inside = colonPairs(part);
    if (inside.length > 0) {
      const last = inside.at(-1);
      // 电话： | 138…: the value is the next cell.
      if (last !== undefined && last.value === '' && parts[index + 1] !== undefined)
        pairs.push(...inside.slice(0, -1), { ...last, value: parts[++index] ?? '' });
      else pairs.push(...inside);
      continue;
    }
    const spaced = spacedPair(part);
    if (spaced !== null) {
      pairs.push(spaced);
      continue;
    }
    const names = labelNames(part);
    const next = parts[index + 1];
    if (names.length > 0 && next !== undefined && labelNames(next).length === 0) {
      pairs.push({ names, label: part, value: next });
      index++;
    }
  }
  return pairs.filter((pair) => pair.value !== '');
}

const personal: ReadonlySet<LabelName> = new Set([
  'name',
  'gender',
  'birth',
  'phone',
  'email',
  'city',
  'jobStatus',
  'position',
  'cities',
  'salary',
]);

/** Whether a text is the label of something about the person, or of what they look for. */
export function isPersonalLabel(text: string): boolean {
  return labelNames(text).some((name) => personal.has(name));
}

/** 联系电话 13212345678: a label of a person's data before a space. */
function spacedPair(part: string): Pair | null {
  const match = /^(\p{Script=Han}{2,6})\s(\S.*)$/u.exec(part);
  const [, label = '', value = ''] = match ?? [];
  // 姓名 Name is a label and its gloss.
  const names = labelNames(part).length > 0 ? [] : labelNames(label).filter((name) => personal.has(name));
  return names.length === 0 ? null : { names, label, value };
}

function colonPairs(part: string): Pair[] {
  const marks = [...part.matchAll(colonLabel)].filter((mark) => labelNames(mark[1] ?? '').length > 0);
  return marks.map((mark, index) => {
    const from = mark.index + mark[0].length;
    const value = part.slice(from, marks[index + 1]?.index).replace(/[\s|｜/;；,，·]+$/u, '');
    return { names: labelNames(mark[1] ?? ''), label: mark[1] ?? '', value };
  });
}

function mendLabels(parts: readonly string[]): string[] {
  const mended: string[] = [];
  for (const part of parts) {
    const before = mended.at(-1);
    const joins =
      before !== undefined &&
      /^\p{Script=Han}$/u.test(before) &&
      labelNames(`${before}${/^\p{Script=Han}+/u.exec(part)?.[0] ?? ''}`).length > 0;
    if (joins) mended[mended.length - 1] = `${before}${part}`;
    else mended.push(part);
  }
  return mended;
}

/** The first value of a field among the lines. */
export function findLabelled(lines: readonly TextLine[], name: LabelName): Labelled | null {
  for (const line of lines) {
    const pair = pairsOf(line).find((each) => each.names.includes(name));
    if (pair !== undefined) return { value: pair.value, source: `${pair.label}：${pair.value}` };
  }
  return null;
}
