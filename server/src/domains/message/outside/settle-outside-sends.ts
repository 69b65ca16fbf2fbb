import type { Ctx } from '#server/context.ts';
import { findOverdueSends, markLostSends } from './queries.ts';
import { lostAfterMs, overdueMs } from './rules.ts';
import { sendOutsideTask } from './send-outside.ts';

/** Rows of one run; what is left is the next minute's. */
const rowsPerRun = 1000;

/** Marks what a crash left under way as unsure, and takes up what the queue has forgotten. */
export async function settleOutsideSends(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  await markLostSends(ctx, new Date(now - lostAfterMs));
  for (const sendId of await findOverdueSends(ctx, new Date(now - overdueMs), rowsPerRun))
    await ctx.enqueue(sendOutsideTask, { sendId });
}
