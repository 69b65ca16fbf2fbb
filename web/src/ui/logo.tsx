interface LogoProps {
  /** Pixels. */
  readonly size: number;
}

/** The mark: a speech bubble that is also an eye (聘 and 见). Decorative; the name stands beside it or on its link. */
export function Logo({ size }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path
        d="M16 7.5a8 8 0 1 1-3.4 15.2L7.8 24.6l1.6-5A8 8 0 0 1 16 7.5Z"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2.8"
        strokeLinejoin="round"
      />
      <circle cx="17.6" cy="14.2" r="2.9" fill="var(--on-accent)" />
    </svg>
  );
}
