import type { PriceItem } from '@pinjian/contract/billing-price.ts';
import type { SpendUnit } from '@pinjian/contract/wallet.ts';

export interface Price {
  readonly item: PriceItem;
  /** What is paid in money; null for what is paid in units. */
  readonly fen: number | null;
  /** What a product brings, or what one use costs. */
  readonly units: number;
  /** How long a product holds; null without an end. */
  readonly days: number | null;
  readonly onSale: boolean;
}

function product(item: PriceItem, yuan: number, units: number, days: number | null = null): Price {
  return { item, fen: Math.round(yuan * 100), units, days, onSale: true };
}

function use(item: PriceItem, units: number): Price {
  return { item, fen: null, units, days: null, onSale: true };
}

/** What holds until the console changes it (decisions §11). */
export const firstPrices: readonly Price[] = [
  product('simulations5', 59, 5),
  product('monthCard', 189, 30, 30),
  product('quarterCard', 380, 120, 90),
  product('recharge500', 500, 500),
  product('recharge700', 700, 700),
  product('recharge1000', 1000, 1000),
  // Tries a whole payment out; outside production alone.
  product('test', 0.01, 1),
  use('contact', 20),
  use('aiInterview', 5),
  use('simulation', 1),
  use('freeSimulations', 3),
];

const ofSeekers: readonly PriceItem[] = ['simulations5', 'monthCard', 'quarterCard', 'simulation', 'freeSimulations'];

/** What an item is counted in; what both buy is counted in what its payer spends. */
export function unitOf(item: PriceItem, payerUnit: SpendUnit = 'credit'): SpendUnit {
  if (item === 'test') return payerUnit;
  return ofSeekers.includes(item) ? 'simulation' : 'credit';
}
