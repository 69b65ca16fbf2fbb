import { Art, fill, line } from './art.tsx';

const marks = {
  waiting: 'M92 57v9l6 4',
  done: 'm84.5 66.5 5.5 5.5 10-11',
  closed: 'M86 66h12',
} as const;

/** A slip from a till: money that is waited for, that came, or that nobody owes any more. */
export function ReceiptArt({ is }: { readonly is: keyof typeof marks }) {
  return (
    <Art>
      <path d="M36 14h46v64l-7.7-6-7.6 6-7.7-6-7.7 6-7.6-6-7.7 6z" fill={fill} stroke={line} />
      <path d="m52 24 7 8 7-8M59 32v14M52 35h14M52 41h14M46 56h18" stroke={line} />
      <circle cx="92" cy="66" r="16" fill="var(--accent-soft)" stroke="currentColor" />
      <path d={marks[is]} stroke="var(--link)" />
    </Art>
  );
}
