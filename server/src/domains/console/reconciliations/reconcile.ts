import {
  reconciliationErrors,
  waysOut,
  type Difference,
  type Reconciliation,
  type getReconciliation as getEndpoint,
  type listDifferences as differencesEndpoint,
  type listReconciliations as endpoint,
  type resolveDifference as resolveEndpoint,
  type runReconciliation as runEndpoint,
} from '@pinjian/contract/console-reconciliation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import * as billing from '#domains/billing/index.ts';
import type { DifferenceRow, ReconciliationRow } from '#domains/billing/index.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { waitingOf } from '../overview/queries.ts';
import { requireAdmin } from '../policy.ts';
import { pageOf } from '../view.ts';

function reconciliationView(row: ReconciliationRow, differences: readonly DifferenceRow[]): Reconciliation {
  const own = differences.filter((each) => each.reconciliation_id === row.id);
  return {
    reconciliationId: row.id,
    vendor: row.vendor,
    day: row.day,
    state: row.state,
    theirs: {
      payments: row.their_payments,
      paymentFen: row.their_payment_fen,
      refunds: row.their_refunds,
      refundFen: row.their_refund_fen,
    },
    ours: {
      payments: row.our_payments,
      paymentFen: row.our_payment_fen,
      refunds: row.our_refunds,
      refundFen: row.our_refund_fen,
    },
    open: own.filter(({ resolved_at: at }) => at === null).length,
    differences: own.length,
    ranAt: row.ran_at?.toISOString() ?? null,
  };
}

async function differenceViews(ctx: Ctx, rows: readonly DifferenceRow[]): Promise<Difference[]> {
  const views: Difference[] = [];
  for (const row of rows) {
    const comparison = await billing.findReconciliation(ctx, row.reconciliation_id);
    const [payment] =
      row.payment_id === null ? [] : await billing.findPaymentsWithOrders(ctx, { paymentId: row.payment_id });
    if (comparison === undefined) throw new Error(`the difference ${row.id} belongs to nothing`);
    const { way, reason, resolved_at: at } = row;
    views.push({
      differenceId: row.id,
      vendor: comparison.vendor,
      day: comparison.day,
      kind: row.kind,
      tradeNo: row.trade_no,
      vendorTradeNo: row.vendor_trade_no,
      orderId: payment?.order_id ?? null,
      paymentId: row.payment_id,
      theirFen: row.their_fen,
      ourFen: row.our_fen,
      ways: [...waysOut[row.kind]],
      resolved:
        way === null || reason === null || at === null
          ? null
          : { way, reason, at: at.toISOString(), byItself: row.resolved_by === null },
    });
  }
  return views;
}

/** @throws Refusal 403 */
export async function listReconciliations(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const rows = await billing.listReconciliationRows(ctx, input);
  const differences = await billing.findDifferences(
    ctx,
    rows.map(({ id }) => id),
  );
  const records = rows.map((row) => reconciliationView(row, differences));
  return pageOf(records, await billing.countReconciliations(ctx, input.vendor), input);
}

/** @throws Refusal 403, 40400 */
export async function getReconciliation(
  ctx: Ctx<AdminActor>,
  { reconciliationId }: Received<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const row = await billing.findReconciliation(ctx, reconciliationId);
  if (row === undefined) throw new Refusal(errors.notFound);
  const differences = await billing.findDifferences(ctx, [row.id]);
  return { ...reconciliationView(row, differences), records: await differenceViews(ctx, differences) };
}

/** Differences that nobody has dealt with, who has waited longest first. @throws Refusal 403 */
export async function listDifferences(
  ctx: Ctx<AdminActor>,
  input: Received<typeof differencesEndpoint>,
): Promise<Answer<typeof differencesEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const records = await differenceViews(ctx, await billing.listOpenDifferences(ctx, input));
  return pageOf(records, (await waitingOf.difference(ctx)).count, input);
}

/** Fetches a bill now and compares. @throws Refusal 403, 41351 for a day that is not over, or a bill that is not there */
export async function runReconciliation(
  ctx: Ctx<AdminActor>,
  { vendor, day }: Received<typeof runEndpoint>,
): Promise<Answer<typeof runEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  if (day >= dayInBeijing(ctx.now())) throw new Refusal(reconciliationErrors.billMissing);
  const row = await billing.runReconciliation(ctx, vendor, day);
  const object = { kind: 'reconciliation', id: row.id } as const;
  await recordAudit(ctx, { act: 'reconciliationRun', object, facts: { vendor, day } });
  if (row.ran_at === null) throw new Refusal(reconciliationErrors.billMissing);
  return reconciliationView(row, await billing.findDifferences(ctx, [row.id]));
}

/** @throws Refusal 403, 40400, 40900, 41321, 41350 where the way did not lead out */
export async function resolveDifference(
  ctx: Ctx<AdminActor>,
  { differenceId, way, reason }: Received<typeof resolveEndpoint>,
): Promise<Answer<typeof resolveEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const object = { kind: 'difference', id: differenceId } as const;
  await billing.resolveDifference(ctx, { differenceId, way, reason }, (tx) =>
    recordAudit(tx, { act: 'differenceResolved', object, reason, facts: { way } }),
  );
  const row = await billing.findDifference(ctx, differenceId);
  const [view] = row === undefined ? [] : await differenceViews(ctx, [row]);
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}
