import type { QueueKind } from '@pinjian/contract/console.ts';
import { countDeadLetters, findDeadLetters, retryDeadLetter } from '#platform/events/dead-letters.ts';
import { countFailedTasks, findFailedTasks, retryFailedTask } from '#platform/queue/failed-tasks.ts';
import { countOpenComplaints } from '#domains/application/index.ts';
import {
  countAdjustments,
  countBankPayments,
  countDifferences,
  countHandReturns,
  countInvoicesToDo,
  countPaymentsInDoubt,
  countRefunds,
} from '#domains/billing/index.ts';
import { countVerificationsToReview } from '#domains/company/index.ts';
import { countSendsToReview } from '#domains/message/index.ts';
import { countComplaints, countPositionReviews } from '#domains/position/index.ts';
import type { Ctx } from '#server/context.ts';

/** How many things of one kind wait, and since when the oldest does. */
interface Waiting {
  readonly count: number;
  readonly oldest: Date | null;
}

async function waitingDocuments(ctx: Ctx): Promise<Waiting> {
  return ctx.db
    .selectFrom('account_real_name_check')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('started_at').as('oldest')])
    .where('status', '=', 0)
    .where('method', '=', 'document')
    .executeTakeFirstOrThrow();
}

async function waitingPriceChanges(ctx: Ctx): Promise<Waiting> {
  return ctx.db
    .selectFrom('billing_price_change')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('proposed_at').as('oldest')])
    .where('state', '=', 'proposed')
    .executeTakeFirstOrThrow();
}

async function failedWork(ctx: Ctx): Promise<Waiting> {
  const all = [await countFailedTasks(ctx.db), await countDeadLetters(ctx.db)];
  const times = all.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [oldestAt.getTime()]));
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    oldest: times.length === 0 ? null : new Date(Math.min(...times)),
  };
}

/** Every queue of the console. A new room adds its own. */
export const waitingOf: Readonly<Record<QueueKind, (ctx: Ctx) => Promise<Waiting>>> = {
  verification: countVerificationsToReview,
  realName: waitingDocuments,
  positionReview: countPositionReviews,
  positionComplaint: countComplaints,
  messageComplaint: countOpenComplaints,
  outsideSend: countSendsToReview,
  paymentInDoubt: countPaymentsInDoubt,
  bankPayment: countBankPayments,
  refund: countRefunds,
  difference: countDifferences,
  handReturn: countHandReturns,
  adjustment: countAdjustments,
  invoice: countInvoicesToDo,
  priceChange: waitingPriceChanges,
  failedWork,
};

export interface FailedWorkRow {
  readonly id: string;
  readonly kind: 'task' | 'event';
  readonly name: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly failedAt: Date;
  readonly error: string;
}

/** Failed tasks and undelivered events together, those that failed last first, at most `limit`. */
export async function findFailedWork(ctx: Ctx, limit: number): Promise<FailedWorkRow[]> {
  const tasks = (await findFailedTasks(ctx.db, limit)).map((task) => ({ ...task, kind: 'task' as const }));
  const events = (await findDeadLetters(ctx.db, limit)).map(({ subscriber: name, deadAt: failedAt, ...row }) => ({
    ...row,
    name,
    failedAt,
    kind: 'event' as const,
  }));
  return [...tasks, ...events].toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime()).slice(0, limit);
}

/** Gives failed work another chance; null where there is none such. */
export async function retryWork(
  tx: Ctx,
  id: string,
): Promise<{ kind: 'task' | 'event'; name: string; state: 'retried' | 'waiting' } | null> {
  const event = await retryDeadLetter(tx.db, id, tx.now());
  if (event !== null) return { kind: 'event', ...event };
  const task = await retryFailedTask(tx.db, id);
  return task === null ? null : { kind: 'task', ...task };
}
