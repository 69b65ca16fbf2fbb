/** A cell of a sheet: text, or a whole or decimal number. */
export type Cell = string | number;

/**
 * Text as a spreadsheet shows it and never computes it (CWE-1236): what begins like a formula gets an apostrophe before it.
 * Spaces before it do not hide it: a program that trims would see the formula.
 */
export function inertText(text: string): string {
  const clean = text.replaceAll('\0', '');
  return /^[\s]*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/u.test(clean) ? `'${clean}` : clean;
}
