import type { Ctx, SystemActor } from '#server/context.ts';
import { endInterviews } from '../invitation/end-interviews.ts';
import { deleteUnsentOffers } from '../offer/queries.ts';
import { lockOwn, makeMove } from './move.ts';
import { isHeld, standingOf } from './rules.ts';

/**
 * Lets the seeker know of a rejection whose time has come; it is final then, and what was still open ends. Does
 * nothing where it was undone, withdrawn from or released meanwhile.
 */
export async function releaseRejection(tx: Ctx<SystemActor>, applicationId: string): Promise<void> {
  const row = await lockOwn(tx, applicationId);
  if (!isHeld(standingOf(row)) || row.release_at === null || row.release_at > tx.now()) return;
  await makeMove(tx, {
    applicationId,
    move: 'releaseRejection',
    seen: null,
    carryOut: async () => {
      await endInterviews(tx, applicationId, 'takenBack');
      await deleteUnsentOffers(tx, applicationId);
      return {};
    },
  });
}
