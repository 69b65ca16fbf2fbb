const rounds = 20;
const penalty = 0.01;

/**
 * Logistic regression with a small penalty on large weights, by Newton's method (iteratively reweighted least squares).
 * @param rows what is seen in each, as numbers in one order
 * @param outcomes 1 or 0 for each
 * @returns a weight for each number, and last what is added to them all
 */
export function solveLogistic(rows: readonly (readonly number[])[], outcomes: readonly number[]): readonly number[] {
  const seen = rows.map((row) => [...row, 1]);
  const size = seen[0]?.length ?? 0;
  let weights: readonly number[] = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = weights.map((weight) => penalty * weight);
    const curvature = weights.map((_, i) => weights.map((__, j): number => (i === j ? penalty : 0)));
    for (const [at, row] of seen.entries()) {
      const likely = 1 / (1 + Math.exp(-row.reduce((sum, each, i) => sum + each * (weights[i] ?? 0), 0)));
      const off = (likely - (outcomes[at] ?? 0)) / seen.length;
      const bend = (likely * (1 - likely)) / seen.length;
      for (const [i, each] of row.entries()) {
        gradient[i] = (gradient[i] ?? 0) + off * each;
        const line = curvature[i] ?? [];
        for (const [j, other] of row.entries()) line[j] = (line[j] ?? 0) + bend * each * other;
      }
    }
    const step = eliminate(curvature, gradient);
    weights = weights.map((weight, i) => weight - (step[i] ?? 0));
  }
  return weights;
}

/** Solves a small system of positive definite equations by elimination. */
function eliminate(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((line, i) => [...line, right[i] ?? 0]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] ?? 1;
    for (const [j, other] of rows.entries()) {
      if (j === i) continue;
      const share = (other[i] ?? 0) / pivot;
      for (let at = i; at < other.length; at += 1) other[at] = (other[at] ?? 0) - share * (row[at] ?? 0);
    }
  }
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}
