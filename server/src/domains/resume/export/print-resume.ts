import { readFileSync } from 'node:fs';
import { arrangedOrder, shownContent, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import {
  paletteColours,
  resumeTemplates,
  type PrintMeasure,
  type PrintStyle,
  type ResumeTemplate,
} from '@pinjian/contract/resume-print.ts';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import type { TypesetPages } from '#platform/pdf/port.ts';
import { resumeReader } from '../parsing/read-in-thread.ts';
import { sourceFileName, sourceText } from '../source-data/source-data.ts';
import { languageOf } from './print-language.ts';
import { densityMeasures, fittingMeasures, type PrintMeasures } from './print-measures.ts';
import { printedContent, printedResume } from './resume-document.ts';

const sources = new Map<ResumeTemplate, string>(
  resumeTemplates.map((template) => [template, `${read('shared')}\n${read(template)}`]),
);

function read(name: string): string {
  return readFileSync(new URL(`./templates/${name}.typ`, import.meta.url), 'utf8');
}

/** The source of a template. */
export function templateSource(template: ResumeTemplate): string {
  return sources.get(template) ?? '';
}

/** What a template reads. */
export function printedData(
  content: ResumeContent,
  { template, style, arrangement }: Pick<Print, 'template' | 'style' | 'arrangement'>,
  measures: PrintMeasures = densityMeasures[style.density],
) {
  return {
    ...printedResume(content, style, template),
    words: { ...languageOf(template).words, ...arrangement.titles },
    order: arrangement.order === null ? null : arrangedOrder(arrangement),
    style: { ...paletteColours[style.palette], ...measures },
    hasPhoto: false,
    source: null,
  };
}

/** The one typesetter of this copy; it has no thread while nobody prints. */
const typesetter = createTypesetter();

export interface Print {
  readonly template: ResumeTemplate;
  readonly style: PrintStyle;
  readonly arrangement: ResumeArrangement;
  /** Bytes of a JPEG, PNG or WebP; null where there is none, and without effect where none is to be printed. */
  readonly photo: Uint8Array | null;
  /** Stands in the metadata. */
  readonly updatedAt: Date;
}

/** A resume as it was set, and what was done to set it so. */
export interface PrintedPages {
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly chosen: PrintMeasure;
  readonly printed: PrintMeasure;
  /** Whether one page took it; null where that was not asked for. Where it did not, it is printed as chosen. */
  readonly fits: boolean | null;
}

type Source = { readonly name: string; readonly text: string } | null;

/** Content as pages that say what they show and carry nothing else. */
export async function typesetResume(content: ResumeContent, print: Print): Promise<PrintedPages> {
  const { density, onePage } = print.style;
  const chosen = densityMeasures[density];
  const steps = onePage ? fittingMeasures(density) : [chosen];
  const set = await typesetWith(shownBy(content, print), print, steps, null);
  const fits = onePage ? set.pages === 1 : null;
  return { pdf: set.pdf, pages: set.pages, chosen, printed: steps[set.variant] ?? chosen, fits };
}

/**
 * Content as a PDF that carries the content, as far as it is printed. It is set twice: what the pages say when they are
 * read goes into the file with it, so that a file whose text was changed since is known.
 */
export async function printResume(whole: ResumeContent, print: Print): Promise<Uint8Array> {
  const content = shownBy(whole, print);
  const { onePage, density } = print.style;
  const steps = onePage ? fittingMeasures(density) : [densityMeasures[density]];
  const plain = await typesetWith(content, print, steps, null);
  const digest = await resumeReader.digestPrint(plain.pdf);
  const text = sourceText({ content: printedContent(content, print.style), printed: digest });
  const carrying = await typesetWith(content, print, steps.slice(plain.variant, plain.variant + 1), {
    name: sourceFileName,
    text,
  });
  return carrying.pdf;
}

/** What is hidden is neither printed nor carried inside. */
function shownBy(content: ResumeContent, { arrangement }: Print): ResumeContent {
  return shownContent(content, arrangement);
}

/** Set by the first of the measures that keeps it on one page, by the first of all where none does. */
function typesetWith(
  content: ResumeContent,
  print: Print,
  steps: readonly PrintMeasures[],
  source: Source,
): Promise<TypesetPages> {
  const picture = print.style.photo ? print.photo : null;
  return typesetter.typesetWithin({
    template: templateSource(print.template),
    variants: steps.map((measures) => ({
      ...printedData(content, print, measures),
      hasPhoto: picture !== null,
      source,
    })),
    maxPages: 1,
    picture,
    createdAt: print.updatedAt,
  });
}
