import type { Ctx } from '#server/context.ts';
import { abandonInterview, lockOpenInterviewsOf } from '../queries.ts';

/**
 * Ends the open interviews of an application that was withdrawn or taken back. They are not scored, and nobody is told
 * from here: whoever cancels knows. Joins the transaction of the move.
 */
export async function cancelInterviewsOf(ctx: Ctx, applicationId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    for (const row of await lockOpenInterviewsOf(tx, applicationId)) await abandonInterview(tx, row.id, 'cancelled');
  });
}
