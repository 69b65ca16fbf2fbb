import { cancelInterviewsOf } from '#domains/interview/index.ts';
import type { Ctx } from '#server/context.ts';
import { endOpenRound } from '../round/end-round.ts';
import { endOpenInvitation } from './queries.ts';

/** Ends what is still open between the two: an unanswered invitation, an accepted interview that was not held yet, a round. */
export async function endInterviews(tx: Ctx, applicationId: string, state: 'declined' | 'takenBack'): Promise<void> {
  await endOpenInvitation(tx, applicationId, state);
  await cancelInterviewsOf(tx, applicationId);
  await endOpenRound(tx, applicationId, state === 'declined' ? 'seeker' : 'company');
}
