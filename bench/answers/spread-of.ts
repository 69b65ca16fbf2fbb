/** Mean and standard deviation. */
export function spreadOf(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  return { mean, spread: Math.sqrt(values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length) };
}
