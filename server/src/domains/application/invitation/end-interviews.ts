import { cancelInterviewsOf } from '#domains/interview/index.ts';
import type { Ctx } from '#server/context.ts';
import { endOpenRound } from '../round/end-round.ts';
import { releaseContacts } from '../conversation/charge.ts';
import { endOpenRequest } from '../conversation/contact-queries.ts';
import { releaseInterviews, releaseInvitations } from './charge.ts';
import { endOpenInvitation } from './queries.ts';

/**
 * Ends what is still open between the two: an unanswered invitation, an accepted interview that was not held yet, a request to exchange contacts, a
 * round. What was held for them comes back, and that last: a company's book is one for all its applications, so whoever
 * holds it must wait for no row or calendar any more, else two of them wait for each other.
 */
export async function endInterviews(tx: Ctx, applicationId: string, state: 'declined' | 'takenBack'): Promise<void> {
  const invitations = await endOpenInvitation(tx, applicationId, state);
  const interviews = await cancelInterviewsOf(tx, applicationId);
  const requests = await endOpenRequest(tx, applicationId);
  await endOpenRound(tx, applicationId, state === 'declined' ? 'seeker' : 'company');
  await releaseInvitations(tx, invitations);
  await releaseInterviews(tx, interviews);
  await releaseContacts(tx, requests);
}
