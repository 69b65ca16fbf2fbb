import { isStaleBuild, reloadOnce } from '#app/stale-build.ts';
import { isThere, watchReach, whenBack } from '#lib/reach.ts';

/**
 * A page that the server's absence kept from opening opens when it is back. A chunk of an older build is got anew, but
 * only from a server that is there: a reload without one would leave the browser's own error page.
 */
export async function recover(error: unknown, left: AbortSignal): Promise<void> {
  left.addEventListener(
    'abort',
    whenBack(() => location.reload()),
  );
  watchReach();
  if ((await isThere()) && isStaleBuild(error)) reloadOnce();
}
