import { step, type RecommendedTo } from '@pinjian/contract/application-pipeline.ts';
import { requireFindable } from '#domains/resume/index.ts';
import { isAgent } from '#server/ask-permit.ts';
import type { AgentActor, Ctx, SystemActor } from '#server/context.ts';
import { moverOf, requirePermitted } from '../policy.ts';
import { changeHolders } from './change-holders.ts';
import { lockOwn, makeMove } from './move.ts';
import { findOrInsertApplication } from './queries.ts';
import { holdersOf, isLegal, recommendedTo, standingOf } from './rules.ts';

/** A seeker and a position that suit each other, and who is told so. */
export interface Recommendation {
  readonly seekerId: string;
  readonly positionId: string;
  readonly companyId: string;
  readonly to: RecommendedTo;
}

/**
 * The matcher recommends, or an agent whose slip has allowed it in this transaction: 0 -> 9, or one more side of what the other one holds. The same again is the same result. False
 * where the two have to do with each other already. Nobody is told here: what is new is told together.
 * @throws Refusal 40400 towards an employer for a seeker who is not to be found by it
 */
export async function recommend(ctx: Ctx<SystemActor | AgentActor>, recommendation: Recommendation): Promise<boolean> {
  const { to, ...of } = recommendation;
  const by = isAgent(ctx.actor) ? { by: 'agent' as const, agent: ctx.actor.agent.kind } : { by: 'matcher' as const };
  return ctx.transaction(async (tx) => {
    if (to !== 'seeker') await requireFindable(tx, of);
    const row = await lockOwn(tx, await findOrInsertApplication(tx, of));
    requirePermitted(tx.actor, 'recommend');
    if (row.status === step.recommended) {
      const held = holdersOf(row.recommended_to);
      const added = recommendedTo(holdersOf(to).filter((side) => !held.includes(side)));
      if (added === null) return true;
      const holders = recommendedTo([...held, ...holdersOf(added)]);
      await changeHolders(tx, row, holders, { move: 'recommend', details: { recommendedTo: added, ...by } });
      return true;
    }
    if (!isLegal(standingOf(row), 'recommend', moverOf(tx.actor).kind)) return false;
    await makeMove(tx, {
      applicationId: row.id,
      move: 'recommend',
      // It is a judgement of this moment.
      seen: null,
      details: { recommendedTo: to, ...by },
      columns: { recommended_to: to },
    });
    return true;
  });
}
