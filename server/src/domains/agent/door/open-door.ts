import type { TokenScope } from '@pinjian/contract/agent-token.ts';
import { tokenCallsPerMinute } from '@pinjian/contract/agent-token.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { AgentActor, Ctx, SystemActor } from '#server/context.ts';
import { findActor } from '../act/find-actor.ts';
import { findAgent, findSlip, type AgentRow } from '../queries.ts';
import { readsOnly } from '../slip/permit.ts';
import { countUsesSince, findTokenByHash, type TokenRow } from './queries.ts';
import { scopesOf, stateOf } from './view.ts';

/** Who stands at the door: a token that opens it, and the agent under whose slip it works. */
export interface Visitor {
  readonly token: TokenRow;
  readonly agent: AgentRow;
  readonly scopes: readonly TokenScope[];
  /** In whose name it reads; acts are permitted one by one, where they are done. */
  readonly actor: AgentActor;
}

/**
 * Who a secret lets in; null for one that opens nothing (any more): unknown, expired, revoked, of an agent that is ended,
 * of an owner who is gone, leaving or no longer of the company.
 * @throws Refusal 429 {retryAfter} for a token that calls too often
 */
export async function openDoor(ctx: Ctx<SystemActor>, secret: string): Promise<Visitor | null> {
  const token = await findTokenByHash(ctx, tokenHash(secret));
  const agent = token && (await findAgent(ctx, token.agent_id));
  if (token === undefined || agent === undefined || stateOf(token, agent, ctx.now()) !== 'active') return null;
  const slip = await findSlip(ctx, agent.id, agent.slip_version);
  const acting = { agentId: agent.id, kind: agent.kind, slipId: slip.id, slipVersion: agent.slip_version, runId: null };
  const actor = await findActor(ctx, agent, { ...acting, ...readsOnly });
  if (actor === null) return null;
  const minuteAgo = new Date(ctx.now().getTime() - 60_000);
  if ((await countUsesSince(ctx, token.id, minuteAgo)) >= tokenCallsPerMinute)
    throw new Refusal(errors.tooManyRequests, { data: { retryAfter: 60 } });
  return { token, agent, scopes: scopesOf(token), actor };
}
