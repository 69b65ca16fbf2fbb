import { Art, fill, line } from './art.tsx';

/** An empty tray: a list without anything in it. */
export function EmptyArt() {
  return (
    <Art>
      <path
        d="m40 30-16 26v20a6 6 0 0 0 6 6h68a6 6 0 0 0 6-6V56L88 30a6 6 0 0 0-5-3H45a6 6 0 0 0-5 3Z"
        fill={fill}
        stroke={line}
      />
      <path d="M24 56h22l5 9h26l5-9h22" fill="var(--accent-soft)" stroke="currentColor" />
      <path d="M52 16v-6M64 14V6M76 16v-6" stroke={line} />
    </Art>
  );
}
