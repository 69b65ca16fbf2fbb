import { readFileSync } from 'node:fs';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import { printedPaper, type PaperSource } from './invoice-document.ts';

const template = readFileSync(new URL('./template.typ', import.meta.url), 'utf8');

/** The one typesetter of this copy for invoices; it has no thread while nobody prints. */
const typesetter = createTypesetter();

/** The facts of an invoice as a PDF, where nobody brought the tax office's own. */
export function printPaper(source: PaperSource): Promise<Uint8Array> {
  return typesetter.typeset({ template, data: printedPaper(source), createdAt: source.issuedAt });
}
