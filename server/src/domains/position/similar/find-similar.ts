import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionCategory } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import type { ColumnFilters } from '../engine/column-filters.ts';
import { categoryToken, cityToken } from '../engine/search-plan.ts';
import { findOpenPositions, type OpenPosition } from '../find-open.ts';
import { findMatches } from '../search/queries.ts';
import { nearness } from './rules.ts';

const anything: ColumnFilters = {
  bands: [],
  negotiable: false,
  experience: [],
  education: [],
  jobType: [],
  recruitType: [],
  workMode: [],
  postSource: [],
};

/** Newest ones of each conjunction that are looked at. */
const looked = 40;

/** The conjunctions that something similar is in, the nearest first: the same work in the same city, its kin, elsewhere. */
function conjunctions({ categoryId, cityCode }: PositionContent): string[][] {
  const ids = categoryId === null ? [] : (positionCategory(categoryId)?.ids ?? []);
  const [leaf, parent] = [ids.at(-1), ids.at(-2)];
  const city = cityCode === null ? [] : [cityToken(cityCode)];
  return [
    ...(leaf === undefined ? [] : [[categoryToken(leaf), ...city]]),
    ...(parent === undefined ? [] : [[categoryToken(parent), ...city]]),
    ...(leaf === undefined || city.length === 0 ? [] : [[categoryToken(leaf)]]),
  ];
}

/**
 * Open positions that resemble one, the nearest first, of other companies, one of each. Looked for conjunction by
 * conjunction until there are `limit`.
 */
export async function findSimilarPositions(
  ctx: Ctx,
  of: { readonly positionId: string; readonly companyId: string; readonly content: PositionContent },
  limit: number,
): Promise<OpenPosition[]> {
  const seen = new Set([of.positionId]);
  let best = new Map<string, OpenPosition>();
  for (const tokens of conjunctions(of.content)) {
    const matches = await findMatches(ctx, {
      tokens,
      exclude: [],
      filters: anything,
      // The newest are looked through where there are very many.
      isCommon: true,
      after: null,
      limit: looked,
    });
    const fresh = matches.map(({ id }) => id).filter((id) => !seen.has(id));
    for (const id of fresh) seen.add(id);
    const found = (await findOpenPositions(ctx, fresh)).filter(({ companyId }) => companyId !== of.companyId);
    best = oneOfEach([...best.values(), ...found], of.content);
    if (best.size >= limit) break;
  }
  return [...best.values()].slice(0, limit);
}

/** The nearest one of each company, the nearest first. */
function oneOfEach(positions: readonly OpenPosition[], content: PositionContent): Map<string, OpenPosition> {
  const ordered = positions
    .map((position) => ({ position, near: nearness(content, position.content) }))
    .toSorted((a, b) => b.near - a.near || (a.position.positionId < b.position.positionId ? 1 : -1));
  const best = new Map<string, OpenPosition>();
  for (const { position } of ordered) if (!best.has(position.companyId)) best.set(position.companyId, position);
  return best;
}
