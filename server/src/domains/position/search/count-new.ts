import type { Received } from '@pinjian/contract/endpoint.ts';
import { positionQuery, type searchPositions } from '@pinjian/contract/position-search.ts';
import type { Ctx } from '#server/context.ts';
import { filterTerms } from '../engine/search-plan.ts';
import { countMatches } from './queries.ts';
import { columnFilters } from './search.ts';
import { findUnderstanding } from './understanding/find-understanding.ts';
import { askedOf } from './understanding/plan.ts';
import { planUnderstood } from './understanding/searches.ts';

type Input = Received<typeof searchPositions>;

/** The search that the parameters of an address ask for; null for what is none. */
export function readPositionQuery(params: Readonly<Record<string, string>>): Input | null {
  return positionQuery.safeParse(params).data ?? null;
}

const day = 86_400_000;

/**
 * How many open positions published since an instant meet everything that a search asks for, without those that are only
 * near it; counted up to `most`.
 */
export async function countNewPositions(ctx: Ctx, input: Input, since: Date, most: number): Promise<number> {
  const now = ctx.now();
  const asked = input.publishedWithin === undefined ? 0 : now.getTime() - input.publishedWithin * day;
  const from = new Date(Math.max(asked, since.getTime()));
  const fixed = filterTerms({ ...input, shownSince: { since: from, now } });
  const tokens = input.q === '' ? fixed : await exactTerms(ctx, input, fixed);
  if (tokens === null) return 0;
  return Math.min(most, await countMatches(ctx, [tokens], { ...columnFilters(input), shownSince: from }));
}

/** What meets everything that the words ask for; null where they ask for nothing that could be looked for. */
async function exactTerms(ctx: Ctx, input: Input, fixed: ReturnType<typeof filterTerms>) {
  const { read } = await findUnderstanding(ctx, input.q, input.without);
  const hasPlace = input.cityCode.length + input.districtCode.length > 0;
  return planUnderstood(askedOf(read, { hasPlace }), fixed).exact;
}
