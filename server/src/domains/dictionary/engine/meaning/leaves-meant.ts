import { leafCategories } from '../../data/categories.ts';
import { roleNames } from '../../data/role-names.ts';
import { onceInSteps } from '../../data/table.ts';
import { workPhrases } from '../../data/work-phrases.ts';
import { makeLeafModel, type LeafModel, type Said } from './model.ts';

/** A leaf of the job tree that words may speak of. */
export interface MeantLeaf {
  readonly leaf: string;
  /** Thousandths: how sure, and how near the likeliest one. */
  readonly weight: number;
}

/** Chosen on phrases that were left out of the model: large, as each leaf has only some thirty of them. */
const shrinkage = { field: 2000, direction: 800, leaf: 150 } as const;
/** Below this the best leaf is no likelier than chance; from the other on it is taken for sure. */
const leastScore = 7;
const sureScore = 22;
/** Of words that speak of no work most pieces are unknown. */
const leastKnown = 0.55;
/** By how much less likely a leaf has to be to weigh a third: naive Bayes is too sure of itself. */
const spread = 7;
const leastWeight = 80;
const mostLeaves = 12;

/** Row by row: all at once would be tens of MB that an idle copy keeps. */
function* everythingSaid(): Generator<Said> {
  for (const { id, phrases } of workPhrases()) for (const text of phrases) yield { leaf: id, text };
  const leaves = new Set(leafCategories().map(({ id }) => id));
  for (const [text, ids] of roleNames()) for (const leaf of ids) if (leaves.has(leaf)) yield { leaf, text };
}

const steps = onceInSteps(function* makeModel(): Generator<undefined, LeafModel> {
  return yield* makeLeafModel(everythingSaid(), shrinkage);
});

/** Makes ready what the first query in unknown words needs, without keeping anybody waiting. */
export const prepareMeaning = steps.prepare;

/** What was asked for last: one query asks for the same words up to three times, and its next page asks again. */
const recent = new Map<string, readonly MeantLeaf[]>();
const mostRecent = 200;

/**
 * Leaves of the job tree whose work the words may speak of, the likeliest first; [] for words that speak of none.
 * Learnt from what people say for each leaf (work-phrases.tsv) and what they call it (role-names.tsv).
 */
export function leavesMeant(words: string): readonly MeantLeaf[] {
  const known = recent.get(words);
  if (known !== undefined) return known;
  const meant = weigh(words);
  const [oldest] = recent.keys();
  if (oldest !== undefined && recent.size >= mostRecent) recent.delete(oldest);
  recent.set(words, meant);
  return meant;
}

function weigh(words: string): readonly MeantLeaf[] {
  if (words.trim() === '') return [];
  const { best, pieces, known } = steps.made().score(words);
  const top = best[0]?.score ?? 0;
  if (top < leastScore || known < leastKnown * pieces) return [];
  const sure = Math.min(1, (top - leastScore + 2) / (sureScore - leastScore + 2));
  return best
    .slice(0, mostLeaves)
    .map(({ leaf, score }) => ({ leaf, weight: Math.round(1000 * sure * Math.exp((score - top) / spread)) }))
    .filter(({ weight }) => weight >= leastWeight);
}
