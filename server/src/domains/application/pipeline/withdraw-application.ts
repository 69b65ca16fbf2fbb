import type { withdrawApplication as endpoint } from '@pinjian/contract/application.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findMyApplication } from '../home/find-my-applications.ts';
import { endInterviews } from '../invitation/end-interviews.ts';
import { deleteUnsentOffers } from '../offer/queries.ts';
import { makeMove } from './move.ts';

/** Takes an application back: open invitations and interviews end with it, and a held rejection unsaid (decisions §8). */
export async function withdrawApplication(
  ctx: Ctx<SeekerActor>,
  { applicationId, from, version }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await ctx.transaction((tx) =>
    makeMove(tx, {
      applicationId,
      move: 'withdraw',
      seen: { from, version },
      carryOut: async () => {
        await endInterviews(tx, applicationId, 'declined');
        await deleteUnsentOffers(tx, applicationId);
        return {};
      },
    }),
  );
  return findMyApplication(ctx, applicationId);
}
