import { totalCap } from '@pinjian/contract/paging.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { countSendsWaiting, findSendsWaiting, lockSend, updateSend } from './review-queries.ts';
import { sendOutsideTask } from './send-outside.ts';

/** A send that a person has to look at. */
type SendToReview = Awaited<ReturnType<typeof findSendsWaiting>>[number];

/** Sends that failed or may have failed and that nobody has dealt with, the latest first. */
export async function listSendsToReview(
  ctx: Ctx,
  page: { readonly current: number; readonly pageSize: number },
): Promise<SendToReview[]> {
  return findSendsWaiting(ctx, { offset: (page.current - 1) * page.pageSize, limit: page.pageSize });
}

/** How many there are, counted to one past the cap of totals, and since when the first stands so. */
export async function countSendsToReview(ctx: Ctx): Promise<{ count: number; oldest: Date | null }> {
  return countSendsWaiting(ctx, totalCap);
}

/**
 * Sends one once more, with as many attempts as at first; joins the transaction of the act. What is on its way or has
 * arrived since stays as it is.
 * @returns whether anything was done
 * @throws Refusal 40400 where there is none such, 40900 where somebody has marked it as dealt with
 */
export async function resendOutside(tx: Ctx, sendId: string): Promise<boolean> {
  const send = await lockSend(tx, sendId);
  if (send === undefined) throw new Refusal(errors.notFound);
  if (send.handled_at !== null) throw new Refusal(errors.stateChanged);
  if (send.state !== 'unsure' && send.state !== 'failed') return false;
  const now = tx.now();
  await updateSend(tx, sendId, { state: 'waiting', attempts: 0, run_at: now, started_at: null, settled_at: null });
  await tx.enqueue(sendOutsideTask, { sendId });
  return true;
}

/**
 * Says that one is dealt with; joins the transaction of the act. Its state stays: nobody knows more about it than before.
 * @returns whether anything was done
 * @throws Refusal 40400 where there is none such, 40900 where somebody is sending it again
 */
export async function markSendHandled(tx: Ctx, sendId: string): Promise<boolean> {
  const send = await lockSend(tx, sendId);
  if (send === undefined) throw new Refusal(errors.notFound);
  if (send.handled_at !== null) return false;
  if (send.state !== 'unsure' && send.state !== 'failed') throw new Refusal(errors.stateChanged);
  await updateSend(tx, sendId, { handled_at: tx.now() });
  return true;
}
