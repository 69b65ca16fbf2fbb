import type { acceptInvitation as endpoint } from '@pinjian/contract/application.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { createPositionInterview } from '#domains/interview/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findMyApplication } from '../home/find-my-applications.ts';
import { makeMove } from '../pipeline/move.ts';
import { requireInvitation, requirePending } from './policy.ts';
import { answerInvitation, findInvitation } from './queries.ts';

/** Accepts an invitation to an AI interview: accepting makes the interview, ready to be prepared for. */
export async function acceptInvitation(
  ctx: Ctx<SeekerActor>,
  { invitationId, from, version }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { application_id: applicationId } = requireInvitation(await findInvitation(ctx, invitationId));
  const interviewId = await ctx.transaction(async (tx) => {
    await makeMove(tx, {
      applicationId,
      move: 'acceptAiInterview',
      seen: { from, version },
      carryOut: async (row) => {
        requirePending(await findInvitation(tx, invitationId), tx.now());
        const interview = await createPositionInterview(tx, {
          applicationId,
          seekerId: row.seeker_id,
          positionId: row.position_id,
          resume: row.resume_snapshot,
        });
        await answerInvitation(tx, invitationId, { state: 'accepted', interviewId: interview.interviewId });
        return { deadline: interview.windowEndsAt, interviewId: interview.interviewId };
      },
    });
    // Read again: where the move was made before, the interview is the one that was made then.
    return requireInvitation(await findInvitation(tx, invitationId)).interview_id;
  });
  if (interviewId === null) throw new Error(`invitation ${invitationId} was accepted without an interview`);
  return { application: await findMyApplication(ctx, applicationId), interviewId };
}
