import * as z from 'zod/mini';
import { agentKinds } from './by-agent.ts';
import { actReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time.ts';

const kindRow = z.object({
  kind: z.enum(agentKinds),
  isOff: z.boolean(),
  active: z.int(),
  paused: z.int(),
  /** Since midnight in Beijing. */
  runsToday: z.int(),
  doneToday: z.int(),
  failedToday: z.int(),
  /** Credits, today and in the last thirty days. */
  creditsToday: z.int(),
  credits: z.int(),
  /** Of the language model, tokens, today and in the last thirty days; of agents that are gone too. */
  tokensToday: z.int(),
  tokens: z.int(),
});

const board = z.object({
  /** Everything rests. */
  allOff: z.boolean(),
  kinds: z.array(kindRow),
  /** Approvals and prepared answers that wait, everywhere. */
  waiting: z.int(),
  changedAt: z.nullable(instant),
});
export type AgentBoard = z.output<typeof board>;

export const getAgentBoard = endpoint({
  method: 'GET',
  path: '/admin/console/agent/board',
  caller: 'admin',
  summary: '管理后台：智能体的开关、用量和花费',
  output: board,
});

export const switchAgents = endpoint({
  method: 'POST',
  path: '/admin/console/agent/switch',
  caller: 'admin',
  summary: '管理后台：停用或恢复全部智能体，或一种；立即生效，记入操作记录',
  body: z.object({ kind: z.enum([...agentKinds, 'all']), off: z.boolean(), reason: actReason }),
  output: board,
});

export const consoleAgentEndpoints = { getAgentBoard, switchAgents };
