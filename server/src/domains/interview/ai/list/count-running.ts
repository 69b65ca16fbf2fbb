import type { Ctx } from '#server/context.ts';
import { countRunning } from '../queries.ts';

/** How many interviews are being held just now, on all copies. */
export async function countRunningInterviews(ctx: Ctx): Promise<number> {
  return countRunning(ctx);
}
