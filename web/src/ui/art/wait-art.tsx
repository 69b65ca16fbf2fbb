import { Art, fill, line } from './art.tsx';

/** A card with a clock: something is being looked at. */
export function WaitArt() {
  return (
    <Art>
      <rect x="22" y="22" width="72" height="52" rx="10" fill={fill} stroke={line} />
      <circle cx="44" cy="42" r="8" stroke={line} />
      <path d="M32 62a12 12 0 0 1 24 0M66 40h16M66 52h10" stroke={line} />
      <circle cx="92" cy="66" r="16" fill="var(--accent-soft)" stroke="currentColor" />
      <path d="M92 57v9l6 4" stroke="var(--link)" />
    </Art>
  );
}
