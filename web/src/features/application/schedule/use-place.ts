import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { placeOf } from '../candidate/filters.ts';

/** Where one is on the candidates' page, for the way back from what is opened there. */
export function usePlace(): URLSearchParams {
  const [params] = useSearchParams();
  return useMemo(() => placeOf(params), [params]);
}
