import type {
  askVendor as askEndpoint,
  listPaymentsInDoubt as endpoint,
  settlePayment as settleEndpoint,
} from '@pinjian/contract/console-payment.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import {
  askPayment,
  findPaymentsWithOrders,
  listDoubtRows,
  resolvePayment,
  type PaymentWithOrder,
} from '#domains/billing/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { waitingOf } from '../overview/queries.ts';
import { requireAdmin } from '../policy.ts';
import { pageOf } from '../view.ts';
import { payerViews, refuseOwnMoney } from './find-payers.ts';
import { consolePaymentView } from './view.ts';

/** @throws Refusal 40400 */
async function requirePayment(ctx: Ctx, paymentId: string): Promise<PaymentWithOrder> {
  const [payment] = await findPaymentsWithOrders(ctx, { paymentId });
  if (payment === undefined) throw new Refusal(errors.notFound);
  return payment;
}

/** Money that fits nothing, who has waited longest first. @throws Refusal 403 */
export async function listPaymentsInDoubt(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const rows = await listDoubtRows(ctx, input);
  const viewOf = await payerViews(
    ctx,
    rows.map((row) => row.payer),
  );
  const records = rows.map((row) => consolePaymentView(row, viewOf(row.payer)));
  return pageOf(records, (await waitingOf.paymentInDoubt(ctx)).count, input);
}

/** Decides what becomes of such money. @throws Refusal 403, 40400, 40900, 40993 for their own, 41342 */
export async function settlePayment(
  ctx: Ctx<AdminActor>,
  { paymentId, act, reason }: Received<typeof settleEndpoint>,
): Promise<Answer<typeof settleEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  return ctx.transaction(async (tx) => {
    const payment = await requirePayment(tx, paymentId);
    await refuseOwnMoney(tx, payment.payer);
    const { state, isNew } = await resolvePayment(tx, { paymentId, act });
    if (isNew) {
      await recordAudit(tx, {
        act: act === 'fulfil' ? 'paymentFulfilled' : 'paymentReturned',
        object: { kind: 'payment', id: paymentId },
        reason,
        facts: { fen: payment.fen, receivedFen: payment.received_fen ?? 0 },
      });
    }
    return { state };
  });
}

/** Asks the vendor now; what it says takes effect. @throws Refusal 403, 40400 */
export async function askVendor(
  ctx: Ctx<AdminActor>,
  { paymentId }: Received<typeof askEndpoint>,
): Promise<Answer<typeof askEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  await requirePayment(ctx, paymentId);
  await recordAudit(ctx, { act: 'paymentAsked', object: { kind: 'payment', id: paymentId } });
  await askPayment(ctx, paymentId);
  return { state: (await requirePayment(ctx, paymentId)).state };
}
