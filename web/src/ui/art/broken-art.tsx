import { Art, fill, line } from './art.tsx';

/** A plug that came out: something went wrong. */
export function BrokenArt() {
  return (
    <Art>
      <path d="M14 58h22" stroke={line} />
      <rect x="36" y="44" width="22" height="28" rx="8" fill={fill} stroke={line} />
      <path d="M58 52h8M58 64h8" stroke={line} />
      <path d="M92 58h22" stroke={line} />
      <path d="M92 44h-6a10 10 0 0 0-10 10v8a10 10 0 0 0 10 10h6Z" fill="var(--accent-soft)" stroke="currentColor" />
      <path d="m68 30 3-10M76 33l8-7M60 33l-6-8" stroke="currentColor" />
    </Art>
  );
}
