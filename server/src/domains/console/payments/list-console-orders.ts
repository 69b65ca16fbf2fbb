import type {
  getConsoleOrder as getEndpoint,
  listConsoleOrders as endpoint,
} from '@pinjian/contract/console-payment.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import {
  companyPayer,
  countOrderRows,
  findNotices,
  findOrder,
  findPartsOfPayments,
  findPaymentsWithOrders,
  listOrderRows,
  orderSummaryOf,
  seekerPayer,
} from '#domains/billing/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { requireAdmin } from '../policy.ts';
import { pageOf } from '../view.ts';
import { payerViews } from './find-payers.ts';
import { consolePaymentView } from './view.ts';

/** Orders of everybody, newest first. @throws Refusal 403 */
export async function listConsoleOrders(
  ctx: Ctx<AdminActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const { state, payerKind, payerId, number } = input;
  const payer =
    payerKind === undefined || payerId === undefined
      ? undefined
      : payerKind === 'company'
        ? companyPayer(payerId)
        : seekerPayer(payerId);
  const filter = { states: state === undefined ? [] : [state], payer, payerKind, number };
  const rows = await listOrderRows(ctx, filter, input);
  const viewOf = await payerViews(
    ctx,
    rows.map((row) => row.payer),
  );
  const records = rows.map((row) => ({ ...orderSummaryOf(row), payer: viewOf(row.payer) }));
  return pageOf(records, await countOrderRows(ctx, filter, totalCap + 1), input);
}

/** An order with everything that vendors said of its payments. @throws Refusal 403, 40400 */
export async function getConsoleOrder(
  ctx: Ctx<AdminActor>,
  { orderId }: Received<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  requireAdmin(ctx.actor, 'money.decide');
  const order = await findOrder(ctx, orderId);
  if (order === undefined) throw new Refusal(errors.notFound);
  const payer = (await payerViews(ctx, [order.payer]))(order.payer);
  const payments = await findPaymentsWithOrders(ctx, { orderId });
  const ids = payments.map(({ id }) => id);
  const [notices, parts] = [await findNotices(ctx, ids), await findPartsOfPayments(ctx, ids)];
  return {
    ...orderSummaryOf(order),
    payer,
    payments: payments.map((row) => ({
      ...consolePaymentView(row, payer),
      notices: notices
        .filter((notice) => notice.payment_id === row.id)
        .map(({ source, verdict, fen, last_at: at }) => ({ source, verdict, fen, at: at.toISOString() })),
    })),
    refunds: parts.map((part) => ({
      refundId: part.refund_id ?? part.id,
      fen: part.fen,
      state: part.state,
      at: (part.done_at ?? part.created_at).toISOString(),
    })),
  };
}
