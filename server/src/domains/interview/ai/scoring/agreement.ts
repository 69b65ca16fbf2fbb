/**
 * Agreement of two judges who put the same things on a scale of `steps`, corrected for chance: Cohen's kappa with
 * quadratic weights (Cohen 1968). 1 is full agreement, 0 what chance would give.
 */
export function weightedKappa(pairs: readonly (readonly [number, number])[], steps: number): number {
  const scale = Array.from({ length: steps }, (_, index) => index + 1);
  const share = (which: 0 | 1, step: number): number =>
    pairs.filter((pair) => pair[which] === step).length / pairs.length;
  const weight = (a: number, b: number): number => (a - b) ** 2;
  const seen = pairs.reduce((sum, [a, b]) => sum + weight(a, b), 0) / pairs.length;
  const chance = scale.reduce(
    (sum, a) => sum + scale.reduce((part, b) => part + weight(a, b) * share(0, a) * share(1, b), 0),
    0,
  );
  return chance === 0 ? 1 : 1 - seen / chance;
}
