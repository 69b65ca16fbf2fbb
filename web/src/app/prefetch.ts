import { logWarning } from '#lib/log.ts';
import { loadHireRoutes, loadSeekerRoutes } from './discovered.ts';

let started = false;

/** Loads the shell while someone types their phone number, so that signing in opens it at once. */
export function prefetchShell(): void {
  if (started) return;
  started = true;
  // A prefetch that fails is tried again by the router, which shows what is wrong.
  Promise.all([import('./shell/shell.tsx'), loadHireRoutes()]).catch(() => {
    started = false;
  });
}

/** Loads the seekers' other routes once the page that they came in by is quiet: their next one opens as fast as it can. */
export function prefetchSeekerRoutes(): void {
  // One that fails is tried again by the router, which shows what is wrong.
  loadSeekerRoutes().catch((error: unknown) => logWarning('routes ahead', error));
}
