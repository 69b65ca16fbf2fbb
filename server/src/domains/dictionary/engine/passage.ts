/** Where something was read: UTF-16 units, `end` exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

const han = /\p{Script=Han}/u;
/** What may stand right before and right behind a spelling of two characters that others are made of too. */
const opens = /[有持过取得考的或和及与含如备需具为]/u;
const closes = /[证资及以或和与优者的考持]/u;

/** Whether a spelling of two Chinese characters stands for itself: 一建 in 持一建证, not in 统一建设. */
export function standsApart(text: string, start: number, end: number): boolean {
  const spelling = text.slice(start, end);
  if (spelling.length > 2 || ![...spelling].every((character) => han.test(character))) return true;
  const before = text.charAt(start - 1);
  const behind = text.charAt(end);
  return (!han.test(before) || opens.test(before)) && (!han.test(behind) || closes.test(behind));
}

/** Whether two places share a character. */
export function overlap(a: Place, b: Place): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The text around a place up to the next of these marks on either side. */
export function around(
  text: string,
  { start, end }: Place,
  marks: RegExp,
): { readonly before: string; readonly behind: string } {
  const before = text.slice(0, start).split(marks).at(-1) ?? '';
  const behind = text.slice(end).split(marks)[0] ?? '';
  return { before, behind };
}
