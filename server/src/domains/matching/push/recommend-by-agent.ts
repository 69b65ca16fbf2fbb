import { errors } from '@pinjian/contract/errors.ts';
import { holdersOf, recommend } from '#domains/application/index.ts';
import { findShownPosition } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { askPermit, refuseRepeat } from '#server/ask-permit.ts';
import type { AgentActor, Ctx } from '#server/context.ts';
import { findHidden } from '../talent/queries.ts';
import { caps } from './data/caps.ts';
import { findCandidates } from './find-candidates.ts';
import { findApplicationOf, findPairStanding, lockPair, storePush, type Pair } from './queries.ts';

/**
 * An agent recommends to its own side: the other one is told nothing. The same match, version and evidence stand behind it
 * as behind what the matcher pushes.
 * @returns the pair's application
 * @throws Refusal of `agentErrors`; 40400 where the two do not suit each other, or who is recommended is not to be found; 40900
 * where they have to do with each other already; 41216 where this side holds the recommendation
 */
export async function recommendByAgent(ctx: Ctx<AgentActor>, pair: Pair): Promise<string> {
  const { seekerId, positionId } = pair;
  const side = ctx.actor.kind === 'seekerAgent' ? 'seeker' : 'employer';
  return ctx.transaction(async (tx) => {
    const position = await findShownPosition(tx, positionId);
    if (position?.isOpen !== true) throw new Refusal(errors.notFound);
    const { companyId } = position;
    await askPermit(tx, { act: 'recommend', ...pair, companyId });
    await lockPair(tx, pair);
    const { recommendedTo } = await findPairStanding(tx, pair);
    // The matcher was faster: this side holds it already, and nobody recommends it to them again.
    if (holdersOf(recommendedTo).includes(side)) refuseRepeat(tx.actor);
    const [candidate] = await findCandidates(tx, seekerId, { limit: 1, positionIds: [positionId], asked: true });
    const hidden = side === 'employer' && (await findHidden(tx, positionId, [seekerId])).has(seekerId);
    if (candidate === undefined || hidden || (side === 'seeker' && candidate.isDismissed))
      throw new Refusal(errors.notFound);
    if (!(await recommend(tx, { ...pair, companyId, to: side }))) throw new Refusal(errors.stateChanged);
    const { match, inputHash, lowered } = candidate;
    await storePush(tx, { ...pair, companyId }, [side], { match, inputHash, lowered, capsVersion: caps.version });
    return findApplicationOf(tx, pair);
  });
}
