import { getAgentBoard, switchAgents } from '@pinjian/contract/console-agent.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { consoleKeys } from '../keys.ts';
import { forgetAll } from '../money/forget-all.ts';

/** What agents do on the whole platform, and which are off. */
export const agentBoardQuery = queryOptions({
  queryKey: consoleKeys.agents,
  queryFn: async ({ signal }) => await call(getAgentBoard, {}, { signal, quiet: true }),
});

export const switchMutation = mutationOptions({
  mutationFn: (input: Sent<typeof switchAgents>) => call(switchAgents, input),
  onSuccess: (board, { off }, _result, { client }) => {
    notify('success', off ? '已停用，立即生效' : '已恢复');
    client.setQueryData(agentBoardQuery.queryKey, board);
  },
  onSettled: (_answer, _error, _input, _result, { client }) => forgetAll(client),
});
