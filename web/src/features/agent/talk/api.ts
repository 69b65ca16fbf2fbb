import { getAgentTalk, sayToAgent, stopAgentTalk, type Talk, type TalkMessage } from '@pinjian/contract/agent-talk.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { agentKeys } from '../keys.ts';

/** How often an answer that is being given is asked for, where no socket gets through. */
const askAgainMs = 3000;

/** What was said with one agent: its newest messages, and those before them that were asked for. */
export function talkQuery(agentId: string) {
  return queryOptions({
    queryKey: agentKeys.talk(agentId),
    queryFn: async ({ client, signal }) => {
      const now = await call(getAgentTalk, { agentId }, { signal, quiet: true });
      return grown(client.getQueryData<Talk>(agentKeys.talk(agentId)), now);
    },
    refetchInterval: ({ state }) => (isAnswering(state.data) ? askAgainMs : false),
  });
}

/** Brings what was said before a place in a talk, in front of what is shown. */
export const earlierMutation = mutationOptions({
  mutationFn: (from: { readonly agentId: string; readonly before: number }) => call(getAgentTalk, from),
  onSuccess: ({ messages, hasEarlier }, { agentId, before }, _result, { client }) => {
    client.setQueryData(talkQuery(agentId).queryKey, (talk) =>
      talk === undefined || talk.messages[0]?.seq !== before
        ? talk
        : { ...talk, messages: [...messages, ...talk.messages], hasEarlier },
    );
  },
});

export function isAnswering(talk: Pick<Talk, 'messages'> | undefined): boolean {
  return talk?.messages.at(-1)?.state === 'answering';
}

const isBehind = (now: TalkMessage, known: TalkMessage): boolean =>
  now.state === 'answering' && known.state !== 'answering';

/** The newest messages, behind all that was shown before them; only where some between are missing, that begins anew. */
export function grown(before: Talk | undefined, now: Talk): Talk {
  const first = now.messages[0]?.seq;
  if (before === undefined || first === undefined) return now;
  const known = new Map(before.messages.map((each) => [each.messageId, each]));
  const messages = now.messages.map((each) => {
    const shown = known.get(each.messageId);
    return shown !== undefined && isBehind(each, shown) ? shown : each;
  });
  const meets = (before.messages.at(-1)?.seq ?? 0) >= first - 1;
  const earlier = meets ? before.messages.filter(({ seq }) => seq < first) : [];
  if (earlier.length === 0) return { ...now, messages };
  return { ...now, messages: [...earlier, ...messages], hasEarlier: before.hasEarlier };
}

/** Whether messages before this one were said elsewhere, and are not here yet. */
export function isGapBefore(talk: Talk, message: TalkMessage): boolean {
  return message.seq > (talk.messages.at(-1)?.seq ?? 0) + 1;
}

/** A message as it is now: in its place, or at the end. An older state of it changes nothing. */
export function withMessage(talk: Talk, message: TalkMessage): Talk {
  const known = talk.messages.find(({ messageId }) => messageId === message.messageId);
  if (known === undefined)
    return (talk.messages.at(-1)?.seq ?? 0) < message.seq ? { ...talk, messages: [...talk.messages, message] } : talk;
  if (isBehind(message, known)) return talk;
  return { ...talk, messages: talk.messages.map((each) => (each === known ? message : each)) };
}

function remember(client: QueryClient, agentId: string, talk: Talk): void {
  client.setQueryData(talkQuery(agentId).queryKey, (before) => grown(before, talk));
}

export const sayMutation = mutationOptions({
  mutationFn: (input: Sent<typeof sayToAgent>) => call(sayToAgent, input),
  onSuccess: (talk, { agentId }, _result, { client }) => remember(client, agentId, talk),
});

export const stopMutation = mutationOptions({
  mutationFn: (agentId: string) => call(stopAgentTalk, { agentId }),
  onSuccess: (talk, agentId, _result, { client }) => remember(client, agentId, talk),
});
