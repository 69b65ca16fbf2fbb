const reloadedKey = 'pinjian-reloaded-at';
/** A second failure this soon after a reload is no stale build. */
const tooSoonMs = 10_000;

/** Whether a chunk of an older build was asked for, which a deployment has replaced; each browser has words of its own, and vite for styles. */
export function isStaleBuild(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i.test(
      error.message,
    )
  );
}

/** Reloads the page to get the new build, but never twice in a row. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (Date.now() - last < tooSoonMs) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
}
