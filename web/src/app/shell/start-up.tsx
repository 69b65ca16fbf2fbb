import { onlineManager, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prefetchSeekerRoutes } from '#app/prefetch.ts';
import { loadStartUpData, whenQuiet } from '#features/dictionary/start-up/load.ts';
import { logWarning } from '#lib/log.ts';
import { followReach, isReachable, useReach, whenBack } from '#lib/reach.ts';

/**
 * Queries and saves wait while the server is away, and go on when it is back, as they do without a network; what failed
 * meanwhile is asked for again.
 */
function followServer(client: QueryClient): void {
  onlineManager.setEventListener((setOnline) => {
    setOnline(isReachable(useReach.getState()));
    const ends = [
      followReach(setOnline),
      whenBack(
        () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
      ),
    ];
    return () => ends.forEach((end) => end());
  });
}

/** What begins with a session (spec §4): reference data and location, once the page has what it needs itself. */
export function StartUp() {
  const client = useQueryClient();
  useEffect(() => followServer(client), [client]);
  useEffect(
    () =>
      whenQuiet(client, () => {
        loadStartUpData(client).catch((error: unknown) => logWarning('start-up data', error));
        if (location.pathname.startsWith('/seeker')) prefetchSeekerRoutes();
      }),
    [client],
  );
  return null;
}
