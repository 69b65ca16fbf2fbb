import type { Decision } from '@pinjian/contract/application-scorecard-rating.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

/** What was decided after a round, newest first. */
export async function findDecisions(ctx: Ctx, roundId: string) {
  return ctx.db
    .selectFrom('application_debrief_decision as decided')
    .leftJoin('account_identity as identity', 'identity.id', 'decided.decided_by')
    .selectAll('decided')
    .select('identity.username')
    .where('decided.round_id', '=', roundId)
    .orderBy('decided.ordinal', 'desc')
    .execute();
}

export async function insertDecision(
  tx: Ctx,
  of: {
    readonly roundId: string;
    readonly ordinal: number;
    readonly decision: Decision;
    readonly reason: string;
    readonly by: string;
  },
): Promise<void> {
  await tx.db
    .insertInto('application_debrief_decision')
    .values({
      id: newId(),
      round_id: of.roundId,
      ordinal: of.ordinal,
      decision: of.decision,
      reason: of.reason,
      decided_by: of.by,
      decided_at: tx.now(),
    })
    .execute();
}
