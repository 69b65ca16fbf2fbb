import { readFileSync } from 'node:fs';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import { printedReceipt, type ReceiptSource } from './receipt-document.ts';

const template = readFileSync(new URL('./template.typ', import.meta.url), 'utf8');

/** The one typesetter of this copy for receipts; it has no thread while nobody prints. */
const typesetter = createTypesetter();

/** A receipt as a PDF. */
export function printReceipt(source: ReceiptSource): Promise<Uint8Array> {
  return typesetter.typeset({ template, data: printedReceipt(source), createdAt: source.line.at });
}
