import { piecesOf } from './pieces.ts';

/** A text that is said of a leaf of the job tree. */
export interface Said {
  readonly leaf: string;
  readonly text: string;
}

/** How far each level of the tree is trusted against the one above it: so many pieces of the one above are added to it. */
export interface Shrinkage {
  readonly field: number;
  readonly direction: number;
  readonly leaf: number;
}

/** How often each piece is said of each node of one level of the tree. */
interface Counts {
  readonly ids: readonly string[];
  readonly totals: Float64Array;
  /** Of piece p the entries from starts[p] to starts[p + 1]. */
  readonly starts: Uint32Array;
  readonly nodes: Uint16Array;
  readonly counts: Uint16Array;
}

export interface LeafScore {
  readonly leaf: string;
  /** Logarithm of how much likelier the pieces are where the leaf is spoken of than anywhere. */
  readonly score: number;
}

export interface LeafScores {
  /** The best first. */
  readonly best: readonly LeafScore[];
  /** Pieces of the text, and how many of them are known. */
  readonly pieces: number;
  readonly known: number;
}

export interface LeafModel {
  score(text: string): LeafScores;
}

/** Texts as places of their pieces, one after the other. */
interface ReadTexts {
  /** Piece -> its place. */
  readonly places: ReadonlyMap<string, number>;
  /** For each piece that is said what it is, and of which leaf. */
  readonly pieces: Uint32Array;
  readonly leaves: readonly string[];
}

function* readTexts(said: Iterable<Said>): Generator<undefined, ReadTexts> {
  const places = new Map<string, number>();
  const pieces: number[] = [];
  const leaves: string[] = [];
  let texts = 0;
  for (const { leaf, text } of said) {
    texts += 1;
    if (texts % textsAtOnce === 0) yield;
    for (const piece of piecesOf(text)) {
      const place = places.get(piece) ?? places.size;
      places.set(piece, place);
      pieces.push(place);
      leaves.push(leaf);
    }
  }
  return { places, pieces: Uint32Array.from(pieces), leaves };
}

/** So many texts are a few milliseconds. */
const textsAtOnce = 500;

/** Counts by the first digits of the leaves: sorted numbers instead of a map for each piece, which would be tens of MB. */
function countBy({ places, pieces, leaves }: ReadTexts, digits: number): Counts {
  const ids = [...new Set(leaves.map((leaf) => leaf.slice(0, digits)))].toSorted();
  const nodeOf = new Map(ids.map((id, node) => [id, node]));
  const totals = new Float64Array(ids.length);
  const keys = pieces.map((piece, at) => {
    const node = nodeOf.get((leaves[at] ?? '').slice(0, digits)) ?? 0;
    totals[node] = (totals[node] ?? 0) + 1;
    return piece * ids.length + node;
  });
  keys.sort();
  const many = keys.reduce((sum, key, at) => sum + (key === keys[at - 1] ? 0 : 1), 0);
  const starts = new Uint32Array(places.size + 1);
  const nodes = new Uint16Array(many);
  const counts = new Uint16Array(many);
  let entry = -1;
  for (const [at, key] of keys.entries()) {
    if (key !== keys[at - 1]) {
      entry += 1;
      nodes[entry] = key % ids.length;
      const next = Math.floor(key / ids.length) + 1;
      starts[next] = entry + 1;
    }
    counts[entry] = (counts[entry] ?? 0) + 1;
    starts[Math.floor(key / ids.length) + 1] = entry + 1;
  }
  return { ids, totals, starts, nodes, counts };
}

/** Half a piece for what was never heard of at all. */
const unheard = 0.5;

/** No piece tells more against a leaf: a sentence has many that say nothing of the work. */
const mostAgainst = -1;

/** How often each piece is said at all. */
function countAll({ places, pieces }: ReadTexts): Float64Array {
  const all = new Float64Array(places.size);
  for (const piece of pieces) all[piece] = (all[piece] ?? 0) + 1;
  return all;
}

/** How likely a piece is at each node, what is above it mixed in. */
function likelihoods(of: Counts, piece: number, above: (node: number) => number, trust: number): Float64Array {
  const likely = Float64Array.from(of.totals, (total, node) => (trust * above(node)) / (total + trust));
  for (let at = of.starts[piece] ?? 0; at < (of.starts[piece + 1] ?? 0); at++) {
    const node = of.nodes[at] ?? 0;
    likely[node] = (likely[node] ?? 0) + (of.counts[at] ?? 0) / ((of.totals[node] ?? 0) + trust);
  }
  return likely;
}

/** Places of the nodes above those of a level. */
function parents(of: Counts, above: Counts, digits: number): Uint16Array {
  const known = new Map(above.ids.map((id, place) => [id, place]));
  return Uint16Array.from(of.ids, (id) => known.get(id.slice(0, digits)) ?? 0);
}

interface Levels {
  readonly fields: Counts;
  readonly directions: Counts;
  readonly leaves: Counts;
  /** How often each piece is said at all. */
  readonly all: Float64Array;
}

/** Holds no more than the counts: what they were made from is let go. */
function modelOf(
  places: ReadonlyMap<string, number>,
  { fields, directions, leaves, all }: Levels,
  trust: Shrinkage,
): LeafModel {
  const everything = all.reduce((sum, count) => sum + count, 0) + unheard * all.length;
  const directionOf = parents(leaves, directions, digitsOf.direction);
  const fieldOf = parents(directions, fields, digitsOf.field);
  return {
    score(text) {
      const pieces = [...piecesOf(text)];
      const known = pieces.flatMap((piece) => places.get(piece) ?? []);
      const scores = new Float64Array(leaves.ids.length);
      for (const piece of known) {
        const anywhere = ((all[piece] ?? 0) + unheard) / everything;
        const ofField = likelihoods(fields, piece, () => anywhere, trust.field);
        const ofDirection = likelihoods(directions, piece, (node) => ofField[fieldOf[node] ?? 0] ?? 0, trust.direction);
        const ofLeaf = likelihoods(leaves, piece, (node) => ofDirection[directionOf[node] ?? 0] ?? 0, trust.leaf);
        for (let node = 0; node < scores.length; node++)
          scores[node] = (scores[node] ?? 0) + Math.max(mostAgainst, Math.log((ofLeaf[node] ?? 0) / anywhere));
      }
      const best = leaves.ids
        .map((leaf, node) => ({ leaf, score: scores[node] ?? 0 }))
        .toSorted((a, b) => b.score - a.score || (a.leaf < b.leaf ? -1 : 1));
      return { best, pieces: pieces.length, known: known.length };
    },
  };
}

/** Digits of an id that say its field, its direction, all of it. */
const digitsOf = { field: 2, direction: 4, leaf: 6 } as const;

/**
 * Which leaf a text speaks of, learnt from what is said of each: how likely each piece is where that leaf is spoken of,
 * shrunk towards its direction, its field and all of the tree. Deterministic; pieces that nobody said tell nothing.
 */
export function* makeLeafModel(said: Iterable<Said>, shrinkage: Shrinkage): Generator<undefined, LeafModel> {
  const read = yield* readTexts(said);
  const fields = countBy(read, digitsOf.field);
  yield;
  const directions = countBy(read, digitsOf.direction);
  yield;
  const leaves = countBy(read, digitsOf.leaf);
  yield;
  return modelOf(read.places, { fields, directions, leaves, all: countAll(read) }, shrinkage);
}
