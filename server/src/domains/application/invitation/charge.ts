import { companyPayer, holdUse, priceOf, releaseUse, takeUse } from '#domains/billing/index.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';
import { findInvitationOfInterview } from './queries.ts';

function keyOf(invitationId: string): { readonly key: string } {
  return { key: `aiInterview:${invitationId}` };
}

/**
 * Holds what an AI interview costs the company, with the invitation to it.
 * @throws Refusal 41101, 41102 of `holdUse`
 */
export async function holdInvitation(
  tx: Ctx,
  {
    row,
    invitationId,
    memberId,
  }: { readonly row: ApplicationRow; readonly invitationId: string; readonly memberId: string },
): Promise<void> {
  await holdUse(tx, {
    ...keyOf(invitationId),
    payer: companyPayer(row.company_id),
    memberId,
    item: 'aiInterview',
    subject: { kind: 'invitation', id: invitationId },
    positionId: row.position_id,
  });
}

/** Credits that an invitation costs a company now. */
export async function priceOfInvitation(ctx: Ctx): Promise<number> {
  return (await priceOf(ctx, 'aiInterview')).units;
}

/** Gives back what was held for invitations that came to nothing. */
export async function releaseInvitations(tx: Ctx, invitationIds: readonly string[]): Promise<void> {
  for (const id of invitationIds) await releaseUse(tx, keyOf(id));
}

/** The interview of an invitation came to nothing. */
export async function releaseInterviews(tx: Ctx, interviewIds: readonly string[]): Promise<void> {
  for (const interviewId of interviewIds) {
    const invitationId = await findInvitationOfInterview(tx, interviewId);
    if (invitationId !== undefined) await releaseUse(tx, keyOf(invitationId));
  }
}

/** The interview of an invitation was held: its report is there. */
export async function takeInterview(tx: Ctx, interviewId: string): Promise<void> {
  const invitationId = await findInvitationOfInterview(tx, interviewId);
  if (invitationId !== undefined) await takeUse(tx, keyOf(invitationId));
}
