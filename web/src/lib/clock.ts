import { useSyncExternalStore } from 'react';

/** How often what shows a time looks at the clock again. */
const tickMs = 30_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  // The first to look after a while must not keep the time of the last tick.
  if (Date.now() - now > tickMs) queueMicrotask(tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}

/** Milliseconds since 1970, to half a minute: for relative times and whatever else changes while one looks at it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
