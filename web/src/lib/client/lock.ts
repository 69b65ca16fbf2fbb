import { newIdempotencyKey } from './request.ts';
import { isRecord, parseStored } from '../storage.ts';
import type { Store } from '../storage.ts';

/** Runs `job` while no other tab runs one under the same name; it is told whether another one was waited for. */
export type Lock = <T>(name: string, job: (waited: boolean) => Promise<T>) => Promise<T>;

export interface Clock {
  now(): number;
  wait(ms: number): Promise<void>;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Longer than two tries of a token call, so that only a tab that died loses its lease. */
const leaseMs = 35_000;
const pollMs = 100;
/** Two tabs that write at the same moment see each other's mark after this long. */
const settleMs = 50;

interface Lease {
  readonly owner: string;
  readonly until: number;
}

function readLease(store: Store, key: string): Lease | null {
  const parsed = parseStored(store.read(key));
  if (!isRecord(parsed)) return null;
  const { owner, until } = parsed;
  return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null;
}

/**
 * A lock kept in storage for pages where navigator.locks is missing (it needs a secure context). A lease that was not
 * given back ends by itself. Should two tabs still get through together, the server accepts a rotated token for 60 s.
 */
export function leaseLock(store: Store, clock: Clock): Lock {
  return async (name, job) => {
    const key = `${name}-lease`;
    const owner = newIdempotencyKey();
    let waited = false;
    for (;;) {
      const held = readLease(store, key);
      // A lease far in the future is not one of ours: the machine's clock was set back.
      if (held === null || held.until <= clock.now() || held.until > clock.now() + leaseMs) {
        if (!store.write(key, JSON.stringify({ owner, until: clock.now() + leaseMs }))) break;
        await clock.wait(settleMs);
        if (readLease(store, key)?.owner === owner) break;
      }
      waited = true;
      await clock.wait(pollMs);
    }
    try {
      return await job(waited);
    } finally {
      if (readLease(store, key)?.owner === owner) store.remove(key);
    }
  };
}

/** navigator.locks where the browser has it, else the lease. */
export function crossTabLock(store: Store, clock: Clock): Lock {
  // Missing outside a secure context, whatever the type says.
  const locks = navigator.locks as LockManager | null | undefined;
  if (locks === undefined || locks === null) return leaseLock(store, clock);
  return async (name, job) => {
    const free = { ifAvailable: true };
    const done = await locks.request(name, free, async (lock) => (lock === null ? null : { result: await job(false) }));
    return done === null ? await locks.request(name, () => job(true)) : done.result;
  };
}
