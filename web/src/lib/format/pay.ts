import { salaryAmount } from '@pinjian/contract/money.ts';

/** A floor of pay as it is spoken of: 15K, 8.5K, 800元; K also beyond ten thousand, without decimals that are none. */
export function floorText(fen: number): string {
  const yuan = Math.floor(fen / 100);
  return yuan < 1000 ? `${salaryAmount(yuan)}元` : `${String(Math.floor(yuan / 100) / 10)}K`;
}
