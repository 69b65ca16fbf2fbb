import type { Selectable } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationOfferApprovalTable } from '#server/tables.ts';

export type ApprovalRow = Selectable<ApplicationOfferApprovalTable>;

/** A member who is to approve, or counts as having done so. */
export interface NewApproval {
  readonly approverId: string;
  readonly state: 'waiting' | 'approved';
  readonly reason: string;
}

/** Begins the chain of a draft anew. */
export async function replaceApprovals(
  tx: Ctx,
  of: { offerId: string; number: number },
  chain: readonly NewApproval[],
): Promise<void> {
  await tx.db
    .deleteFrom('application_offer_approval')
    .where('offer_id', '=', of.offerId)
    .where('number', '=', of.number)
    .execute();
  if (chain.length === 0) return;
  await tx.db
    .insertInto('application_offer_approval')
    .values(
      chain.map(({ approverId, state, reason }, index) => ({
        id: newId(),
        offer_id: of.offerId,
        number: of.number,
        ordinal: index + 1,
        approver_id: approverId,
        state,
        reason,
        answered_at: state === 'waiting' ? null : tx.now(),
      })),
    )
    .execute();
}

/** The chain of a draft in its order, with names. */
export async function findApprovals(ctx: Ctx, of: { offerId: string; number: number }) {
  return ctx.db
    .selectFrom('application_offer_approval as approval')
    .leftJoin('account_identity as approver', 'approver.id', 'approval.approver_id')
    .leftJoin('account_identity as delegator', 'delegator.id', 'approval.delegated_by')
    .selectAll('approval')
    .select(['approver.username as approver_name', 'delegator.username as delegator_name'])
    .where('approval.offer_id', '=', of.offerId)
    .where('approval.number', '=', of.number)
    .orderBy('approval.ordinal')
    .execute();
}
export type NamedApproval = Awaited<ReturnType<typeof findApprovals>>[number];

export async function answerApproval(
  tx: Ctx,
  approvalId: string,
  answer: { state: 'approved' | 'returned'; reason: string },
): Promise<void> {
  await tx.db
    .updateTable('application_offer_approval')
    .set({ ...answer, answered_at: tx.now() })
    .where('id', '=', approvalId)
    .execute();
}

export async function handOverApproval(
  tx: Ctx,
  approvalId: string,
  to: { approverId: string; delegatedBy: string },
): Promise<void> {
  await tx.db
    .updateTable('application_offer_approval')
    .set({ approver_id: to.approverId, delegated_by: to.delegatedBy })
    .where('id', '=', approvalId)
    .execute();
}

/** Whoever still waits is passed over. */
export async function skipWaitingApprovals(
  tx: Ctx,
  of: { offerId: string; number: number },
  reason: string,
): Promise<void> {
  await tx.db
    .updateTable('application_offer_approval')
    .set({ state: 'skipped', reason, answered_at: tx.now() })
    .where('offer_id', '=', of.offerId)
    .where('number', '=', of.number)
    .where('state', '=', 'waiting')
    .execute();
}
