import type { TalentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { correctWords, hearWords, queryTokens, type Query } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { colleagueLooksSince } from './find-standings.ts';
import { loosened, planTalentSearch, type TalentPlan } from './search-plan.ts';
import { countTalents, type Asked, type Searcher } from './search-queries.ts';

/** A search as it was understood. */
export interface ReadQuery {
  /** null where the words can find nothing. */
  readonly asked: Asked | null;
  /** Whom it finds, counted to one above the cap. */
  readonly total: number;
  readonly words: readonly string[];
  readonly correction: { readonly from: string; readonly to: string } | null;
}

/**
 * Reads a recruiter's words: as they stand, letters as pinyin, then with one slip of the pen mended, then without one of the
 * words: the first reading that finds somebody.
 */
export async function readTalentQuery(ctx: Ctx, searcher: Searcher, input: TalentQuery): Promise<ReadQuery> {
  const count = async (asked: Asked): Promise<number> => countTalents(ctx, asked, asked.plan.widest, totalCap + 1);
  const askedOf = (plan: TalentPlan): Asked => ({
    plan,
    filters: input,
    searcher,
    notSeenSince: input.notSeen ? colleagueLooksSince(ctx.now()) : null,
  });
  if (input.q === '') {
    const plan = planTalentSearch(input, null);
    const asked = plan === null ? null : askedOf(plan);
    return { asked, total: asked === null ? 0 : await count(asked), words: [], correction: null };
  }
  const readings = readingsOf(input.q);
  for (const { query, correction } of readings) {
    const plan = planTalentSearch(input, query);
    if (plan === null) continue;
    const asked = askedOf(plan);
    const total = await count(asked);
    if (total > 0) return { asked, total, words: query.words, correction };
  }
  return nearest(input, readings[0]?.query, askedOf, count);
}

interface Reading {
  readonly query: Query;
  readonly correction: ReadQuery['correction'];
}

function readingsOf(q: string): Reading[] {
  const plain = queryTokens(q);
  const heard = plain.synonyms === null ? hearWords(q) : null;
  const mended = correctWords(q);
  const corrected = [heard, mended].filter((words) => words !== null && words !== q);
  return [
    { query: plain, correction: null },
    ...corrected.flatMap((words) =>
      words === null ? [] : [{ query: queryTokens(words), correction: { from: q, to: words } }],
    ),
  ];
}

/** Who has all but one of the words, where nobody has them all. */
async function nearest(
  input: TalentQuery,
  query: Query | undefined,
  askedOf: (plan: TalentPlan) => Asked,
  count: (asked: Asked) => Promise<number>,
): Promise<ReadQuery> {
  const nothing: ReadQuery = { asked: null, total: 0, words: query?.words ?? [], correction: null };
  const plans = (query === undefined ? [] : loosened(query)).flatMap((each) => planTalentSearch(input, each) ?? []);
  const [first] = plans;
  if (first === undefined) return nothing;
  const join = (part: 'tiers' | 'widest') =>
    plans.flatMap((plan) => (part === 'widest' ? plan.widest : plan.tiers.flat()));
  const asked = askedOf({ ...first, tiers: [join('tiers')], widest: join('widest') });
  const total = await count(asked);
  return total === 0 ? nothing : { ...nothing, asked, total };
}
