import {
  approveActs,
  createAgent,
  declineActs,
  endAgent,
  getAgent,
  getAgentReception,
  getAgentResults,
  giveVerdict,
  listActs,
  listAgents,
  pauseAgent,
  pauseAllAgents,
  resumeAgent,
  runAgent,
  saveAgentReception,
  saveSlip,
  settlePrepared,
  tellAgent,
  undoAct,
} from '@pinjian/contract/agent.ts';
import type { ActKind, ActState } from '@pinjian/contract/agent-act.ts';
import type { AgentDetail } from '@pinjian/contract/agent-view.ts';
import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import { listResumes, maxResumes } from '@pinjian/contract/resume.ts';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { agentKeys } from './keys.ts';

/** Resumes that a slip can name: those that their owner has confirmed. */
export const ownResumesQuery = queryOptions({
  queryKey: agentKeys.resumes,
  queryFn: async ({ signal }) => {
    const { records } = await call(listResumes, { pageSize: maxResumes }, { signal, quiet: true });
    return records.filter(({ confirmed }) => confirmed);
  },
});

export type AgentList = Answer<typeof listAgents>;

export const diaryPageSize = 20;
/** As many as can be answered at once. */
const approvalPageSize = 50;

/** How often one that is looking is asked how far it is; a push is quicker where it comes. */
const lookAgainMs = 2500;

export const agentsQuery = queryOptions({
  queryKey: agentKeys.list,
  queryFn: async ({ signal }) => await call(listAgents, {}, { signal, quiet: true }),
  refetchInterval: ({ state }) => (state.data?.agents.some(({ running }) => running) === true ? lookAgainMs : false),
});

export function agentQuery(agentId: string) {
  return queryOptions({
    queryKey: agentKeys.one(agentId),
    queryFn: async ({ signal }) => await call(getAgent, { agentId }, { signal, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.running === true ? lookAgainMs : false),
  });
}

/** What waits for its owner, of all agents or of one. */
export function approvalsQuery(agentId: string | null) {
  return queryOptions({
    queryKey: agentKeys.approvals({ agentId }),
    queryFn: async ({ signal }) =>
      await call(
        listActs,
        { list: 'approvals', pageSize: approvalPageSize, ...(agentId !== null && { agentId }) },
        { signal, quiet: true },
      ),
  });
}

/** What a diary is narrowed to; null for all. Days as YYYY-MM-DD. */
export interface DiaryFilter {
  readonly agentId: string | null;
  readonly kind: ActKind | null;
  readonly state: ActState | null;
  readonly from: string | null;
  readonly to: string | null;
}

export function diaryQuery(filter: DiaryFilter, current: number) {
  const { agentId, kind, state, from, to } = filter;
  return queryOptions({
    queryKey: agentKeys.diary({ ...filter, current }),
    queryFn: async ({ signal }) =>
      await call(
        listActs,
        {
          list: 'diary',
          current,
          pageSize: diaryPageSize,
          ...(agentId !== null && { agentId }),
          ...(kind !== null && { kind }),
          ...(state !== null && { state }),
          ...(from !== null && { from }),
          ...(to !== null && { to }),
        },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
}

export function resultsQuery(agentId: string | null, days: number) {
  return queryOptions({
    queryKey: agentKeys.results(agentId, days),
    queryFn: async ({ signal }) =>
      await call(getAgentResults, { days, ...(agentId !== null && { agentId }) }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
}

function refresh(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: agentKeys.all });
}

const settled = {
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _input: unknown,
    _result: unknown,
    { client }: { client: QueryClient },
  ) => refresh(client),
};

/** What came back is shown at once; everything else of agents is asked for again. */
function remember(client: QueryClient, agent: AgentDetail): void {
  client.setQueryData(agentQuery(agent.agentId).queryKey, agent);
}

/** The form shows why it was refused. */
export const createMutation = mutationOptions({
  mutationFn: (input: Sent<typeof createAgent>) => call(createAgent, input, { quiet: true }),
  onSuccess: (agent, _input, _result, { client }) => remember(client, agent),
  ...settled,
});

export const saveSlipMutation = mutationOptions({
  mutationFn: (input: Sent<typeof saveSlip>) => call(saveSlip, input, { quiet: true }),
  onSuccess: (agent, _input, _result, { client }) => {
    notify('success', `许可单已更新为第 ${agent.slipVersion} 版，立即生效`);
    remember(client, agent);
  },
  ...settled,
});

const standingCalls = { pause: pauseAgent, resume: resumeAgent, end: endAgent, run: runAgent } as const;
const standingWords = {
  pause: '已暂停，从现在起它什么都不做',
  resume: '已恢复工作',
  end: '已结束，日记保留',
  run: '已开始，有结果会显示在这里',
} as const;
export type StandingAct = keyof typeof standingCalls;

/** Pauses, resumes, ends an agent, or has it look now. */
export const standingMutation = mutationOptions({
  mutationFn: ({ act, agentId }: { readonly act: StandingAct; readonly agentId: string }) =>
    call(standingCalls[act], { agentId }),
  onSuccess: (agent, { act }, _result, { client }) => {
    notify('success', standingWords[act]);
    remember(client, agent);
  },
  ...settled,
});

export const pauseAllMutation = mutationOptions({
  mutationFn: () => call(pauseAllAgents, {}),
  onSuccess: () => notify('success', '您的智能体已全部暂停'),
  ...settled,
});

export const tellMutation = mutationOptions({
  mutationFn: (input: Sent<typeof tellAgent>) => call(tellAgent, input),
  onSuccess: (agent, _input, _result, { client }) => remember(client, agent),
  ...settled,
});

export const approveMutation = mutationOptions({
  mutationFn: (acts: Sent<typeof approveActs>['acts']) => call(approveActs, { acts }),
  ...settled,
});

export const declineMutation = mutationOptions({
  mutationFn: (input: Sent<typeof declineActs>) => call(declineActs, input),
  ...settled,
});

export const settlePreparedMutation = mutationOptions({
  mutationFn: (input: Sent<typeof settlePrepared>) => call(settlePrepared, input),
  ...settled,
});

export const undoMutation = mutationOptions({
  mutationFn: (actId: string) => call(undoAct, { actId }),
  onSuccess: () => notify('success', '已撤销'),
  ...settled,
});

export const verdictMutation = mutationOptions({
  mutationFn: (input: Sent<typeof giveVerdict>) => call(giveVerdict, input),
  ...settled,
});

export const receptionQuery = queryOptions({
  queryKey: agentKeys.reception,
  queryFn: async ({ signal }) => await call(getAgentReception, {}, { signal, quiet: true }),
});

export const saveReceptionMutation = mutationOptions({
  mutationFn: (refuses: boolean) => call(saveAgentReception, { refuses }),
  onSuccess: (reception, _refuses, _result, { client }) => {
    client.setQueryData(receptionQuery.queryKey, reception);
    notify('success', reception.refuses ? '不再接收智能体的消息' : '已恢复接收智能体的消息');
  },
});
