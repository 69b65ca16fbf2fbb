import type { Trade } from '../trade.ts';

/** By dictNum of experience: pay against three to five years. */
const byExperience: Readonly<Record<number, number>> = { 0: 0.62, 2: 0.5, 3: 0.55, 4: 0.74, 5: 1, 6: 1.38, 7: 1.7 };

/**
 * An honest range for a trade, a city and an experience, in fen a month: whole thousands of yuan from ten thousand, half
 * ones below, the upper end at most 1.6 times the lower.
 */
export function payRange(
  trade: Trade,
  where: { readonly pay: number },
  experience: number,
  spread: number,
): { min: number; max: number } {
  const factor = where.pay * (byExperience[experience] ?? 1) * spread;
  const min = rounded(trade.pay[0] * factor);
  const max = Math.min(rounded(trade.pay[1] * factor), rounded(min * 1.6));
  return { min: min * 100_000, max: Math.max(max, min + 0.5) * 100_000 };
}

function rounded(thousands: number): number {
  return thousands >= 10 ? Math.round(thousands) : Math.max(3, Math.round(thousands * 2) / 2);
}
