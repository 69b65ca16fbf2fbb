import { useEffect, useState } from 'react';
import styles from './countdown-ring.module.css';

const radius = 15;
const around = 2 * Math.PI * radius;
const tickMs = 200;

/** Seconds until a moment of this browser's clock, rounded up; 0 from then on. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}

/** The seconds that are left in a ring that empties. For the eye only: a figure that changes is not to be read out. */
export function CountdownRing({ seconds, of }: { readonly seconds: number; readonly of: number }) {
  const share = Math.min(1, seconds / of);
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 36 36" focusable="false">
        <circle className={styles.ringTrack} cx="18" cy="18" r={radius} />
        <circle
          className={styles.ringLeft}
          cx="18"
          cy="18"
          r={radius}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
        />
      </svg>
      <span className={styles.ringFigure}>{seconds}</span>
    </span>
  );
}
