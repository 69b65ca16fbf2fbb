/** A number that depends on every character of the key and on the seed, spread over 32 bits (FNV-1a, then mixed). */
export function seededNumber(seed: number, key: string): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The items in an order that only the seed and their keys decide: another seed, another order; one more item, and the
 * others keep theirs.
 */
export function seededOrder<Item>(items: readonly Item[], seed: number, keyOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, rank: seededNumber(seed, keyOf(item)) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
