import { isCompany, isDepartment, isMajorName, isSchool, isTitle, mayBeCompany, namesTrade } from '../fields/words.ts';
import { bucketOf } from './tagger.ts';

/** One entry as some way of reading has it, in plain words. */
export interface Reading {
  /** School, employer, project. */
  readonly main: string;
  /** Major, post, role. */
  readonly second: string;
  /** Degree as its number, department. */
  readonly third: string;
  /** 2020-01~2021-05, ~ where there is none. */
  readonly period: string;
}

/** Weights of what speaks for a reading, learned from readings that were right and wrong. */
export interface Judge {
  readonly buckets: number;
  readonly weights: Int8Array;
  /** What one unit of the weights is worth. */
  readonly unit: number;
}

/** Ways of reading: by the rules; entries by the looks of their lines, heads by the rules; heads word by word. */
export type Source = 'rules' | 'lines' | 'words';

/** One section's entries, read in each way; `words` reads the same entries as `lines`. */
export type Ways = Readonly<Record<Source, readonly Reading[]>>;

function flagsOf(text: string): string {
  if (text === '') return 'none';
  const flags = [
    isCompany(text) ? 'c' : mayBeCompany(text) || namesTrade(text) ? 'm' : '',
    isSchool(text) ? 's' : '',
    isTitle(text) ? 't' : '',
    isDepartment(text) ? 'd' : '',
    isMajorName(text) ? 'j' : '',
    /[:：。；;]/u.test(text) ? 'x' : '',
    /[，,、]/u.test(text) ? 'k' : '',
    /\d/u.test(text) ? 'n' : '',
    (text.match(/[（(]/gu) ?? []).length === (text.match(/[）)]/gu) ?? []).length ? '' : 'b',
  ];
  return flags.join('') || '?';
}

function sizeOf(text: string): number {
  return [1, 3, 5, 8, 12, 18, 26].filter((step) => text.length >= step).length;
}

function mateOf(reading: Reading, others: readonly Reading[]): Reading | undefined {
  return (
    others.find(
      (other) => other.period === reading.period && other.main === reading.main && other.second === reading.second,
    ) ??
    others.find((other) => other.period === reading.period && reading.period !== '~') ??
    others.find((other) => other.main === reading.main && other.main !== '')
  );
}

const sources = ['rules', 'lines', 'words'] as const;

/** What speaks for and against a reading of one entry among its siblings, beside the other ways of reading them. */
export function judgeFeatures(kind: string, source: Source, at: number, ways: Ways): string[] {
  const features = featuresOf(ways[source], at, ways, source);
  return features.flatMap((each) => [`${kind}|${source}|${each}`, `${source}|${each}`, `${kind}|${each}`]);
}

/** Parts of an entry that may be wrong alone. */
export type Part = keyof Reading;

/** What speaks for and against one part of an entry as it was taken in the end. */
export function doubtFeatures(kind: string, part: Part, own: readonly Reading[], at: number, ways: Ways): string[] {
  const features = featuresOf(own, at, ways, null);
  return features.flatMap((each) => [`${kind}|${part}|${each}`, `${part}|${each}`]);
}

