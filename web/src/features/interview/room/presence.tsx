import styles from './presence.module.css';
import type { Presence as State } from './reading.ts';

/** The interviewer: one calm shape that breathes, turns or ripples. Decorative; its words stand beside it. */
export function Presence({ state }: { readonly state: State }) {
  return (
    <svg className={`${styles.presence} ${styles[state]}`} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="presence-glow">
          <stop offset="0" stopColor="var(--accent)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="presence-petal" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--accent)" />
          <stop offset="1" stopColor="var(--ai)" />
        </linearGradient>
      </defs>
      <circle className={styles.glow} cx="100" cy="100" r="96" fill="url(#presence-glow)" />
      <g className={styles.ripples} fill="none" stroke="var(--accent)" strokeWidth="1.5">
        <circle cx="100" cy="100" r="58" />
        <circle cx="100" cy="100" r="58" />
      </g>
      <circle className={styles.orbit} cx="100" cy="100" r="70" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <g className={styles.petals} fill="url(#presence-petal)">
        <ellipse cx="100" cy="100" rx="54" ry="40" />
        <ellipse cx="100" cy="100" rx="54" ry="40" transform="rotate(60 100 100)" />
        <ellipse cx="100" cy="100" rx="54" ry="40" transform="rotate(120 100 100)" />
      </g>
    </svg>
  );
}
