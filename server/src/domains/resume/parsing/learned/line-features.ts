import { labelNames, pairsOf } from '../fields/labels.ts';
import { headTokens } from '../fields/entry-head.ts';
import {
  isAsideName,
  isCompany,
  isDepartment,
  isMajorName,
  isSchool,
  isTitle,
  mayBeCompany,
  namesTrade,
  readDegree,
} from '../fields/words.ts';
import { seemsPlace } from '../data/abroad.ts';
import { guessKind, readOwnHeading } from '../headings.ts';
import { findPeriod } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';

/** What a line shows of itself; its neighbours are told of it too. */
interface Facts {
  readonly flags: readonly string[];
  readonly own: readonly string[];
  readonly look: string;
  readonly period: boolean;
}

const beginnings =
  /^(?:负责|参与|主导|协助|完成|担任|独立|带领|推动|搭建|设计|开发|优化|使用|通过|基于|实现|根据|配合|制定|组织|管理|维护|熟悉|掌握|了解|精通|主修|课程|获|GPA)/u;

function bucket(value: number, steps: readonly number[]): number {
  return steps.filter((step) => value >= step).length;
}

/** What the words of a line may be. */
export function wordFlags(tokens: readonly string[]): string[] {
  const flags: string[] = [];
  const tell = (name: string, test: (token: string) => boolean) => {
    if (tokens.some(test)) flags.push(name);
  };
  tell('company', isCompany);
  tell('mayCompany', (token) => mayBeCompany(token) || namesTrade(token));
  tell('school', isSchool);
  tell('degree', (token) => readDegree(token) !== null);
  tell('major', isMajorName);
  tell('title', isTitle);
  tell('dept', isDepartment);
  tell('aside', isAsideName);
  tell('place', seemsPlace);
  return flags;
}

function headingOf(line: TextLine): string {
  const text = line.text.replaceAll(/[^\p{L}\p{N}、/&]+/gu, ' ').trim();
  if (text.length > 40) return '';
  const exact = readOwnHeading(text, true) ?? readOwnHeading(text.replaceAll(' ', ''), true);
  if (exact !== null) return exact.kind;
  if (text.length > 16 || findPeriod(text) !== null) return '';
  const guess = guessKind(text.replaceAll(/[A-Za-z ]+/gu, ''));
  return guess === 'other' ? '' : `~${guess}`;
}

function factsOf(line: TextLine): Facts {
  const period = findPeriod(line.text);
  const tokens = headTokens(line, period);
  const flags = line.text.length <= 90 ? wordFlags(tokens) : [];
  const heading = headingOf(line);
  const pairs = pairsOf(line);
  const length = bucket(line.text.length, [3, 6, 9, 13, 18, 25, 35, 50]);
  const look = `${line.size > 1.25 ? 2 : line.size > 1.08 ? 1 : 0}${line.strong ? 's' : ''}${line.bullet ? 'b' : ''}${bucket(line.indent, [0.5, 1.5, 4])}`;
  const own: string[] = [
    `l${length}`,
    `p${Math.min(4, line.parts.length)}`,
    `k${look}`,
    `t${Math.min(5, tokens.length)}`,
  ];
  if (line.look !== undefined) {
    const gap = bucket(line.look.gap, [0.8, 1.15, 1.5, 2.2]);
    own.push(`lg:${gap}`, `lg:${gap}:${look}`, `li:${line.look.icon}:${line.look.ruled}`);
    own.push(`lh:${heading}:${line.look.icon}:${line.look.ruled}`, `lf:${gap}:${flags.join()}`);
  }
  for (const flag of flags)
    own.push(`f:${flag}`, `f:${flag}:${line.bullet ? 'b' : ''}${line.strong ? 's' : ''}${period === null ? '' : 'p'}`);
  own.push(`fs:${flags.join()}`, `fs:${flags.join()}:${period === null ? '' : 'p'}`);
  own.push(`h:${heading}`, `h:${heading}:${line.strong || line.size > 1.08 ? 's' : ''}:${length}`);
  const at =
    period === null
      ? '-'
      : line.text.length <= period.source.length + 3
        ? 'alone'
        : period.index < 3
          ? 'start'
          : period.index + period.source.length > line.text.length - 2
            ? 'end'
            : 'middle';
  own.push(`d:${at}`, `d:${at}:${Math.min(3, line.parts.length)}:${length}`);
  for (const { names, value } of pairs)
    for (const name of names) own.push(`n:${name}`, ...(value.length > 30 ? [`n:${name}:long`] : []));
  if (pairs.length > 0) own.push('pairs');
  const label = /^\s*([\p{Script=Han}A-Za-z /]{2,10})\s*[:：]/u.exec(line.text)?.[1];
  if (label !== undefined) own.push('colon', `c:${label}`, `c2:${label.slice(-2)}`, `cn:${labelNames(label).join()}`);
  if (beginnings.test(line.text)) own.push('verb');
  if (/[。；;！.]$/u.test(line.text)) own.push('stop');
  const commas = line.text.match(/[，,、]/gu)?.length ?? 0;
  own.push(`m${Math.min(3, commas)}`);
  if (/\d/u.test(line.text.replace(period?.source ?? '', ''))) own.push('digit');
  if (/%|％|\d+\s*[万个人次家名]/u.test(line.text)) own.push('count');
  if (/^[A-Za-z]/u.test(line.text)) own.push('latin');
  if (/@|1[3-9]\d{9}|1[3-9]\d[- ]\d{4}/u.test(line.text)) own.push('contact');
  const bare = line.text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
  if (bare.length <= 16) {
    own.push(`w:${bare}`);
    for (let index = 0; index + 2 <= bare.length; index++) own.push(`g:${bare.slice(index, index + 2)}`);
  } else {
    own.push(`b:${bare.slice(0, 2)}`, `e:${bare.slice(-2)}`);
  }
  return {
    flags: [...flags, ...(heading === '' ? [] : [`h:${heading}`]), ...(pairs.length > 0 ? ['pairs'] : [])],
    own,
    look,
    period: period !== null,
  };
}

