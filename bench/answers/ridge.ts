/**
 * Least squares with a penalty on large weights, solved by the answers instead of by the many things seen in them:
 * (K + penalty I) a = y for the matrix K of their likenesses, by Cholesky (Hoerl and Kennard 1970; the dual form).
 * @param rows what is seen in each, by name; absent is 0
 * @returns the weight of each name
 */
export function solveRidge(
  rows: readonly ReadonlyMap<string, number>[],
  targets: readonly number[],
  penalty: number,
): ReadonlyMap<string, number> {
  const n = rows.length;
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j <= i; j += 1)
      lower[i * n + j] = likeness(rows[i] ?? new Map(), rows[j] ?? new Map()) + (i === j ? penalty : 0);
  decompose(lower, n);
  const shares = solve(lower, targets);
  const weights = new Map<string, number>();
  for (const [at, row] of rows.entries())
    for (const [name, amount] of row) weights.set(name, (weights.get(name) ?? 0) + (shares[at] ?? 0) * amount);
  return weights;
}

function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [name, amount] of few) sum += amount * (many.get(name) ?? 0);
  return sum;
}

/** Cholesky in place: of the lower half of a symmetric matrix becomes its root. */
function decompose(matrix: Float64Array, n: number): void {
  const at = (i: number, j: number): number => matrix[i * n + j] ?? 0;
  for (let j = 0; j < n; j += 1)
    for (let i = j; i < n; i += 1) {
      let sum = at(i, j);
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      matrix[i * n + j] = i === j ? Math.sqrt(sum) : sum / at(j, j);
    }
}

function solve(root: Float64Array, targets: readonly number[]): Float64Array {
  const n = targets.length;
  const found = Float64Array.from(targets);
  const at = (i: number, j: number): number => root[i * n + j] ?? 0;
  for (let i = 0; i < n; i += 1) {
    for (let k = 0; k < i; k += 1) found[i] = (found[i] ?? 0) - at(i, k) * (found[k] ?? 0);
    found[i] = (found[i] ?? 0) / at(i, i);
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < n; k += 1) found[i] = (found[i] ?? 0) - at(k, i) * (found[k] ?? 0);
    found[i] = (found[i] ?? 0) / at(i, i);
  }
  return found;
}
