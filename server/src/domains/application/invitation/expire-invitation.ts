import type { Ctx, SystemActor } from '#server/context.ts';
import { lockOwn, makeMove } from '../pipeline/move.ts';
import { releaseInvitations } from './charge.ts';
import { answerInvitation, findInvitation } from './queries.ts';

/** Ends an invitation that nobody answered in time. Does nothing where it was answered or ended meanwhile. */
export async function expireInvitation(
  tx: Ctx<SystemActor>,
  { id, applicationId }: { id: string; applicationId: string },
): Promise<void> {
  await lockOwn(tx, applicationId);
  const invitation = await findInvitation(tx, id);
  if (invitation?.state !== 'pending' || invitation.expires_at > tx.now()) return;
  await makeMove(tx, {
    applicationId,
    move: 'expireAiInvitation',
    seen: null,
    carryOut: async () => {
      await answerInvitation(tx, id, { state: 'expired' });
      await releaseInvitations(tx, [id]);
      return {};
    },
  });
}