/** The features of each line of a document; `opinions`: what the rules make of it. */
export function lineFeatures(lines: readonly TextLine[], opinions: readonly string[]): string[][] {
  const facts = lines.map(factsOf);
  const brief = (at: number): string[] => {
    const fact = facts[at];
    const line = lines[at];
    if (fact === undefined || line === undefined) return ['none'];
    return [
      `k${fact.look}`,
      `d${fact.period ? 1 : 0}`,
      `l${bucket(line.text.length, [7, 16, 30, 50])}`,
      `p${Math.min(3, line.parts.length)}`,
      ...fact.flags,
    ];
  };
  const mates = new Map<string, number[]>();
  facts.forEach((fact, at) => {
    const key = matesKey(fact, lines[at]);
    mates.set(key, [...(mates.get(key) ?? []), at]);
  });
  let heading = '';
  let since = 0;
  return lines.map((line, at) => {
    const fact = facts[at];
    if (fact === undefined) return [];
    const own = fact.own.map((each) => `o${each}`);
    const opinion = opinions[at] ?? '';
    own.push(
      'bias',
      `r:${opinion}`,
      `rb:${opinions[at - 1] ?? ''}>${opinion}`,
      `ra:${opinion}>${opinions[at + 1] ?? ''}`,
    );
    own.push(`rf:${opinion}:${fact.flags.join()}:${fact.period}`, `rk:${opinion}:${fact.look}:${fact.period}`);
    for (const offset of [-2, -1, 1, 2]) for (const each of brief(at + offset)) own.push(`${offset}${each}`);
    if (lines[at - 1]?.block !== line.block) own.push('newBlock');
    own.push(
      `>${facts[at - 1]?.look}>${fact.look}`,
      `>d${facts[at - 1]?.period}>${fact.period}>${facts[at + 1]?.period}`,
    );
    const told = fact.flags.find((each) => each.startsWith('h:') && !each.startsWith('h:~'));
    own.push(
      `s:${heading}`,
      `s:${heading}:${fact.period}:${fact.flags.join()}`,
      `sd:${heading}:${Math.min(3, since)}`,
      `sp:${heading}:${fact.period}:${stepsTo(facts, at, -1)}:${stepsTo(facts, at, 1)}`,
      `sl:${fact.look}:${line.parts.length > 1 ? 1 : 0}:${stepsTo(facts, at, -1)}:${stepsTo(facts, at, 1)}`,
      `sk:${heading}:${fact.look}`,
    );
    const alike = (mates.get(matesKey(fact, line)) ?? []).filter((each) => each !== at);
    if (alike.length > 0) {
      for (const [name, test] of mateTests) {
        const share = alike.filter((each) => test(facts, each)).length / alike.length;
        own.push(`a:${name}:${bucket(share, [0.01, 0.34, 0.67, 1])}`);
      }
    } else own.push('a:alone');
    if (told !== undefined && line.text.length <= 24) {
      heading = told.slice(2);
      since = 0;
    } else since++;
    return own;
  });
}

/** How many lines away the next period stands, 5 where it is further. */
function stepsTo(facts: readonly Facts[], at: number, step: 1 | -1): number {
  for (let away = 1; away < 5; away++) if (facts[at + step * away]?.period === true) return away;
  return 5;
}

function matesKey(fact: Facts, line: TextLine | undefined): string {
  return `${fact.look}${fact.period}${Math.min(3, line?.parts.length ?? 0)}`;
}

const mateTests: readonly [string, (facts: readonly Facts[], at: number) => boolean][] = [
  ['company', (facts, at) => facts[at]?.flags.includes('company') === true],
  ['title', (facts, at) => facts[at]?.flags.includes('title') === true],
  ['school', (facts, at) => facts[at]?.flags.includes('school') === true],
  ['degree', (facts, at) => facts[at]?.flags.includes('degree') === true],
  ['dept', (facts, at) => facts[at]?.flags.includes('dept') === true],
  ['after', (facts, at) => facts[at + 1]?.period === true],
  ['before', (facts, at) => facts[at - 1]?.period === true],
  ['heading', (facts, at) => facts[at]?.flags.some((flag) => flag.startsWith('h:')) === true],
];
