import { Art, fill, line } from './art.tsx';

/** Something under construction: a part of the product that is not open yet. */
export function SoonArt() {
  return (
    <Art>
      <rect x="22" y="24" width="84" height="58" rx="10" fill={fill} stroke={line} />
      <path d="M22 40h84" stroke={line} />
      <circle cx="32" cy="32" r="1.5" fill={line} stroke="none" />
      <circle cx="39" cy="32" r="1.5" fill={line} stroke="none" />
      <rect
        x="34"
        y="50"
        width="24"
        height="22"
        rx="6"
        fill="var(--accent-soft)"
        stroke="currentColor"
        strokeDasharray="4 5"
      />
      <path d="M68 53h28M68 61h28M68 69h16" stroke={line} />
      <path d="M46 57v8M42 61h8" stroke="currentColor" />
    </Art>
  );
}
