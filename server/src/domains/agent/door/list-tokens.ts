import {
  mcpPath,
  type listAgentTokenUses as usesEndpoint,
  type listAgentTokens as endpoint,
} from '@pinjian/contract/agent-token.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { requireOwner } from '../policy.ts';
import { findAgents, type AgentRow } from '../queries.ts';
import { labelOf } from '../tool/tools-for.ts';
import { findToken, findTokens, findUses, type TokenRow } from './queries.ts';
import { tokenView } from './view.ts';

/** One's own tokens. @throws Refusal 403 to admins */
export async function listAgentTokens(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const { userId } = requireOwner(ctx.actor);
  const rows = await findTokens(ctx, userId);
  const agents = new Map((await findAgents(ctx, { ownerId: userId, companyId: null })).map((each) => [each.id, each]));
  const base = ctx.ports.config.http.url?.replace(/\/+$/, '') ?? '';
  return {
    tokens: rows.flatMap((row) => {
      const agent = agents.get(row.agent_id);
      return agent === undefined ? [] : [tokenView(row, agent, ctx.now())];
    }),
    url: `${base}${mcpPath}`,
  };
}

/** @throws Refusal 403 to admins, 40400 for a token that is not one's own */
export async function requireOwnToken(ctx: Ctx<SignedInActor>, tokenId: string): Promise<TokenRow> {
  const { userId } = requireOwner(ctx.actor);
  const row = await findToken(ctx, tokenId);
  if (row === undefined || row.owner_id !== userId) throw new Refusal(errors.notFound);
  return row;
}

/** What was called by one's own token. @throws Refusal 403, 40400 */
export async function listAgentTokenUses(
  ctx: Ctx<SignedInActor>,
  { tokenId, current, pageSize }: Received<typeof usesEndpoint>,
): Promise<Answer<typeof usesEndpoint>> {
  const row = await requireOwnToken(ctx, tokenId);
  const page = { offset: (current - 1) * pageSize, limit: pageSize, cap: totalCap };
  const { rows, counted } = await findUses(ctx, row.id, page);
  return {
    records: rows.map((use) => ({
      useId: use.id,
      label: labelOf(use.tool),
      outcome: use.outcome,
      at: use.at.toISOString(),
    })),
    total: Math.min(counted, totalCap),
    current,
    pageSize,
    totalCapped: counted > totalCap,
  };
}

/** @throws Error for a token whose agent is gone, which keys do not allow */
export function requireAgentOf(row: TokenRow, agent: AgentRow | undefined): AgentRow {
  if (agent === undefined) throw new Error(`the token ${row.id} has no agent`);
  return agent;
}
