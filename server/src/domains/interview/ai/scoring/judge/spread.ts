/** How many spreads a number lies from its mean; far out counts as three. */
export function spreadsFrom(value: number, mean: number, spread: number): number {
  return spread === 0 ? 0 : Math.max(-3, Math.min(3, (value - mean) / spread));
}
