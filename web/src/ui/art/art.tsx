import type { ReactNode } from 'react';

/** The frame of the small drawings of empty and error pages; its lines take the tokens of the theme. */
export function Art({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 128 96"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="64" cy="88" rx="44" ry="4" fill="var(--sunken)" />
      {children}
    </svg>
  );
}

export const line = 'var(--border-strong)';
export const fill = 'var(--surface)';
