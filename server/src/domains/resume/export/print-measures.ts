import { smallestPrint, type PrintMeasure, type ResumeDensity } from '@pinjian/contract/resume-print.ts';

/** What a template is set with: letters in pt, lines in letters, and how much of its own space and margins it takes. */
export interface PrintMeasures extends PrintMeasure {
  readonly gap: number;
  readonly margin: number;
}

export const densityMeasures: Readonly<Record<ResumeDensity, PrintMeasures>> = {
  loose: { size: 11, line: 1.72, gap: 1.2, margin: 1.08 },
  standard: { size: 10.5, line: 1.58, gap: 1, margin: 1 },
  tight: { size: 10, line: 1.44, gap: 0.75, margin: 0.9 },
};

/** The tightest that is still read with ease. */
const floor: PrintMeasures = { size: smallestPrint, line: 1.32, gap: 0.5, margin: 0.76 };
const fittingSteps = 8;

/** From what was chosen to the tightest, in even steps: the first that takes one page is printed. */
export function fittingMeasures(density: ResumeDensity): PrintMeasures[] {
  const chosen = densityMeasures[density];
  return Array.from({ length: fittingSteps + 1 }, (_, index) => {
    const share = index / fittingSteps;
    const between = (from: number, to: number, places: number) => Number((from + (to - from) * share).toFixed(places));
    return {
      size: between(chosen.size, floor.size, 2),
      line: between(chosen.line, floor.line, 3),
      gap: between(chosen.gap, floor.gap, 3),
      margin: between(chosen.margin, floor.margin, 3),
    };
  });
}
