import type { takeBackInvitation as endpoint } from '@pinjian/contract/application-candidate.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findCandidateStanding } from '../candidate/find-candidate-standings.ts';
import { makeMove } from '../pipeline/move.ts';
import { releaseInvitations } from './charge.ts';
import { endOpenInvitation } from './queries.ts';

/** Takes an invitation back that has not been answered: the candidate stands where they were invited from. */
export async function takeBackInvitation(
  ctx: Ctx<EmployerActor>,
  { applicationId, from, version }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requirePermission(ctx.actor, 'candidate.move');
  await ctx.transaction((tx) =>
    makeMove(tx, {
      applicationId,
      move: 'takeBackAiInvitation',
      seen: { from, version },
      carryOut: async () => {
        await releaseInvitations(tx, await endOpenInvitation(tx, applicationId, 'takenBack'));
        return {};
      },
    }),
  );
  return findCandidateStanding(ctx, applicationId);
}
