import { loadHireRoutes } from './discovered.ts';

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
