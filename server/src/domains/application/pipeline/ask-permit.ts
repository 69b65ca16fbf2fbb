import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { askPermit, isAgent } from '#server/ask-permit.ts';
import type { Actor, AskedAct, Ctx } from '#server/context.ts';
import { isOwn } from '../policy.ts';
import { findApplication } from './queries.ts';

/**
 * Asks an agent's slip about an application that is there. A person needs none.
 * @throws Refusal 40400 for one that is not the actor's; of `agentErrors`
 */
export async function askPermitFor(
  tx: Ctx,
  applicationId: string,
  asked: Pick<AskedAct, 'act' | 'credits'>,
): Promise<void> {
  if (!isAgent(tx.actor)) return;
  const row = await findApplication(tx, applicationId);
  if (row === undefined || !isOwn(tx.actor, row)) throw new Refusal(errors.notFound);
  const of = { seekerId: row.seeker_id, companyId: row.company_id, positionId: row.position_id };
  await askPermit(tx, { ...asked, ...of });
}

/** The kind of agent that acts; null for a person. */
export function agentKindOf(actor: Actor): AgentKind | null {
  return isAgent(actor) ? actor.agent.kind : null;
}
