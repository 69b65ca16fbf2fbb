import type { Ctx, SystemActor } from '#server/context.ts';
import { endRecruiting } from './end-recruiting.ts';
import { findUnclosedPositions } from './find-unclosed.ts';

/**
 * A company without members recruits nobody. Its positions were closed before its last member left; what they put on show
 * in another window meanwhile is closed as well.
 */
export async function closePositionsOf(
  tx: Ctx<SystemActor>,
  { companyId }: { readonly companyId: string },
): Promise<void> {
  for (const { id } of await findUnclosedPositions(tx, companyId)) await endRecruiting(tx, companyId, id);
}
