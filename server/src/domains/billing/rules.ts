/** Beijing has one offset all year. */
const shanghaiMs = 8 * 3_600_000;

export interface Month {
  /** 2026-11. */
  readonly name: string;
  readonly from: Date;
  /** The first instant that is not in it. */
  readonly until: Date;
}

/** The calendar month of Asia/Shanghai that an instant lies in. */
export function monthOf(now: Date): Month {
  const there = new Date(now.getTime() + shanghaiMs);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth()];
  const at = (months: number) => new Date(Date.UTC(year, month + months, 1) - shanghaiMs);
  return { name: there.toISOString().slice(0, 7), from: at(0), until: at(1) };
}

/** A lot as far as spending it goes. */
export interface Spendable {
  readonly id: string;
  readonly units_left: number;
  readonly units_held: number;
  readonly fen_left: number;
  readonly issued_at: Date;
  readonly expires_at: Date | null;
}

/** What of a lot is neither consumed nor held. */
export function freeOf({ units_left: left, units_held: held }: Pick<Spendable, 'units_left' | 'units_held'>): number {
  return left - held;
}

/** What was paid for so many units of a lot: rounded down, and the last unit takes the rest. */
export function fenOf(
  { units_left: left, fen_left: fen }: Pick<Spendable, 'units_left' | 'fen_left'>,
  units: number,
): number {
  if (units === left) return fen;
  return Number((BigInt(fen) * BigInt(units)) / BigInt(left));
}

/** In which order lots are spent: what ends first, then what is older. */
export function bySpending(one: Spendable, other: Spendable): number {
  const ends = (lot: Spendable) => lot.expires_at?.getTime() ?? Number.POSITIVE_INFINITY;
  const [a, b] = [ends(one), ends(other)];
  if (a !== b) return a < b ? -1 : 1;
  return one.issued_at.getTime() - other.issued_at.getTime() || (one.id < other.id ? -1 : 1);
}

export interface Part<Lot extends Spendable> {
  readonly lot: Lot;
  readonly units: number;
}

/** From which lots so many units come; null where they do not suffice. */
export function planUse<Lot extends Spendable>(lots: readonly Lot[], units: number): Part<Lot>[] | null {
  const parts: Part<Lot>[] = [];
  let missing = units;
  for (const lot of lots.toSorted(bySpending)) {
    const taken = Math.min(missing, freeOf(lot));
    if (taken > 0) parts.push({ lot, units: taken });
    missing -= taken;
  }
  return missing === 0 ? parts : null;
}

/** What of the money of a lot can go back: what nobody holds. */
export function refundableOf(lot: Spendable): number {
  return freeOf(lot) === 0 ? 0 : fenOf(lot, freeOf(lot));
}

/**
 * Units that go with a refund: as many as it paid for, rounded up. The last unit stays while money is left for it, so
 * that no money is left without something to spend it on.
 */
export function unitsOfRefund(lot: Spendable, fen: number): number {
  if (fen === lot.fen_left) return lot.units_left;
  const paid = Number((BigInt(fen) * BigInt(lot.units_left) + BigInt(lot.fen_left) - 1n) / BigInt(lot.fen_left));
  return Math.min(paid, lot.units_left - 1, freeOf(lot));
}
