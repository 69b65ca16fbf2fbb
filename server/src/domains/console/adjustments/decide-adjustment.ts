import type {
  Adjustment,
  confirmAdjustment as confirmEndpoint,
  listAdjustments as endpoint,
  proposeAdjustment as proposeEndpoint,
  refuseAdjustment as refuseEndpoint,
} from '@pinjian/contract/console-reconciliation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import * as billing from '#domains/billing/index.ts';
import type { AdjustmentRow } from '#domains/billing/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { payerViews, refuseOwnMoney } from '../payments/find-payers.ts';
import { requireAdmin } from '../policy.ts';
import { evidenceViews } from '../refunds/refund-case.ts';
import { pageOf } from '../view.ts';

async function adjustmentViews(ctx: Ctx<AdminActor>, rows: readonly AdjustmentRow[]): Promise<Adjustment[]> {
  const viewOf = await payerViews(
    ctx,
    rows.map((row) => row.payer),
  );
  const files = await billing.findAdjustmentFiles(
    ctx,
    rows.map(({ id }) => id),
  );
  const views: Adjustment[] = [];
  for (const row of rows)
    views.push({
      adjustmentId: row.id,
      payer: viewOf(row.payer),
      unit: row.unit,
      units: row.units,
      reason: row.reason,
      evidence: await evidenceViews(ctx, files.get(row.id) ?? []),
      differenceId: row.difference_id,
      state: row.state,
      isOwn: row.proposed_by === ctx.actor.userId,
      proposedAt: row.proposed_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      refusedWhy: row.refused_why,
    });
  return views;
}

async function requireAdjustment(ctx: Ctx, id: string): Promise<AdjustmentRow> {
  const row = await billing.findAdjustment(ctx, id);
  if (row === undefined) throw new Refusal(errors.notFound);
  return row;
}

async function viewOf(ctx: Ctx<AdminActor>, id: string): Promise<Adjustment> {
  const [view] = await adjustmentViews(ctx, [await requireAdjustment(ctx, id)]);
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}

/** @throws Refusal 403 */
export async function listAdjustments(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const records = await adjustmentViews(ctx, await billing.listAdjustmentRows(ctx, input));
  return pageOf(records, await billing.countAdjustmentRows(ctx, input.state), input);
}

/** The first admin's word: nothing moves. @throws Refusal 403, 40001, 40400 for nobody, 40901, 40993 for their own */
export async function proposeAdjustment(
  ctx: Ctx<AdminActor>,
  { key, payerKind, payerId, units, reason, evidence, differenceId }: Received<typeof proposeEndpoint>,
): Promise<Answer<typeof proposeEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const payer = payerKind === 'company' ? billing.companyPayer(payerId) : billing.seekerPayer(payerId);
  if ((await payerViews(ctx, [payer]))(payer).name === null) throw new Refusal(errors.notFound);
  if (differenceId !== null && (await billing.findDifference(ctx, differenceId)) === undefined)
    throw new Refusal(errors.notFound);
  await refuseOwnMoney(ctx, payer);
  const id = await ctx.transaction(async (tx) => {
    const proposal = { key, payer, units, reason, evidence, differenceId };
    const { row, isNew } = await billing.proposeAdjustment(tx, proposal);
    const object = { kind: 'adjustment', id: row.id } as const;
    if (isNew) await recordAudit(tx, { act: 'adjustmentProposed', object, reason, facts: { units } });
    return row.id;
  });
  return viewOf(ctx, id);
}

/** The second admin's. @throws Refusal 403, 40400, 40900, 40993 for their own, 41340 for who proposed it, 41352 */
export async function confirmAdjustment(
  ctx: Ctx<AdminActor>,
  { adjustmentId }: Received<typeof confirmEndpoint>,
): Promise<Answer<typeof confirmEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  await ctx.transaction(async (tx) => {
    await refuseOwnMoney(tx, (await requireAdjustment(tx, adjustmentId)).payer);
    const object = { kind: 'adjustment', id: adjustmentId } as const;
    if (await billing.confirmAdjustment(tx, adjustmentId))
      await recordAudit(tx, { act: 'adjustmentConfirmed', object });
  });
  return viewOf(ctx, adjustmentId);
}

/** @throws Refusal 403, 40400, 40900 */
export async function refuseAdjustment(
  ctx: Ctx<AdminActor>,
  { adjustmentId, reason }: Received<typeof refuseEndpoint>,
): Promise<Answer<typeof refuseEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  await ctx.transaction(async (tx) => {
    const object = { kind: 'adjustment', id: adjustmentId } as const;
    if (await billing.refuseAdjustment(tx, { adjustmentId, reason }))
      await recordAudit(tx, { act: 'adjustmentRefused', object, reason });
  });
  return viewOf(ctx, adjustmentId);
}
