import type { Invitation } from '@pinjian/contract/application-view.ts';
import type { Ctx } from '#server/context.ts';
import { findNewestRoundRows, type RoundRow } from '../round/queries.ts';
import { findNewestInvitations } from './find-invitation-views.ts';

/** The newest invitation to an AI interview and the newest round of one application. */
export interface NewestInterviews {
  readonly invitation: Invitation | undefined;
  readonly round: RoundRow | undefined;
}

/** The same of each of these applications. */
export async function findNewestInterviews(
  ctx: Ctx,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => NewestInterviews> {
  const invitations = await findNewestInvitations(ctx, applicationIds);
  const rounds = await findNewestRoundRows(ctx, applicationIds);
  return (id) => ({ invitation: invitations.get(id), round: rounds.get(id) });
}
