import { task } from '#server/bind.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { endLook } from './plan-look.ts';
import { pushPosition } from './push-position.ts';
import { pushToSeeker } from './push-to-seeker.ts';
import { findDue, lockDue, type Due } from './queries.ts';

/** Brings somebody or something together with whoever suits; answers when to look again, null for not at all. */
export async function pushNow(ctx: Ctx<SystemActor>, { kind, id }: Due): Promise<Date | null> {
  return kind === 'seeker' ? pushToSeeker(ctx, id) : pushPosition(ctx, id);
}

/** Looks at one of those that are due; what is not, or was looked at by another copy, is left alone. */
export async function pushDue(ctx: Ctx<SystemActor>, of: Due): Promise<void> {
  const due = await ctx.transaction((tx) => lockDue(tx, of));
  if (due === undefined || due.due_at > ctx.now()) return;
  const again = await pushNow(ctx, of);
  await ctx.transaction((tx) => endLook(tx, of, due.asks, again));
}

export const pushDueTask = task<Due>({ name: 'matching.push', timeoutSeconds: 300, run: pushDue });

/** Those whose own task is late by so much are nobody's any more. */
const leftMs = 20_000;
/** Looks of one run; what is left is the next minute's. */
const looksPerRun = 200;

/** Looks at what waited for the morning, and at what a copy that is gone left behind. */
export async function pushWaiting(ctx: Ctx<SystemActor>): Promise<void> {
  const outcomes: PromiseSettledResult<void>[] = [];
  for (const of of await findDue(ctx, new Date(ctx.now().getTime() - leftMs), looksPerRun))
    outcomes.push(...(await Promise.allSettled([pushDue(ctx, of)])));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${outcomes.length} looks failed`);
}
