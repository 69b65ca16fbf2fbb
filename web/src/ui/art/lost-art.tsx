import { Art, fill, line } from './art.tsx';

/** An open door behind which nothing stands: a page that does not exist. */
export function LostArt() {
  return (
    <Art>
      <rect x="34" y="14" width="60" height="70" rx="10" fill={fill} stroke={line} />
      <path d="M46 34h36M46 46h22" stroke={line} />
      <circle cx="80" cy="60" r="15" fill="var(--accent-soft)" stroke="currentColor" />
      <path d="m91 71 10 10" stroke="currentColor" />
      <path d="M76 57.5a4 4 0 1 1 5 4.6v2M81 68.4v.1" stroke="var(--link)" />
    </Art>
  );
}
