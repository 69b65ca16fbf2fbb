import type { declineInvitation as endpoint } from '@pinjian/contract/application.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findMyApplication } from '../home/find-my-applications.ts';
import { makeMove } from '../pipeline/move.ts';
import { releaseInvitations } from './charge.ts';
import { requireInvitation, requirePending } from './policy.ts';
import { answerInvitation, findInvitation } from './queries.ts';

/** Declines an invitation to an interview, with a word to the company where the seeker gives one. */
export async function declineInvitation(
  ctx: Ctx<SeekerActor>,
  { invitationId, from, version, note }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { application_id: applicationId } = requireInvitation(await findInvitation(ctx, invitationId));
  await ctx.transaction((tx) =>
    makeMove(tx, {
      applicationId,
      move: 'declineAiInterview',
      seen: { from, version },
      details: note === '' ? {} : { note },
      carryOut: async () => {
        requirePending(await findInvitation(tx, invitationId), tx.now());
        await answerInvitation(tx, invitationId, { state: 'declined' });
        await releaseInvitations(tx, [invitationId]);
        return {};
      },
    }),
  );
  return findMyApplication(ctx, applicationId);
}
