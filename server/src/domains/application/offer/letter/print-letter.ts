import { readFileSync } from 'node:fs';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import { printedLetter, type LetterSource } from './letter-document.ts';

const template = readFileSync(new URL('./template.typ', import.meta.url), 'utf8');

/** The one typesetter of this copy; it has no thread while nobody prints. */
const typesetter = createTypesetter();

/** A letter as a PDF. */
export function printLetter(source: LetterSource): Promise<Uint8Array> {
  return typesetter.typeset({ template, data: printedLetter(source), createdAt: source.madeAt });
}
