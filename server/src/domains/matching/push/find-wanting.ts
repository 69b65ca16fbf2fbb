import { positionCategory } from '#domains/dictionary/index.ts';
import type { OpenPosition } from '#domains/position/index.ts';
import type { Ctx } from '#server/context.ts';
import { positionFactsOf } from '../facts/position-facts.ts';
import { findWantingSeekers } from './wanted-queries.ts';

/**
 * Seekers who look for such a position, whether or not companies may find them; those whose wish names the very kind first.
 * Who has to do with it already is left out.
 */
export async function findWanting(
  ctx: Ctx,
  { positionId, companyId, content }: OpenPosition,
  limit: number,
): Promise<string[]> {
  const { role, cityCode, remote } = positionFactsOf(content, { companyId, industry: null });
  const [leaf, parent] = (
    (role.category === null ? undefined : positionCategory(role.category))?.ids ?? []
  ).toReversed();
  if (leaf === undefined) return [];
  return findWantingSeekers(ctx, {
    positionId,
    leaf,
    parent: parent ?? leaf,
    cityCode: remote ? null : cityCode,
    limit,
  });
}
