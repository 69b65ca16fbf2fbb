import { tokenScopes, type AgentToken, type TokenScope, type TokenState } from '@pinjian/contract/agent-token.ts';
import type { AgentRow } from '../queries.ts';
import type { TokenRow } from './queries.ts';

/** Whether a token opens the door, and why not. */
export function stateOf(row: TokenRow, agent: Pick<AgentRow, 'state'>, now: Date): TokenState {
  if (row.revoked_at !== null || agent.state === 'ended') return 'revoked';
  return row.expires_at <= now ? 'expired' : 'active';
}

/** A token as its owner sees it. */
export function tokenView(
  row: TokenRow,
  agent: Pick<AgentRow, 'id' | 'kind' | 'name' | 'state'>,
  now: Date,
): AgentToken {
  return {
    tokenId: row.id,
    name: row.name,
    agent: { agentId: agent.id, kind: agent.kind, name: agent.name },
    scopes: scopesOf(row),
    prefix: row.prefix,
    state: stateOf(row, agent, now),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

/** What a token is for, in the order of the contract. */
export function scopesOf({ scopes }: TokenRow): TokenScope[] {
  return tokenScopes.filter((scope) => scopes.includes(scope));
}
