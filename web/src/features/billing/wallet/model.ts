import { useStateLabels, type LotView, type WalletOverview } from '@pinjian/contract/billing-use.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { dateOnly } from '#lib/format/time.ts';
import type { BalanceLine } from './balance-card.tsx';

/** How a use stands; by a name that is no hook's. */
export const stateLabels = useStateLabels;

/** Until when a lot holds, and where it came from. */
function noteOf({ origin, issuedAt, expiresAt, unitsHeld, unit }: LotView): string {
  return [
    origin === 'order' ? `${dateOnly(issuedAt)} 购买` : '',
    expiresAt === null ? '长期有效' : `${dateOnly(expiresAt)} 到期，不自动续费`,
    unitsHeld > 0 ? `其中 ${unitsText(unitsHeld, unit)}冻结中` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What is left of each purchase, that which ends first in front. */
export function linesOf({ lots }: Pick<WalletOverview, 'lots'>): readonly BalanceLine[] {
  return lots.map((lot) => ({
    key: lot.lotId,
    what: lot.label,
    left: `剩 ${lot.unitsLeft} / ${unitsText(lot.units, lot.unit)}`,
    note: noteOf(lot),
    share: lot.units === 0 ? 0 : lot.unitsLeft / lot.units,
  }));
}

/** The free simulations of this month: they are a lot only once the first of them is used. */
export function freeLine({
  freeSimulations,
  lots,
}: Pick<WalletOverview, 'freeSimulations' | 'lots'>): BalanceLine | null {
  if (freeSimulations === null || lots.some(({ origin }) => origin === 'free')) return null;
  const { each, left, until } = freeSimulations;
  return {
    key: 'free',
    what: '每月免费',
    left: `剩 ${left} / ${each} 次`,
    note: `${dateOnly(until)} 到期，下月重新计算`,
    share: each === 0 ? 0 : left / each,
  };
}
