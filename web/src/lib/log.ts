/** What spec §8 calls 'only logged' ends here: a warning for whoever looks into the browser's console, never an error. */
export function logWarning(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- this is the browser's log
  console.warn(what, cause);
}
