import { isVerified } from '#domains/company/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { hidePosition } from './hide.ts';
import { findOpenIds } from './queries.ts';

/** A company that is not verified shows no positions: those that are open are paused, and can be reopened later. */
export async function pausePositionsOf(
  tx: Ctx<SystemActor>,
  { companyId }: { readonly companyId: string },
): Promise<void> {
  if (await isVerified(tx, companyId)) return;
  for (const positionId of await findOpenIds(tx, companyId)) await hidePosition(tx, companyId, positionId, 'pause');
}
