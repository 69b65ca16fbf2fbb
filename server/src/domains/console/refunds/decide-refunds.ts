import type {
  approveRefund as approveEndpoint,
  confirmRefund as confirmEndpoint,
  getConsoleRefund as getEndpoint,
  listConsoleRefunds as endpoint,
  payRefundByHand as byHandEndpoint,
  refuseRefund as refuseEndpoint,
  retryRefundPart as retryEndpoint,
} from '@pinjian/contract/console-payment.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import * as billing from '#domains/billing/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { payerViews, refuseOwnMoney } from '../payments/find-payers.ts';
import { requireAdmin } from '../policy.ts';
import { pageOf } from '../view.ts';
import { refundCase, requireRefund } from './refund-case.ts';

/** @throws Refusal 403 */
export async function listConsoleRefunds(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const rows = await billing.listRefundCases(ctx, input.list, input);
  const viewOf = await payerViews(
    ctx,
    rows.map((row) => row.payer),
  );
  const records = rows.map((row) => ({
    refundId: row.id,
    payer: viewOf(row.payer),
    fen: row.approved_fen ?? row.fen,
    state: row.state,
    reason: row.reason,
    words: row.words,
    requestedAt: row.requested_at.toISOString(),
    needsHelp: row.needs_help,
  }));
  return pageOf(records, await billing.countRefundCases(ctx, input.list, totalCap + 1), input);
}

/** @throws Refusal 403, 40400 */
export async function getConsoleRefund(
  ctx: Ctx<AdminActor>,
  { refundId }: Received<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  return refundCase(ctx, refundId);
}

/** The first yes. @throws Refusal 403, 40001, 40400, 40900, 40993 for their own, 41330 {fen} */
export async function approveRefund(
  ctx: Ctx<AdminActor>,
  { refundId, fen, reason, evidence }: Received<typeof approveEndpoint>,
): Promise<Answer<typeof approveEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  return decide(ctx, refundId, async (tx) => {
    if (await billing.approveRefund(tx, { refundId, fen, reason, evidence }))
      await recordAudit(tx, {
        act: 'refundApproved',
        object: { kind: 'refund', id: refundId },
        reason,
        facts: { fen },
      });
  });
}

/** The second one. @throws Refusal 403, 40400, 40900, 40993 for their own, 41330 {fen}, 41340 for who gave the first */
export async function confirmRefund(
  ctx: Ctx<AdminActor>,
  { refundId }: Received<typeof confirmEndpoint>,
): Promise<Answer<typeof confirmEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  return decide(ctx, refundId, async (tx) => {
    if (await billing.confirmRefund(tx, refundId))
      await recordAudit(tx, { act: 'refundConfirmed', object: { kind: 'refund', id: refundId } });
  });
}

/** @throws Refusal 403, 40400, 40900, 40993 for their own */
export async function refuseRefund(
  ctx: Ctx<AdminActor>,
  { refundId, reason }: Received<typeof refuseEndpoint>,
): Promise<Answer<typeof refuseEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  return decide(ctx, refundId, async (tx) => {
    if (await billing.refuseRefund(tx, { refundId, reason }))
      await recordAudit(tx, { act: 'refundRefused', object: { kind: 'refund', id: refundId }, reason });
  });
}

async function decide(ctx: Ctx<AdminActor>, refundId: string, work: (tx: Ctx<AdminActor>) => Promise<void>) {
  await ctx.transaction(async (tx) => {
    await refuseOwnMoney(tx, (await requireRefund(tx, refundId)).payer);
    await work(tx);
  });
  return refundCase(ctx, refundId);
}

/** @throws Refusal 403, 40400, 40900 */
export async function retryRefundPart(
  ctx: Ctx<AdminActor>,
  { partId }: Received<typeof retryEndpoint>,
): Promise<Answer<typeof retryEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const refundId = await refundOf(ctx, partId);
  return decide(ctx, refundId, async (tx) => {
    await billing.retryPart(tx, partId);
    await recordAudit(tx, { act: 'refundRepeated', object: { kind: 'refund', id: refundId }, facts: { partId } });
  });
}

/** @throws Refusal 403, 40400, 40900, 40993 for their own, 41341, 41343 */
export async function payRefundByHand(
  ctx: Ctx<AdminActor>,
  { partId, bankNumber, reason }: Received<typeof byHandEndpoint>,
): Promise<Answer<typeof byHandEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const refundId = await refundOf(ctx, partId);
  return decide(ctx, refundId, async (tx) => {
    if (!(await billing.payPartByHand(tx, { partId, bankNumber, reason }))) return;
    const facts = { partId, bankNumber };
    await recordAudit(tx, { act: 'refundPaidByHand', object: { kind: 'refund', id: refundId }, reason, facts });
  });
}

/** @throws Refusal 40400 for what belongs to no request */
async function refundOf(ctx: Ctx, partId: string): Promise<string> {
  const refundId = (await billing.findPart(ctx, partId))?.refund_id ?? null;
  if (refundId === null) throw new Refusal(errors.notFound);
  return refundId;
}
