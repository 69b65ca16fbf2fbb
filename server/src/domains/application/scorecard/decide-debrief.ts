import { scorecardErrors, type decideDebrief as endpoint } from '@pinjian/contract/application-scorecard.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findDecisions, insertDecision } from './debrief-queries.ts';
import { debriefOf, findDebriefedRound } from './get-debrief.ts';
import { findLockedCards, lockRound } from './queries.ts';

/**
 * Records what was decided after a round, with its reason. It moves nobody: the move is made where moves are made, and
 * every decision stays on record. The same one again is the same decision.
 * @throws Refusal 40900 where another one was recorded meanwhile, 41060 before anybody handed in a card
 */
export async function decideDebrief(
  ctx: Ctx<EmployerActor>,
  { roundId, seen, decision, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requirePermission(ctx.actor, 'candidate.move');
  const round = await findDebriefedRound(ctx, roundId);
  const by = ctx.actor.userId;
  await ctx.transaction(async (tx) => {
    await lockRound(tx, roundId);
    if ((await findLockedCards(tx, roundId)).length === 0) throw new Refusal(scorecardErrors.nothingToDebrief);
    const before = await findDecisions(tx, roundId);
    const [newest] = before;
    const isRepeat =
      before.length === seen + 1 &&
      newest?.decision === decision &&
      newest.reason === reason &&
      newest.decided_by === by;
    if (isRepeat) return;
    if (before.length !== seen) throw new Refusal(errors.stateChanged);
    await insertDecision(tx, { roundId, ordinal: seen + 1, decision, reason, by });
  });
  return debriefOf(ctx, round);
}
