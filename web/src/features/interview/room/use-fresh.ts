import { useEffect, useState } from 'react';

/** True for `ms` after `key` became something else than null; a new key begins anew. */
export function useFresh(key: number | null, ms: number): boolean {
  const [stale, setStale] = useState<number | null>(key);
  useEffect(() => {
    if (key === null) return undefined;
    const timer = setTimeout(() => setStale(key), ms);
    return () => clearTimeout(timer);
  }, [key, ms]);
  return key !== null && key !== stale;
}
