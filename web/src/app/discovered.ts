import { isThere, whenBack } from '#lib/reach.ts';
import { isStaleBuild, reloadOnce } from './stale-build.ts';

/** The employers' routes, by the router when somebody goes there and ahead of it while they sign in. */
export const loadHireRoutes = () => import('./hire-routes.tsx');

/** The seekers' other routes, by the router when somebody goes there and ahead of it once the first page stands. */
export const loadSeekerRoutes = () => import('./seeker-routes.tsx');

interface Wanted {
  /** Where somebody goes. */
  readonly path: string;
  readonly signal: AbortSignal;
}

/**
 * Routes that a page needs. While the server is away the page that one comes from stays, and says so; the other one opens
 * when it is back. A build that has been replaced is got anew.
 */
export async function discover<Routes>(load: () => Promise<Routes>, { path, signal }: Wanted): Promise<Routes> {
  try {
    return await load();
  } catch (error) {
    if (await isThere()) {
      if (isStaleBuild(error)) reloadOnce();
      throw error;
    }
    return new Promise<never>(() => {
      const stop = whenBack(() => {
        stop();
        // After a page that failed beside it has begun to load anew: it is where somebody goes that counts.
        setTimeout(() => {
          if (!signal.aborted) location.assign(path);
        });
      });
    });
  }
}
