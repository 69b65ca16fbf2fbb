import { Art, fill, line } from './art.tsx';

/** A closed lock: no permission. */
export function LockedArt() {
  return (
    <Art>
      <path d="M48 44V32a16 16 0 0 1 32 0v12" stroke={line} />
      <rect x="36" y="42" width="56" height="42" rx="10" fill={fill} stroke={line} />
      <circle cx="64" cy="60" r="7" fill="var(--accent-soft)" stroke="currentColor" />
      <path d="M64 67v7" stroke="currentColor" />
    </Art>
  );
}
