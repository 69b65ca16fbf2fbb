import {
  arrangedOrder,
  plainArrangement,
  shownContent,
  type ResumeArrangement,
} from '@pinjian/contract/resume-arrangement.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeTemplate } from '@pinjian/contract/resume-print.ts';
import { languageOf } from '../print-language.ts';
import { printedResume, type PrintedFacts, type PrintedResume } from '../resume-document.ts';
import { sectionOrder, type PrintedSection } from './section-order.ts';

/** What stands in a document one after the other. */
export type OutlineBlock =
  | { readonly kind: 'section'; readonly title: string }
  /** Something that has a time; `names` are what it is called, the most important first. */
  | { readonly kind: 'entry'; readonly names: readonly string[]; readonly period: string }
  /** A post at the employer that the entry before it names. */
  | { readonly kind: 'role'; readonly names: readonly string[]; readonly period: string }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'point'; readonly text: string };

/** A resume as a document tells it, without any look. */
export interface Outline {
  readonly documentTitle: string;
  readonly name: string;
  /** What the person looks for, how they are reached, where else they are found: a line each. */
  readonly head: readonly string[];
  readonly blocks: readonly OutlineBlock[];
}

/** In which order and under which headings it is told. */
interface OutlineLook {
  readonly template: ResumeTemplate;
  /** Left out where the template's own holds. */
  readonly arrangement?: ResumeArrangement;
}

/** Turns content into the words of a document, in the order and the language of its template. */
export function outlineOf(
  content: ResumeContent,
  shown: PrintedFacts,
  { template, arrangement = plainArrangement }: OutlineLook,
): Outline {
  const printed = printedResume(shownContent(content, arrangement), shown, template);
  const words: Words = { ...languageOf(template).words, ...arrangement.titles };
  const section = (title: string, blocks: readonly OutlineBlock[]): readonly OutlineBlock[] =>
    blocks.length === 0 ? [] : [...(title === '' ? [] : [{ kind: 'section', title } as const]), ...blocks];
  const wished = printed.intentions.map((line) => `${words.intention}${words.colon}${line}`);
  return {
    documentTitle: printed.documentTitle,
    name: printed.name,
    head: [...wished, printed.facts.join(' | '), ...printed.links].filter((line) => line !== ''),
    blocks: arrangedOrder(arrangement, [...sectionOrder(template), 'others']).flatMap((key) =>
      key === 'others'
        ? printed.others.flatMap(({ title, points }) => section(title, points.map(pointOf)))
        : section(words[key], blocksOf(key, printed, words)),
    ),
  };
}

type Words = ReturnType<typeof languageOf>['words'];
type Entry = PrintedResume['projects'][number];

const pointOf = (text: string): OutlineBlock => ({ kind: 'point', text });
const lineOf = (text: string): OutlineBlock => ({ kind: 'line', text });
const filled = (texts: readonly string[]): readonly string[] => texts.filter((text) => text !== '');

function blocksOf(key: PrintedSection, printed: PrintedResume, words: Words): readonly OutlineBlock[] {
  const row = (items: readonly { readonly name: string; readonly detail: string }[]): readonly OutlineBlock[] => {
    const texts = items.map(({ name, detail }) =>
      detail === '' ? name : `${name}${words.open}${detail}${words.close}`,
    );
    return texts.length === 0 ? [] : [lineOf(texts.join(words.comma))];
  };
  switch (key) {
    case 'work':
      return printed.work.flatMap(employer);
    case 'projects':
    case 'education':
      return printed[key].flatMap(entry);
    case 'skills':
      return row(printed.skills.map(({ name, level }) => ({ name, detail: level })));
    case 'certificates':
      return row(printed.certificates.map(({ name, month }) => ({ name, detail: month })));
    case 'languages':
      return printed.languages.length === 0 ? [] : [lineOf(printed.languages.map(spoken(words)).join(words.semicolon))];
    case 'selfEvaluation':
      return printed.selfEvaluation.map(lineOf);
  }
}

function entry({ title, subtitle, period, link, points }: Entry): readonly OutlineBlock[] {
  const names = filled([title, ...subtitle.split(' · ')]);
  return [{ kind: 'entry', names, period }, ...(link === '' ? [] : [lineOf(link)]), ...points.map(pointOf)];
}

function employer({ company, roles }: PrintedResume['work'][number]): readonly OutlineBlock[] {
  const [first, ...more] = roles;
  if (first !== undefined && more.length === 0)
    return [
      { kind: 'entry', names: filled([company, first.title, first.subtitle]), period: first.period },
      ...first.points.map(pointOf),
    ];
  return [
    { kind: 'entry', names: filled([company]), period: '' },
    ...roles.flatMap(({ title, subtitle, period, points }): readonly OutlineBlock[] => [
      { kind: 'role', names: filled([title, subtitle]), period },
      ...points.map(pointOf),
    ]),
  ];
}

function spoken(words: Words) {
  return ({ name, level }: { readonly name: string; readonly level: string }): string =>
    filled([name, level]).join(words.colon);
}
