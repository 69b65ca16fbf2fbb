import type { Ctx, SystemActor } from '#server/context.ts';
import { hidePosition } from './hide.ts';
import { findClosableIds } from './queries.ts';

/**
 * A company without members recruits nobody. Its positions were closed before its last member left; what they put on show
 * in another window meanwhile is closed as well.
 */
export async function closePositionsOf(
  tx: Ctx<SystemActor>,
  { companyId }: { readonly companyId: string },
): Promise<void> {
  for (const positionId of await findClosableIds(tx, companyId)) await hidePosition(tx, companyId, positionId, 'close');
}
