import { totalCap } from '@pinjian/contract/paging.ts';
import type { listCompanyPositions as endpoint } from '@pinjian/contract/position-search.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import type { ColumnFilters } from '../engine/column-filters.ts';
import { planSearch } from '../engine/search-plan.ts';
import { positionCards } from '../find-cards.ts';
import { countMatches, findMatches } from './queries.ts';

/** What a company recruits for now, newest first; [] for one that does not exist or recruits for nothing. */
export async function listCompanyPositions(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { current, pageSize } = input;
  const filters: ColumnFilters = {
    companyId: input.targetCompanyId,
    cityCode: input.cityCode,
    bands: [],
    negotiable: false,
    experience: [],
    education: [],
    jobType: [],
    recruitType: [],
    workMode: [],
    postSource: [],
  };
  const tokens =
    planSearch({ categoryId: input.categoryId === undefined ? [] : [input.categoryId] }, null)?.tiers[0] ?? [];
  const counted = await countMatches(ctx, [tokens], filters);
  const offset = (current - 1) * pageSize;
  const matches =
    offset > totalCap
      ? []
      : await findMatches(ctx, {
          tokens,
          exclude: [],
          filters,
          isCommon: counted > totalCap,
          after: null,
          limit: offset + pageSize,
        });
  const ids = matches.slice(offset).map(({ id }) => id);
  return {
    records: await positionCards(ctx, ctx.actor.userId, ids),
    total: Math.min(counted, totalCap),
    totalCapped: counted > totalCap,
    current,
    pageSize,
  };
}
