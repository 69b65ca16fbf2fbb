import type { getAgentBoard as boardEndpoint, switchAgents as endpoint } from '@pinjian/contract/console-agent.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { findAgentBoard, setAgentSwitch } from '#domains/agent/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';

/** What agents do on the whole platform, in counts. @throws Refusal 403 */
export async function getAgentBoard(ctx: Ctx<AdminActor>): Promise<Answer<typeof boardEndpoint>> {
  requireAdmin(ctx.actor, 'agent.switch');
  return findAgentBoard(ctx);
}

/** Has all agents rest, or those of a kind, or lets them go on; on record with its reason. @throws Refusal 403 */
export async function switchAgents(
  ctx: Ctx<AdminActor>,
  { kind, off, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'agent.switch');
  await ctx.transaction(async (tx) => {
    await setAgentSwitch(tx, kind, off);
    await recordAudit(tx, { act: 'agentsSwitched', facts: { kind, off }, reason });
  });
  return findAgentBoard(ctx);
}
