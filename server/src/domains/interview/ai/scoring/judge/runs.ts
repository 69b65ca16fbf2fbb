/** Lengths of the runs of characters that are weighed. */
const lengths = [1, 2, 3] as const;

/**
 * Runs of one to three characters of folded clauses with how often each stands there. Numbers are all one: how large a
 * figure is says nothing of an answer.
 */
export function runsOf(told: readonly string[]): ReadonlyMap<string, number> {
  const text = ` ${told.join(',').replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim()} `;
  const runs = new Map<string, number>();
  for (const length of lengths)
    for (let at = 0; at + length <= text.length; at += 1) {
      const run = text.slice(at, at + length);
      runs.set(run, (runs.get(run) ?? 0) + 1);
    }
  return runs;
}
