import type { getAgentReception as endpoint, saveAgentReception as saveEndpoint } from '@pinjian/contract/agent.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission, requireReading } from '#domains/account/index.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireOwner } from './policy.ts';
import { findRefuses, saveRefuses } from './queries.ts';

/** Whether the caller, or their company, keeps messages of the other side's agents out. @throws Refusal 403, 40310, 40311 */
export async function getAgentReception(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const owner = requireOwner(ctx.actor);
  if (owner.kind === 'seeker') return { refuses: await findRefuses(ctx, { userId: owner.userId }), mayChange: true };
  const { companyId } = requireReading(owner, 'company');
  return { refuses: await findRefuses(ctx, { companyId }), mayChange: owner.permissions.includes('company.write') };
}

/** Holds from its commit on, for every agent. @throws Refusal 403, 40310, 40311 */
export async function saveAgentReception(
  ctx: Ctx<SignedInActor>,
  { refuses }: Received<typeof saveEndpoint>,
): Promise<Answer<typeof saveEndpoint>> {
  const owner = requireOwner(ctx.actor);
  const whose =
    owner.kind === 'seeker' ? { userId: owner.userId } : { companyId: requirePermission(owner, 'company.write') };
  await ctx.transaction((tx) => saveRefuses(tx, whose, refuses));
  return { refuses, mayChange: true };
}
