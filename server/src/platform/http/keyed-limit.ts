import { LRUCache } from 'lru-cache';

/** More keys than this at once: those that were not heard of for longest begin anew. */
const keysAtMost = 20_000;

/** How often something may be done by one key within a time. */
interface KeyedLimit {
  /** Counts once more; the milliseconds to wait where that is once too often, which is then not counted, else 0. */
  take(key: string): number;
}

/**
 * Counts in the memory of this copy what costs its processor: behind a balancer a key has the sum over the copies. What has
 * to be exact is counted in the database.
 */
export function createKeyedLimit(
  { most, ms }: { readonly most: number; readonly ms: number },
  now: () => Date,
): KeyedLimit {
  const times = new LRUCache<string, readonly number[]>({ max: keysAtMost });
  return {
    take(key) {
      const at = now().getTime();
      const within = (times.get(key) ?? []).filter((each) => at - each < ms);
      const [oldest = at] = within;
      if (within.length >= most) return oldest + ms - at;
      times.set(key, [...within, at]);
      return 0;
    },
  };
}
