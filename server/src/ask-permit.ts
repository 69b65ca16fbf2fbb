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
