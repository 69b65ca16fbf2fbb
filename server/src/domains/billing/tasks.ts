import { task } from '#server/bind.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { closeOrder } from './order/close-order.ts';
import { findOverdueOrders } from './order/queries.ts';
import { askPayment } from './payment/ask-payment.ts';
import { findDuePayments } from './payment/queries.ts';
import { reconcileRecentDays } from './reconciliation/run-reconciliation.ts';
import { findDueParts } from './refund/queries.ts';
import { sendPart } from './refund/send-part.ts';
import { tasks as invoiceTasks } from './invoice/tasks.ts';
import { expireLots } from './lot/expire-lots.ts';
import { releaseOverdueUses } from './use/release-overdue.ts';

/** Ends purchases and gifts whose time is over. */
export const expireLotsTask = task<object>({
  name: 'billing.expire-lots',
  schedule: '* * * * *',
  run: expireLots,
});

/** Gives back what waits for an end that never came. */
export const releaseOverdueTask = task<object>({
  name: 'billing.release-overdue',
  schedule: '15 * * * *',
  run: releaseOverdueUses,
});

/** Rows of one run; what is left is the next minute's. */
const rowsPerRun = 200;
const everyMinute = '* * * * *';

/** A row that fails holds up none of the others: the run goes on, and fails at its end, so that the queue says so. */
async function forEach(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<void> {
  const outcomes: PromiseSettledResult<unknown>[] = [];
  for (const id of ids) outcomes.push(...(await Promise.allSettled([work(id)])));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${outcomes.length} rows failed`);
}

/** Finds out how payments stand of which nobody was told. Two copies at once ask twice and settle once. */
export const askPaymentsTask = task<object>({
  name: 'billing.ask-payments',
  schedule: everyMinute,
  run: async (ctx: Ctx<SystemActor>) => forEach(await findDuePayments(ctx, rowsPerRun), (id) => askPayment(ctx, id)),
});

/** Ends orders that nobody paid in time, here and at their vendors. */
export const closeOrdersTask = task<object>({
  name: 'billing.close-orders',
  schedule: everyMinute,
  run: async (ctx: Ctx<SystemActor>) =>
    forEach(await findOverdueOrders(ctx, rowsPerRun), (id) => closeOrder(ctx, id, 'expired')),
});

/** Gives money back, and finds out what became of it. */
export const sendPartsTask = task<object>({
  name: 'billing.send-refunds',
  schedule: everyMinute,
  run: async (ctx: Ctx<SystemActor>) => forEach(await findDueParts(ctx, rowsPerRun), (id) => sendPart(ctx, id)),
});

/** Compares vendors' bills with what stands here, once they are out. */
export const reconcileTask = task<object>({
  name: 'billing.reconcile',
  schedule: '30 10 * * *',
  timeoutSeconds: 1800,
  run: async (ctx: Ctx<SystemActor>) => reconcileRecentDays(ctx),
});

export const tasks = [
  expireLotsTask,
  releaseOverdueTask,
  askPaymentsTask,
  closeOrdersTask,
  sendPartsTask,
  ...invoiceTasks,
  reconcileTask,
];
