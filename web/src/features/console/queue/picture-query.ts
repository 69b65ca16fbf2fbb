import { queryOptions } from '@tanstack/react-query';
import { consoleKeys } from '../keys.ts';

/** Addresses of pictures live ten minutes: whoever looks longer is given new ones in time. */
const pictureRenewMs = 8 * 60_000;

/** Asks for a picture; that somebody did is written down. */
export type ShowPicture = (id: string, signal: AbortSignal) => Promise<{ readonly url: string }>;

/**
 * The address of a picture, from the moment somebody wants to see it, which is written down. Outside the console's key:
 * what is decided there has no picture to be asked for again. Renewed in time, and forgotten with the visit.
 */
export function pictureQuery(id: string, wanted: boolean, show: ShowPicture) {
  return queryOptions({
    queryKey: consoleKeys.picture(id),
    queryFn: async ({ signal }) => (await show(id, signal)).url,
    enabled: wanted,
    staleTime: Infinity,
    refetchInterval: pictureRenewMs,
    gcTime: 0,
  });
}
