import * as z from 'zod/mini';
import { agentKinds } from './by-agent.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id, idempotencyKey } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

/** Where an assistant of one's own asks and acts, by a token (MCP, streamable HTTP). */
export const mcpPath = '/agent/mcp';
/** Tokens of one person that still open the door, at most. */
export const maxTokens = 10;
/** Calls by one token in a minute, at most. */
export const tokenCallsPerMinute = 60;
/** Days for which calls by tokens are kept. */
export const tokenUseDays = 180;

/** What a token is for: reading what its owner reads, or acting within the slip as well. */
export const tokenScopes = ['read', 'act'] as const;
export type TokenScope = (typeof tokenScopes)[number];
export const tokenScopeLabels: Readonly<Record<TokenScope, string>> = {
  read: '查看',
  act: '按许可单行动',
};

export const tokenStates = ['active', 'expired', 'revoked'] as const;
export type TokenState = (typeof tokenStates)[number];
export const tokenStateLabels: Readonly<Record<TokenState, string>> = {
  active: '有效',
  expired: '已到期',
  revoked: '已吊销',
};

/** What became of a call. */
export const tokenOutcomes = ['read', 'done', 'waiting', 'noted', 'refused'] as const;
export type TokenOutcome = (typeof tokenOutcomes)[number];
export const tokenOutcomeLabels: Readonly<Record<TokenOutcome, string>> = {
  read: '已查看',
  done: '已完成',
  waiting: '等您同意',
  noted: '已记录',
  refused: '没有做',
};

export const agentTokenErrors = errorCodes({
  tooManyTokens: { code: 41230, message: `最多同时有 ${maxTokens} 个有效的访问令牌，请先吊销不用的` },
});

export const agentToken = z.object({
  tokenId: z.string(),
  name: z.string(),
  /** The agent under whose slip it works. */
  agent: z.object({ agentId: z.string(), kind: z.enum(agentKinds), name: z.string() }),
  scopes: z.array(z.enum(tokenScopes)),
  /** How the secret begins, to tell tokens apart. */
  prefix: z.string(),
  state: z.enum(tokenStates),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type AgentToken = z.output<typeof agentToken>;

export const listAgentTokens = endpoint({
  method: 'GET',
  path: '/agent/token/list',
  caller: 'signedIn',
  summary: '自己的访问令牌，新的在前；密钥不再显示',
  output: z.object({
    tokens: z.array(agentToken),
    /** Where assistants connect to: whole, or a path where the server does not know what it is called. */
    url: z.string(),
  }),
});

export const createAgentToken = endpoint({
  method: 'POST',
  path: '/agent/token/create',
  caller: 'signedIn',
  summary: '生成访问令牌，密钥只在这里显示一次；同一提交标识换一个新密钥，不多出令牌',
  body: z.object({
    key: idempotencyKey,
    agentId: id,
    name: z.string().check(z.trim(), z.minLength(1, '请填写名称'), z.maxLength(20, '名称最多 20 个字')),
    scopes: z.array(z.enum(tokenScopes)).check(z.minLength(1, '请至少选择一项权限'), z.maxLength(tokenScopes.length)),
    /** How long it holds. */
    days: z.int().check(z.minimum(1, '有效期至少 1 天'), z.maximum(365, '有效期最长 365 天')),
  }),
  output: z.object({ secret: z.string(), token: agentToken }),
});

export const revokeAgentToken = endpoint({
  method: 'POST',
  path: '/agent/token/revoke',
  caller: 'signedIn',
  summary: '立即吊销访问令牌；已吊销的结果相同',
  body: z.object({ tokenId: id }),
  output: agentToken,
});

export const listAgentTokenUses = endpoint({
  method: 'GET',
  path: '/agent/token/uses/{tokenId}',
  caller: 'signedIn',
  summary: `一个访问令牌的调用记录，新的在前，保留 ${tokenUseDays} 天`,
  query: z.object(pageQuery),
  output: pageOf(
    z.object({
      useId: z.string(),
      /** What was called, in words. */
      label: z.string(),
      outcome: z.enum(tokenOutcomes),
      at: instant,
    }),
  ),
});

export const agentTokenEndpoints = { listAgentTokens, createAgentToken, revokeAgentToken, listAgentTokenUses };
