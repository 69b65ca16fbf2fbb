/** Bands by which ranges become tokens, each by its lower end; the last one has no end. */
const yearBands = [0, 1, 3, 5, 10] as const;
/** Fen a month: those of salary_range. */
const payBands = [0, 300_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000] as const;

const yearToken = (from: number): string => `y:${from}`;
const payToken = (from: number): string => `p:${from}`;
export const noPayToken = 'p:none';

interface Range {
  readonly min: number;
  /** Included; null: without end. */
  readonly max: number | null;
}

/** The bands that a range lies in or touches. */
function bandsOf(bands: readonly number[], { min, max }: Range): number[] {
  return bands.filter((from, index) => {
    const next = bands[index + 1];
    return (max === null || from <= max) && (next === undefined || min < next);
  });
}

export const yearTokens = (range: Range): string[] => bandsOf(yearBands, range).map(yearToken);
export const payTokens = (range: Range): string[] => bandsOf(payBands, range).map(payToken);
