import { cancelInterviewsOf } from '#domains/interview/index.ts';
import type { Ctx } from '#server/context.ts';
import { endOpenInvitation } from './queries.ts';

/** Ends what is still open between the two: an unanswered invitation, and an accepted interview that was not held yet. */
export async function endInterviews(tx: Ctx, applicationId: string, state: 'declined' | 'takenBack'): Promise<void> {
  await endOpenInvitation(tx, applicationId, state);
  await cancelInterviewsOf(tx, applicationId);
}
