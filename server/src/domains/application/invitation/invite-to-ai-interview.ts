import type { inviteToAiInterview as endpoint } from '@pinjian/contract/application-candidate.ts';
import { invitationDays } from '@pinjian/contract/application-pipeline.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { findCandidateStanding } from '../candidate/find-candidate-standings.ts';
import { makeMove } from '../pipeline/move.ts';
import { agentKindOf, askPermitFor } from '../pipeline/ask-permit.ts';
import { holdInvitation, priceOfInvitation } from './charge.ts';
import { insertInvitation } from './queries.ts';

/**
 * Invites a candidate to an AI interview, for the first time or again; the invitation waits seven days. What it costs is
 * held with it, taken once the interview was held and given back where it comes to nothing.
 * @throws Refusal of `makeMove`, 41101 {unit, total, available}, 41102 {allowance, used, total}
 */
export async function inviteToAiInterview(
  ctx: Ctx<Employing>,
  { applicationId, from, version }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requirePermission(ctx.actor, 'candidate.move');
  await ctx.transaction(async (tx) => {
    await askPermitFor(tx, applicationId, { act: 'inviteToAiInterview', credits: await priceOfInvitation(tx) });
    return makeMove(tx, {
      applicationId,
      move: 'inviteToAiInterview',
      seen: { from, version },
      carryOut: async (row) => {
        const deadline = new Date(tx.now().getTime() + invitationDays * 86_400_000);
        const invitation = {
          applicationId,
          invitedBy: ctx.actor.userId,
          agent: agentKindOf(ctx.actor),
          expiresAt: deadline,
        };
        const invitationId = await insertInvitation(tx, invitation);
        await holdInvitation(tx, { row, invitationId, memberId: ctx.actor.userId });
        return { deadline };
      },
    });
  });
  return findCandidateStanding(ctx, applicationId);
}
