import { cancelInterviewsOf } from '#domains/interview/index.ts';
import type { Ctx } from '#server/context.ts';
import { endOpenRound } from '../round/end-round.ts';
import { endContactRequest } from '../conversation/charge.ts';
import { releaseInterviews, releaseInvitations } from './charge.ts';
import { endOpenInvitation } from './queries.ts';

/**
 * Ends what is still open between the two: an unanswered invitation, an accepted interview that was not held yet, a request to exchange contacts, a
 * round. What was held for them comes back.
 */
export async function endInterviews(tx: Ctx, applicationId: string, state: 'declined' | 'takenBack'): Promise<void> {
  await releaseInvitations(tx, await endOpenInvitation(tx, applicationId, state));
  await releaseInterviews(tx, await cancelInterviewsOf(tx, applicationId));
  await endContactRequest(tx, applicationId);
  await endOpenRound(tx, applicationId, state === 'declined' ? 'seeker' : 'company');
}
