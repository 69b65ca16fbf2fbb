import { useEffect, useState } from 'react';
import { browserStore } from '#lib/storage.ts';
import { secondsLeft } from '../model.ts';

/** When the next code may be asked for, kept so that a reload goes on counting. */
const signInKey = 'pinjian-code-until';

function storedUntil(key: string): number {
  const until = Number(browserStore.read(key) ?? 0);
  return Number.isFinite(until) ? until : 0;
}

/** Seconds that are left, and a way to start counting down. Time is read from the clock, so a sleeping tab is right when it wakes. `key` names what is counted. */
export function useCountdown(key = signInKey): { readonly seconds: number; start(seconds: number): void } {
  const [until, setUntil] = useState(() => storedUntil(key));
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsLeft(until, now);
  const counting = seconds > 0;

  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [counting]);

  return {
    seconds,
    start(duration) {
      const started = Date.now();
      browserStore.write(key, String(started + duration * 1000));
      setNow(started);
      setUntil(started + duration * 1000);
    },
  };
}
