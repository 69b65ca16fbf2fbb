import { usualAssumptions, type TaxAssumptions } from '@pinjian/contract/application-offer-tax.ts';
import { useSyncExternalStore } from 'react';
import { useSession } from '#lib/session.ts';
import { browserStore, isRecord, parseStored } from '#lib/storage.ts';

const key = 'pinjian-tax-assumptions';
const bonusWays: readonly TaxAssumptions['bonus'][] = ['better', 'separate', 'combined'];
const numbers = ['housingFundPercent', 'specialDeduction', 'highestBase', 'lowestBase'] as const;

/** What one person changed of the usual ones, as far as it can still be read. */
function stored(text: string | null | undefined, userId: string | undefined): Partial<TaxAssumptions> {
  const kept = parseStored(text);
  if (!isRecord(kept) || kept['userId'] !== userId || !isRecord(kept['changes'])) return {};
  const { changes } = kept;
  const bonus = bonusWays.find((each) => each === changes['bonus']);
  return {
    ...Object.fromEntries(
      numbers.flatMap((name) => {
        const value = changes[name];
        return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? [[name, value]] : [];
      }),
    ),
    ...(bonus === undefined ? {} : { bonus }),
  };
}

const listeners = new Set<() => void>();

/** Where storage is forbidden they are remembered until the page ends. */
let unstored: string | null = null;

const snapshot = () => browserStore.read(key) ?? unstored;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * What the estimates of a person rest on, the same for all their offers: kept in this browser over reloads, for this person
 * alone, and never sent.
 */
export function useAssumptions(): {
  readonly assumptions: TaxAssumptions;
  readonly change: (changes: Partial<TaxAssumptions>) => void;
} {
  const userId = useSession((state) => state.user?.userId);
  const kept = stored(useSyncExternalStore(subscribe, snapshot), userId);
  return {
    assumptions: { ...usualAssumptions, ...kept },
    change: (changes) => {
      const text = JSON.stringify({ userId, changes: { ...stored(snapshot(), userId), ...changes } });
      unstored = browserStore.write(key, text) ? null : text;
      for (const listener of listeners) listener();
    },
  };
}
