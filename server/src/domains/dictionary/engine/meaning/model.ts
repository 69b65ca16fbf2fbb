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

/** Of what a piece tells, by where it was counted. */
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

function countBy(said: readonly (readonly [readonly number[], string])[], many: number): Counts {
  const ids = [...new Set(said.map(([, id]) => id))].toSorted();
  const places = new Map(ids.map((id, place) => [id, place]));
  const totals = new Float64Array(ids.length);
  const byPiece: Map<number, number>[] = Array.from({ length: many }, () => new Map<number, number>());
  for (const [pieces, id] of said) {
    const node = places.get(id) ?? 0;
    for (const piece of pieces) {
      const counted = byPiece[piece];
      counted?.set(node, (counted.get(node) ?? 0) + 1);
      totals[node] = (totals[node] ?? 0) + 1;
    }
  }
  const starts = new Uint32Array(many + 1);
  for (const [piece, counted] of byPiece.entries()) starts[piece + 1] = (starts[piece] ?? 0) + counted.size;
  const nodes = new Uint16Array(starts[many] ?? 0);
  const counts = new Uint16Array(starts[many] ?? 0);
  let at = 0;
  for (const counted of byPiece)
    for (const [node, count] of counted) {
      nodes[at] = node;
      counts[at] = count;
      at += 1;
    }
  return { ids, totals, starts, nodes, counts };
}

/** Half a piece for what was never heard of at all. */
const unheard = 0.5;

/** No piece tells more against a leaf: a sentence has many that say nothing of the work. */
const mostAgainst = -1;

/**
 * Which leaf a text speaks of, learnt from what is said of each: how likely each piece is where that leaf is spoken of,
 * shrunk towards its direction, its field and all of the tree. Deterministic; pieces that nobody said tell nothing.
 */
export function* makeLeafModel(said: readonly Said[], shrinkage: Shrinkage): Generator<undefined, LeafModel> {
  const places = new Map<string, number>();
  const read: (readonly [readonly number[], string])[] = [];
  for (const { leaf, text } of said) {
    if (read.length % 500 === 0) yield;
    const pieces = [...piecesOf(text)].map((piece) => {
      const place = places.get(piece) ?? places.size;
      places.set(piece, place);
      return place;
    });
    read.push([pieces, leaf]);
  }
  const many = places.size;
  const leaves = countBy(read, many);
  yield;
  const upTo = (length: number): Counts =>
    countBy(
      read.map(([pieces, leaf]) => [pieces, leaf.slice(0, length)]),
      many,
    );
  const directions = upTo(4);
  yield;
  const fields = upTo(2);
  yield;
  const all = new Float64Array(many);
  for (const [pieces] of read) for (const piece of pieces) all[piece] = (all[piece] ?? 0) + 1;
  const everything = all.reduce((sum, count) => sum + count, 0) + unheard * many;
  const parents = (of: Counts, above: Counts, length: number): Uint16Array => {
    const known = new Map(above.ids.map((id, place) => [id, place]));
    return Uint16Array.from(of.ids, (id) => known.get(id.slice(0, length)) ?? 0);
  };
  const directionOf = parents(leaves, directions, 4);
  const fieldOf = parents(directions, fields, 2);

  /** How likely a piece is at each node, what is above it mixed in. */
  function likelihoods(of: Counts, piece: number, above: (node: number) => number, trust: number): Float64Array {
    const likely = Float64Array.from(of.totals, (total, node) => (trust * above(node)) / (total + trust));
    for (let at = of.starts[piece] ?? 0; at < (of.starts[piece + 1] ?? 0); at++) {
      const node = of.nodes[at] ?? 0;
      likely[node] = (likely[node] ?? 0) + (of.counts[at] ?? 0) / ((of.totals[node] ?? 0) + trust);
    }
    return likely;
  }

  return {
    score(text) {
      const pieces = [...piecesOf(text)];
      const known = pieces.flatMap((piece) => places.get(piece) ?? []);
      const scores = new Float64Array(leaves.ids.length);
      for (const piece of known) {
        const anywhere = ((all[piece] ?? 0) + unheard) / everything;
        const ofField = likelihoods(fields, piece, () => anywhere, shrinkage.field);
        const ofDirection = likelihoods(
          directions,
          piece,
          (node) => ofField[fieldOf[node] ?? 0] ?? 0,
          shrinkage.direction,
        );
        const ofLeaf = likelihoods(leaves, piece, (node) => ofDirection[directionOf[node] ?? 0] ?? 0, shrinkage.leaf);
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
