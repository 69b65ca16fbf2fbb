/** A month as a number: year × 12 + month − 1. */
export type Month = number;
export interface Span {
  readonly start: Month;
  readonly end: Month | null;
}

/** The month in which every resume is written. */
export const today: Month = 2025 * 12 + 9;
