/** Hundredths of a cycle of salary_cycle in a month; pay by the time or the piece has none. */
const cyclesInMonth: Readonly<Record<number, number>> = { 1: 100, 2: 2175, 3: 17_400, 4: 433 };
const yearly = 5;

/** Fen a month of fen per `cycle` (dictNum of salary_cycle), rounded down; null where a month says nothing of it. */
export function monthlyPay(fen: number | null, cycle: number): number | null {
  if (fen === null) return null;
  if (cycle === yearly) return Math.floor(fen / 12);
  const hundredths = cyclesInMonth[cycle];
  return hundredths === undefined ? null : Math.floor((fen * hundredths) / 100);
}
