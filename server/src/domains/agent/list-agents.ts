import { agentKinds } from '@pinjian/contract/by-agent.ts';
import type { getAgent as oneEndpoint, listAgents as endpoint } from '@pinjian/contract/agent.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { companySeen, requireOwner, requireSeen } from './policy.ts';
import { findAgent, findAgents, findSwitchedOff } from './queries.ts';
import { detailOf, summariesOf } from './view.ts';

/** One's own agents, and of a company all of them for who reads what they deal with. @throws Refusal 403 to admins */
export async function listAgents(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const owner = requireOwner(ctx.actor);
  const rows = await findAgents(ctx, { ownerId: owner.userId, companyId: companySeen(owner) });
  const agents = await summariesOf(ctx, rows);
  const off = await findSwitchedOff(ctx);
  return {
    agents,
    waiting: agents.filter((each) => each.ownerName === null).reduce((sum, each) => sum + each.waiting, 0),
    switchedOff: agentKinds.filter((kind) => off.has('all') || off.has(kind)),
  };
}

/** @throws Refusal 403, 40400 */
export async function getAgent(
  ctx: Ctx<SignedInActor>,
  { agentId }: Received<typeof oneEndpoint>,
): Promise<Answer<typeof oneEndpoint>> {
  return detailOf(ctx, requireSeen(ctx.actor, await findAgent(ctx, agentId)));
}
