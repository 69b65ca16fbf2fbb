import type { WalletOverview } from '@pinjian/contract/billing-use.ts';

interface Source {
  readonly label: string;
  readonly left: number;
  readonly expiresAt: string | null;
}

/** What the next simulation is taken from: that which ends first, the free ones of this month among them; null with nothing left. */
export function sourceOf({ lots, freeSimulations }: Pick<WalletOverview, 'lots' | 'freeSimulations'>): Source | null {
  const bought = lots
    .map(({ label, unitsLeft, unitsHeld, expiresAt }) => ({ label, left: unitsLeft - unitsHeld, expiresAt }))
    .filter(({ left }) => left > 0);
  // They are a lot of their own only once the first of them is used.
  const free =
    freeSimulations === null || freeSimulations.left === 0 || lots.some(({ origin }) => origin === 'free')
      ? []
      : [{ label: '每月免费', left: freeSimulations.left, expiresAt: freeSimulations.until }];
  const end = ({ expiresAt }: Source) => (expiresAt === null ? Infinity : Date.parse(expiresAt));
  return [...free, ...bought].toSorted((a, b) => end(a) - end(b))[0] ?? null;
}
