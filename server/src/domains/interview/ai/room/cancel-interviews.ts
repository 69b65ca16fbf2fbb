import type { Ctx } from '#server/context.ts';
import { abandonInterview, lockOpenInterviewsOf } from '../queries.ts';

/**
 * Ends the open interviews of an application that was withdrawn or taken back. They are not scored, and nobody is told
 * from here: whoever cancels knows. Joins the transaction of the move; answers which.
 */
export async function cancelInterviewsOf(ctx: Ctx, applicationId: string): Promise<string[]> {
  return ctx.transaction(async (tx) => {
    const open = await lockOpenInterviewsOf(tx, applicationId);
    for (const row of open) await abandonInterview(tx, row.id, 'cancelled');
    return open.map(({ id }) => id);
  });
}
