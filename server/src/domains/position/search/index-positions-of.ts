import type { Ctx, SystemActor } from '#server/context.ts';
import { findOpenIds, findPositionsByIds } from '../queries.ts';
import { indexPosition } from './index-position.ts';

/** What a company is called and its industry are words that its positions are found by: they are indexed anew. */
export async function indexPositionsOf(
  tx: Ctx<SystemActor>,
  { companyId }: { readonly companyId: string },
): Promise<void> {
  for (const record of await findPositionsByIds(tx, await findOpenIds(tx, companyId))) await indexPosition(tx, record);
}
