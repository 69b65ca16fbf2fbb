import { agentKindLabels, type AgentKind } from '@pinjian/contract/by-agent.ts';
import { tokenScopeLabels, tokenStateLabels, type AgentToken } from '@pinjian/contract/agent-token.ts';
import { dateOnly, dateTime } from '#lib/format/time.ts';

/** What an agent is called: by its owner, or by its kind. */
export function agentName({ kind, name }: { readonly kind: AgentKind; readonly name: string }): string {
  return name === '' ? agentKindLabels[kind] : name;
}

/** A token in one line: which agent's slip it works under, what it may, and until when. */
export function tokenText({ agent, scopes, prefix, state, expiresAt, lastUsedAt }: AgentToken): string {
  const may = scopes.map((scope) => tokenScopeLabels[scope]).join('、');
  const holds = state === 'active' ? `${dateOnly(expiresAt)} 到期` : tokenStateLabels[state];
  const used = lastUsedAt === null ? '还没有使用过' : `最近使用 ${dateTime(lastUsedAt)}`;
  return `${prefix}… · ${agentName(agent)} · ${may} · ${holds} · ${used}`;
}

/** The settings of an assistant that speaks the Model Context Protocol, ready to be put into its file. */
export function sampleSettings(url: string, secret: string): string {
  const pinjian = { type: 'http', url, headers: { Authorization: `Bearer ${secret}` } };
  return JSON.stringify({ mcpServers: { pinjian } }, null, 2);
}
