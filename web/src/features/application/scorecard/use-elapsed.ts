import { useEffect, useState } from 'react';
import { secondsSince } from './model.ts';

/** Whole seconds since the interview began, told again every second while it runs; null without a clock. */
export function useElapsed(startedAt: string | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  const running = startedAt !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return secondsSince(startedAt, now);
}
