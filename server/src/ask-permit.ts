import { agentErrors } from '@pinjian/contract/agent.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Actor, AgentActor, AskedAct, Ctx } from './context.ts';

/** Whether an agent acts, in whosever name. */
export function isAgent(actor: Actor): actor is AgentActor {
  return actor.kind === 'seekerAgent' || actor.kind === 'employerAgent';
}

/**
 * Asks an agent's slip for what an operation is about to do; a person needs none. Stands first in the operation's
 * transaction: whoever holds an agent's row takes everything else after it.
 * @throws Refusal of `agentErrors`
 */
export async function askPermit(tx: Ctx, asked: AskedAct): Promise<void> {
  if (isAgent(tx.actor)) await tx.actor.agent.permit(tx, asked);
}

/**
 * To a person the same again is the same result. An agent that finds its act done by somebody else has done nothing: it
 * may neither be counted, nor stand in the diary as its own, nor be taken back by it.
 * @throws Refusal 41216
 */
export function refuseRepeat(actor: Actor): void {
  if (isAgent(actor)) throw new Refusal(agentErrors.alreadyDone);
}
