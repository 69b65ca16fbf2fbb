import { describe, expect, it } from 'vitest';
import type { Store } from '../storage.ts';
import type { Clock } from './lock.ts';
import { leaseLock } from './lock.ts';

function memoryStore(): Store & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    read: (key) => map.get(key) ?? null,
    write: (key, value) => {
      map.set(key, value);
      return true;
    },
    remove: (key) => map.delete(key),
  };
}

/** Time passes only by waiting; whoever waits lets the others go on first. */
function steppingClock(start = 1_000_000): Clock & { time: number } {
  const clock = {
    time: start,
    now: () => clock.time,
    wait: async (ms: number) => {
      clock.time += ms;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  return clock;
}

describe('the lease that stands in for navigator.locks', () => {
  it('lets one in at a time, in any number of tabs', async () => {
    const store = memoryStore();
    const clock = steppingClock();
    let inside = 0;
    let most = 0;
    const job = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await clock.wait(10);
      inside -= 1;
    };
    await Promise.all([1, 2, 3, 4].map(() => leaseLock(store, clock)('refresh', job)));
    expect(most).toBe(1);
    expect(store.map.size).toBe(0);
  });

  it('is given back when the job fails', async () => {
    const store = memoryStore();
    const lock = leaseLock(store, steppingClock());
    await expect(lock('refresh', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(store.map.size).toBe(0);
  });

  it('of a tab that died ends by itself', async () => {
    const store = memoryStore();
    const clock = steppingClock();
    store.write('refresh-lease', JSON.stringify({ owner: 'dead', until: clock.time + 5000 }));
    expect(await leaseLock(store, clock)('refresh', () => Promise.resolve(clock.time))).toBeGreaterThanOrEqual(
      1_005_000,
    );
  });

  it('written by a clock that ran far ahead is not waited for', async () => {
    const store = memoryStore();
    const clock = steppingClock();
    store.write('refresh-lease', JSON.stringify({ owner: 'dead', until: clock.time + 86_400_000 }));
    expect(await leaseLock(store, clock)('refresh', () => Promise.resolve(clock.time))).toBeLessThan(1_001_000);
  });

  it('does not stand in the way where storage is forbidden', async () => {
    const store: Store = { read: () => undefined, write: () => false, remove: () => {} };
    expect(await leaseLock(store, steppingClock())('refresh', () => Promise.resolve('done'))).toBe('done');
  });
});
