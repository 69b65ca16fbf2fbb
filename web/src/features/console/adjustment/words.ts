import type { Adjustment } from '@pinjian/contract/console-reconciliation.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';

/** What an adjustment does: 调增 20 额度, 调减 3 次. */
export function changeText({ units, unit }: Pick<Adjustment, 'units' | 'unit'>): string {
  return `${units > 0 ? '调增' : '调减'} ${unitsText(Math.abs(units), unit)}`;
}
