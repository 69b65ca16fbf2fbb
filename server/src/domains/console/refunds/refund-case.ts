import { secondAdminFen, type ConsoleRefundCase } from '@pinjian/contract/console-payment.ts';
import { errors } from '@pinjian/contract/errors.ts';
import {
  findEvidence,
  findPartsOf,
  findRefund,
  findShares,
  isInNeed,
  partFacts,
  type RefundRow,
} from '#domains/billing/index.ts';
import { findFiles } from '#platform/files/stored-file.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { payerViews } from '../payments/find-payers.ts';

/** @throws Refusal 40400 */
export async function requireRefund(ctx: Ctx, refundId: string): Promise<RefundRow> {
  const refund = await findRefund(ctx, refundId);
  if (refund === undefined) throw new Refusal(errors.notFound);
  return refund;
}

/** Addresses of files that a decision rests on, for a few minutes. */
export async function evidenceViews(ctx: Ctx, fileIds: readonly string[]) {
  const files = await findFiles(ctx.db, fileIds);
  return [...files.values()].map(({ id, name }) => ({
    fileId: id,
    name,
    url: signedUrl(ctx.ports.secretBox, id, ctx.now()),
  }));
}

/** A refund with everything that whoever decides it looks at. @throws Refusal 40400 */
export async function refundCase(ctx: Ctx<AdminActor>, refundId: string): Promise<ConsoleRefundCase> {
  const row = await requireRefund(ctx, refundId);
  const isOpen = row.state === 'requested' || row.state === 'secondAsked';
  const shares = isOpen ? await findShares(ctx, row.payer) : [];
  const parts = await partFacts(ctx, await findPartsOf(ctx, [refundId]));
  return {
    refundId,
    payer: (await payerViews(ctx, [row.payer]))(row.payer),
    fen: row.fen,
    state: row.state,
    reason: row.reason,
    words: row.words,
    requestedAt: row.requested_at.toISOString(),
    needsHelp: await isInNeed(ctx, refundId),
    shares,
    refusedWhy: row.refused_why,
    needsSecond: (row.approved_fen ?? row.fen) >= secondAdminFen,
    approval:
      row.approved_fen === null || row.approved_at === null
        ? null
        : {
            fen: row.approved_fen,
            reason: row.approved_why ?? '',
            at: row.approved_at.toISOString(),
            isOwn: row.approved_by === ctx.actor.userId,
            evidence: await evidenceViews(ctx, await findEvidence(ctx, refundId)),
          },
    parts: parts.map((part) => ({
      partId: part.id,
      orderId: part.order_id,
      number: part.number,
      channel: part.channel,
      fen: part.fen,
      state: part.state,
      refundNo: part.refund_no,
      vendorRefundNo: part.vendor_refund_no,
      failedWhy: part.failed_why,
      doneAt: part.done_at?.toISOString() ?? null,
    })),
  };
}