function featuresOf(own: readonly Reading[], at: number, ways: Ways, source: Source | null): string[] {
  const reading = own[at];
  if (reading === undefined) return [];
  const { main, second, third, period } = reading;
  const [m, s, t] = [
    flagsOf(main),
    flagsOf(second),
    /^\d?$/u.test(third) ? (third === '' ? 'none' : 'some') : flagsOf(third),
  ];
  const features = ['bias', `m:${m}`, `s:${s}`, `t:${t}`, `ms:${m}:${s}`, `mst:${m}:${s}:${t}`];
  features.push(
    `ml:${sizeOf(main)}`,
    `sl:${sizeOf(second)}`,
    `tl:${sizeOf(third)}`,
    `me:${main.slice(-1)}`,
    `se:${second.slice(-1)}`,
  );
  const [start = '', end = ''] = period.split('~');
  features.push(`p:${start === '' ? 0 : start.length > 4 ? 2 : 1}${end === '' ? 0 : 1}`);
  features.push(`n:${Math.min(6, own.length)}`);
  const share = (test: (each: Reading) => boolean) => Math.round((3 * own.filter(test).length) / own.length);
  features.push(
    `am:${share((each) => each.main !== '')}:${main === ''}`,
    `as:${share((each) => each.second !== '')}:${second === ''}`,
    `at:${share((each) => each.third !== '')}:${t === 'none'}`,
    `ap:${share((each) => each.period !== '~')}:${period === '~'}`,
  );
  features.push(`af:${share((each) => flagsOf(each.main) === m)}`, `ag:${share((each) => flagsOf(each.second) === s)}`);
  if (own.some((each, index) => index !== at && each.period === period && each.main === main)) features.push('twice');
  const agreed: string[] = [];
  for (const name of sources.filter((each) => each !== source)) {
    const readings = ways[name];
    const mate = mateOf(reading, readings);
    if (mate === undefined) {
      features.push(`o:${name}:none`);
      agreed.push('-');
      continue;
    }
    const same = `${mate.main === main ? 1 : mate.main === '' ? 2 : 0}${mate.second === second ? 1 : mate.second === '' ? 2 : 0}${mate.third === third ? 1 : 0}${mate.period === period ? 1 : 0}`;
    agreed.push(same);
    features.push(`o:${name}:${same}`);
    if (mate.main !== main)
      features.push(
        `om:${name}:${m}:${flagsOf(mate.main)}`,
        `oc:${name}:${main.includes(mate.main) ? 'in' : mate.main.includes(main) ? 'of' : 'else'}`,
      );
    if (mate.second !== second)
      features.push(
        `os:${name}:${s}:${flagsOf(mate.second)}`,
        `od:${name}:${second.includes(mate.second) ? 'in' : mate.second.includes(second) ? 'of' : 'else'}`,
      );
    if (mate.third !== third) features.push(`ot:${name}:${t}:${flagsOf(mate.third)}`);
    features.push(`oz:${name}:${Math.sign(readings.length - own.length)}`);
  }
  features.push(`all:${agreed.join()}`);
  return features;
}

/** How likely a reading is right, from 0 to 1. */
export function chanceOf({ buckets, weights, unit }: Judge, features: readonly string[]): number {
  let sum = 0;
  for (const feature of features) sum += weights[bucketOf(feature, buckets)] ?? 0;
  return 1 / (1 + Math.exp(-sum * unit));
}

/**
 * Whether the rules leave nothing to guess: an employer, a post and a time by their own words in every job, no job that
 * only the taggers see. Several posts below one employer are known to the rules alone: nothing was learned from such.
 */
function isPlain({ rules, lines }: Ways): boolean {
  const isWhole = ({ main, second, period }: Reading) => isCompany(main) && isTitle(second) && !/^~|~$/.test(period);
  return rules.length >= lines.length && rules.every(isWhole);
}

/** Which of two ways each tagged entry is read in, or null where the rules' own entries are likelier right. */
export function judgeSection(judge: Judge, kind: string, ways: Ways): ('lines' | 'words')[] | null {
  // What stands under its heading is not thrown away for nothing.
  if (ways.lines.length === 0) return null;
  if (kind === 'work' && isPlain(ways)) return null;
  const chances = (source: Source) =>
    ways[source].map(
      // What has no name is hardly ever right, however well the rest of it reads.
      ({ main }, at) => chanceOf(judge, judgeFeatures(kind, source, at, ways)) * (main === '' ? 0.5 : 1),
    );
  const [rules, lines, words] = [chances('rules'), chances('lines'), chances('words')];
  const picks = lines.map((chance, at) => ((words[at] ?? 0) > chance ? 'words' : 'lines'));
  const worth = (of: readonly number[]) => of.reduce((sum, chance) => sum + chance - 0.5, 0);
  return worth(lines.map((chance, at) => Math.max(chance, words[at] ?? 0))) > worth(rules) ? picks : null;
}
