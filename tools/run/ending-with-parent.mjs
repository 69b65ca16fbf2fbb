/**
 * The environment in which every Node process that has an IPC channel to its parent ends with it, those of other
 * programs and the processes that they fork in turn included (vitest's workers): a module is loaded before each.
 * @returns {{ readonly NODE_OPTIONS: string }}
 */
export function endingWithParent() {
  const load = `--import=${new URL('end-with-parent.mjs', import.meta.url).href}`;
  const given = process.env['NODE_OPTIONS'] ?? '';
  return { NODE_OPTIONS: given.includes(load) ? given : `${given} ${load}`.trim() };
}
