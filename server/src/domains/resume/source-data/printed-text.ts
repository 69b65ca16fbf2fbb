import { createHash } from 'node:crypto';

/** Pages as their letters are read, in the order in which they were written. */
export type PrintedPages = readonly { readonly runs: readonly { readonly text: string }[] }[];

/** The letters of texts without what two programs write differently: white space and widths. */
export function plainLetters(texts: readonly string[]): string {
  return texts.join('').normalize('NFKC').replaceAll(/\s+/gu, '');
}

/**
 * What pages say, as 64 hexadecimal digits. A program that saves a file anew may cut its text into other pieces, and
 * write spaces as gaps: neither counts. Any other letter does.
 */
export function digestOf(pages: PrintedPages): string {
  const text = pages.map(({ runs }) => plainLetters(runs.map((run) => run.text))).join('\n');
  return createHash('sha256').update(text).digest('hex');
}
