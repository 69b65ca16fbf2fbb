import { readFileSync } from 'node:fs';

/** The weight of a feature for each kind, in the order of turnKinds. */
export type TurnWeights = ReadonlyMap<string, readonly number[]>;

/** Weights stand in hundredths. */
const unit = 100;

/** What a file of weights means: a feature a line, then its weight for each kind. */
export function openTurnWeights(text: string): TurnWeights {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [feature = '', ...weights] = line.split('\t');
        return [feature, weights.map((each) => Number(each === '' ? 0 : each) / unit)] as const;
      }),
  );
}

/** The same as a file: what weighs nothing is left empty. */
export function turnWeightsText(weights: TurnWeights): string {
  const lines = [...weights].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([feature, own]) => {
    const parts = own.map((each) => Math.round(each * unit));
    return parts.every((each) => each === 0) ? [] : [[feature, ...parts.map((each) => (each === 0 ? '' : each))].join('\t')];
  });
  return `${lines.join('\n')}\n`;
}

let learned: TurnWeights | undefined;

/** The weights in this folder, read once; e2e/soak/interview-turns makes them. */
export function turnWeights(): TurnWeights {
  learned ??= openTurnWeights(readFileSync(new URL('./turn-weights.tsv', import.meta.url), 'utf8'));
  return learned;
}
