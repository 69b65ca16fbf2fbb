import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { allowedNext } from '#lib/next-path.ts';

interface ReturnPath {
  /** Where a resume was asked for, to go back to once there is one; null where nobody asked. */
  readonly next: string | null;
  /** A path of a resume's page that remembers it. */
  readonly keep: (path: string) => string;
}

/** The page that sent somebody here for a resume; it stands in the address, so that a reload keeps it. Only a page of ours. */
export function useReturnPath(): ReturnPath {
  const [params] = useSearchParams();
  const next = allowedNext(params.get('next'), 'seeker', location.origin);
  const keep = useCallback(
    (path: string) => (next === null ? path : `${path}?${new URLSearchParams({ next })}`),
    [next],
  );
  return { next, keep };
}
