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
  /** For each piece that is said what it is, and the place of the leaf it is said of. */
  readonly pieces: Uint32Array;
  readonly leafPlaces: Uint32Array;
  /** Ids of the leaves. */
  readonly leaves: readonly string[];
}

/** Whole numbers one after the other: as an array they would leave tens of MB behind in each copy while it grows. */
function makeNumbers(): { readonly push: (value: number) => void; readonly done: () => Uint32Array } {
  let numbers = new Uint32Array(2 ** 16);
  let used = 0;
  return {
    push(value) {
      if (used === numbers.length) {
        const more = new Uint32Array(2 * used);
        more.set(numbers);
        numbers = more;
      }
      numbers[used] = value;
      used += 1;
    },
    done: () => numbers.slice(0, used),
  };
}

function* readTexts(said: Iterable<Said>): Generator<undefined, ReadTexts> {
  const places = new Map<string, number>();
  const pieces = makeNumbers();
  const leafPlaces = makeNumbers();
  const leaves = new Map<string, number>();
  let texts = 0;
  for (const { leaf, text } of said) {
    texts += 1;
    if (texts % textsAtOnce === 0) yield;
    const leafPlace = leaves.get(leaf) ?? leaves.size;
    leaves.set(leaf, leafPlace);
    for (const piece of piecesOf(text)) {
      const place = places.get(piece) ?? places.size;
      places.set(piece, place);
      pieces.push(place);
      leafPlaces.push(leafPlace);
    }
  }
  return { places, pieces: pieces.done(), leafPlaces: leafPlaces.done(), leaves: [...leaves.keys()] };
}

/** So many texts are a few milliseconds. */
const textsAtOnce = 500;

/** So many pieces are a few milliseconds. */
const piecesAtOnce = 20_000;

/** The same texts piece by piece: of piece p the leaves from begins[p] to begins[p + 1]. */
interface ByPiece {
  readonly begins: Uint32Array;
  /** Place of a leaf, each as often as the piece is said of it. */
  readonly saidOf: Uint32Array;
}

function* sortByPiece({ places, pieces, leafPlaces }: ReadTexts): Generator<undefined, ByPiece> {
  const begins = new Uint32Array(places.size + 1);
  for (const piece of pieces) begins[piece + 1] = (begins[piece + 1] ?? 0) + 1;
  for (let piece = 0; piece < places.size; piece++) begins[piece + 1] = (begins[piece + 1] ?? 0) + (begins[piece] ?? 0);
  const next = begins.slice();
  const saidOf = new Uint32Array(pieces.length);
  for (let at = 0; at < pieces.length; at++) {
    if (at % piecesAtOnce === 0) yield;
    const piece = pieces[at] ?? 0;
    const to = next[piece] ?? 0;
    saidOf[to] = leafPlaces[at] ?? 0;
    next[piece] = to + 1;
  }
  return { begins, saidOf };
}

/** Counts by the first digits of the leaves: numbers side by side instead of a map for each piece, which would be tens of MB. */
function* countBy(
  leafIds: readonly string[],
  { begins, saidOf }: ByPiece,
  digits: number,
): Generator<undefined, Counts> {
  const ids = [...new Set(leafIds.map((leaf) => leaf.slice(0, digits)))].toSorted();
  const nodeOfId = new Map(ids.map((id, node) => [id, node]));
  const nodeOfLeaf = Uint16Array.from(leafIds, (leaf) => nodeOfId.get(leaf.slice(0, digits)) ?? 0);
  const totals = new Float64Array(ids.length);
  const starts = new Uint32Array(begins.length);
  const nodes = makeNumbers();
  const counts = makeNumbers();
  /** How often the piece at hand is said of each node, and of which ones at all. */
  const times = new Uint32Array(ids.length);
  const said: number[] = [];
  let entries = 0;
  for (let piece = 0; piece + 1 < begins.length; piece++) {
    if (piece % piecesAtOnce === 0) yield;
    for (let at = begins[piece] ?? 0; at < (begins[piece + 1] ?? 0); at++) {
      const node = nodeOfLeaf[saidOf[at] ?? 0] ?? 0;
      if (times[node] === 0) said.push(node);
      times[node] = (times[node] ?? 0) + 1;
    }
    for (const node of said.toSorted((a, b) => a - b)) {
      const count = times[node] ?? 0;
      nodes.push(node);
      counts.push(count);
      totals[node] = (totals[node] ?? 0) + count;
      times[node] = 0;
    }
    entries += said.length;
    said.length = 0;
    starts[piece + 1] = entries;
  }
  return { ids, totals, starts, nodes: Uint16Array.from(nodes.done()), counts: Uint16Array.from(counts.done()) };
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
  const byPiece = yield* sortByPiece(read);
  const fields = yield* countBy(read.leaves, byPiece, digitsOf.field);
  const directions = yield* countBy(read.leaves, byPiece, digitsOf.direction);
  const leaves = yield* countBy(read.leaves, byPiece, digitsOf.leaf);
  return modelOf(read.places, { fields, directions, leaves, all: countAll(read) }, shrinkage);
}
