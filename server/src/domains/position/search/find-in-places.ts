import { totalCap } from '@pinjian/contract/paging.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import type { searchPositions as endpoint } from '@pinjian/contract/position-search.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { filterTerms, writeCursor } from '../engine/search-plan.ts';
import { positionCards } from '../find-cards.ts';
import { columnFilters, countAndFind, requireCursor } from './search.ts';

/** A city, or a part of it. */
export interface SearchedPlace {
  readonly cityCode: string;
  readonly districtCode?: string;
}

type Input = Omit<Received<typeof endpoint>, 'q' | 'without' | 'cityCode' | 'districtCode'>;

/** A page of what was found. */
interface PositionsFound {
  readonly records: PositionCard[];
  readonly total: number;
  readonly totalCapped: boolean;
  /** null on the last page. */
  readonly nextCursor: string | null;
  readonly current: number;
  readonly pageSize: number;
}

const day = 86_400_000;

/**
 * Open positions in places, all of the first place before those of the next one, each once; newest first within each. In
 * no place nothing is found.
 * @throws Refusal 40001 for a cursor that is none
 */
export async function findPositionsInPlaces(
  ctx: Ctx<SeekerActor>,
  places: readonly SearchedPlace[],
  input: Input,
): Promise<PositionsFound> {
  const { current, pageSize, publishedWithin } = input;
  const page = { current, pageSize };
  if (places.length === 0) return { records: [], total: 0, totalCapped: false, nextCursor: null, ...page };
  const now = ctx.now();
  const since = publishedWithin === undefined ? undefined : new Date(now.getTime() - publishedWithin * day);
  const tiers = places.map(({ cityCode, districtCode }) =>
    filterTerms({
      ...input,
      cityCode: [cityCode],
      districtCode: districtCode === undefined ? [] : [districtCode],
      shownSince: since === undefined ? undefined : { since, now },
    }),
  );
  const filters = {
    ...columnFilters({ ...input, q: '', without: [], cityCode: [], districtCode: [] }),
    shownSince: since,
  };
  const cursor = input.cursor === undefined ? null : requireCursor(input.cursor);
  const offset = cursor === null ? (current - 1) * pageSize : 0;
  const plan = { tiers, widest: tiers };
  const { counted, found } = await countAndFind(ctx, plan, filters, { cursor, offset, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  const ids = shown.map(({ id }) => id);
  return {
    records: await positionCards(ctx, ctx.actor.userId, ids),
    total: Math.min(counted, totalCap),
    totalCapped: counted > totalCap,
    nextCursor: found.length <= pageSize || last === undefined ? null : writeCursor({ ...last, total: counted }),
    ...page,
  };
}
