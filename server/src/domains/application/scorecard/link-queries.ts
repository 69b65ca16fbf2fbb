import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

interface OfInterviewer {
  readonly roundId: string;
  readonly interviewerId: string;
}

/** A link that still works. */
export async function findLink(ctx: Ctx, { roundId, interviewerId }: OfInterviewer) {
  return ctx.db
    .selectFrom('application_scorecard_link')
    .select(['created_at', 'expires_at'])
    .where('round_id', '=', roundId)
    .where('interviewer_id', '=', interviewerId)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
}

/** A new link in place of the one before. */
export async function storeLink(
  tx: Ctx,
  { roundId, interviewerId, tokenHash, expiresAt }: OfInterviewer & { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const now = tx.now();
  const fresh = { token_hash: tokenHash, created_at: now, expires_at: expiresAt, minute_at: now, calls: 0 };
  await tx.db
    .insertInto('application_scorecard_link')
    .values({ round_id: roundId, interviewer_id: interviewerId, ...fresh })
    .onConflict((conflict) => conflict.columns(['round_id', 'interviewer_id']).doUpdateSet(fresh))
    .execute();
}

export async function deleteLink(tx: Ctx, { roundId, interviewerId }: OfInterviewer): Promise<void> {
  await tx.db
    .deleteFrom('application_scorecard_link')
    .where('round_id', '=', roundId)
    .where('interviewer_id', '=', interviewerId)
    .execute();
}

/** Counts one call of a link; undefined for none that works. `calls` are those of the present minute. */
export async function countLinkCall(ctx: Ctx, tokenHash: Buffer) {
  const now = ctx.now();
  const minuteAgo = new Date(now.getTime() - 60_000);
  return ctx.db
    .updateTable('application_scorecard_link')
    .set({
      minute_at: sql`case when minute_at <= ${minuteAgo} then ${now} else minute_at end`,
      calls: sql`case when minute_at <= ${minuteAgo} then 1 else calls + 1 end`,
    })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['round_id', 'interviewer_id', 'expires_at', 'calls'])
    .executeTakeFirst();
}

/** Forgets links that are over. */
export async function deleteExpiredLinks(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('application_scorecard_link').where('expires_at', '<=', ctx.now()).execute();
}
