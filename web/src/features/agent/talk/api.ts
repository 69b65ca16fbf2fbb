import { getAgentTalk, sayToAgent, stopAgentTalk, type Talk, type TalkMessage } from '@pinjian/contract/agent-talk.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { agentKeys } from '../keys.ts';

/** How often an answer that is being given is asked for, where no socket gets through. */
const askAgainMs = 3000;

/** What was said with one agent: its newest messages. */
export function talkQuery(agentId: string) {
  return queryOptions({
    queryKey: agentKeys.talk(agentId),
    queryFn: async ({ signal }) => await call(getAgentTalk, { agentId }, { signal, quiet: true }),
    refetchInterval: ({ state }) => (isAnswering(state.data) ? askAgainMs : false),
  });
}

/** What was said before a place in a talk. */
export async function fetchEarlier(agentId: string, before: number): Promise<Talk> {
  return call(getAgentTalk, { agentId, before });
}

export function isAnswering(talk: Pick<Talk, 'messages'> | undefined): boolean {
  return talk?.messages.at(-1)?.state === 'answering';
}

/** A message as it is now: in its place, or at the end. An older state of it changes nothing. */
export function withMessage(talk: Talk, message: TalkMessage): Talk {
  const known = talk.messages.find(({ messageId }) => messageId === message.messageId);
  if (known === undefined)
    return (talk.messages.at(-1)?.seq ?? 0) < message.seq ? { ...talk, messages: [...talk.messages, message] } : talk;
  const isBehind = known.state !== 'answering' && message.state === 'answering';
  if (isBehind) return talk;
  return { ...talk, messages: talk.messages.map((each) => (each === known ? message : each)) };
}

function remember(client: QueryClient, agentId: string, talk: Talk): void {
  client.setQueryData(talkQuery(agentId).queryKey, talk);
}

export const sayMutation = mutationOptions({
  mutationFn: (input: Sent<typeof sayToAgent>) => call(sayToAgent, input),
  onSuccess: (talk, { agentId }, _result, { client }) => remember(client, agentId, talk),
});

export const stopMutation = mutationOptions({
  mutationFn: (agentId: string) => call(stopAgentTalk, { agentId }),
  onSuccess: (talk, agentId, _result, { client }) => remember(client, agentId, talk),
});
