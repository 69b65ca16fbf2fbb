/**
 * Completes what the words of heads alone do not tell: entries of one section are written alike, so that a word nobody
 * knows is what its place among as many words is in the others. `known`: the class of each word of each head, null
 * where the words do not tell; a class is never given twice in one head.
 */
export function classifyAlike<C extends string>(known: readonly (readonly (C | null)[])[]): (C | null)[][] {
  const votes = new Map<string, Map<C, number>>();
  for (const head of known) {
    head.forEach((one, index) => {
      if (one === null) return;
      const counts = votes.get(placeOf(head, index)) ?? new Map<C, number>();
      votes.set(placeOf(head, index), counts.set(one, (counts.get(one) ?? 0) + 1));
    });
  }
  return known.map((head) => {
    const classes = [...head];
    head.forEach((one, index) => {
      if (one !== null) return;
      const free = [...(votes.get(placeOf(head, index)) ?? [])].filter(([each]) => !classes.includes(each));
      classes[index] = free.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
    });
    return classes;
  });
}

function placeOf(head: readonly unknown[], index: number): string {
  return `${index} of ${head.length}`;
}
