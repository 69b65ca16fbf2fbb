import { uploadFile } from '@pinjian/contract/account-file.ts';
import {
  addQuickReply,
  answerContact,
  askContact,
  complainOfMessage,
  getConversation,
  listConversationMessages,
  listQuickReplies,
  readConversation,
  removeQuickReply,
  sendConversationMessage,
  withdrawConversationMessage,
  type Conversation,
  type ConversationMessage,
} from '@pinjian/contract/application-conversation.ts';
import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { heldNow, refreshWallet } from '../cost/api.ts';
import { call } from '#lib/client.ts';
import { logWarning } from '#lib/log.ts';
import { notify } from '#lib/notice.ts';
import { applicationKeys } from '../keys.ts';

type Page = Answer<typeof listConversationMessages>;
type Pages = InfiniteData<Page>;

/** Addresses of files work for ten minutes: while a conversation is looked at they are asked for again before that. */
const freshMs = 8 * 60_000;

/** A conversation without its messages. */
export function conversationQuery(applicationId: string) {
  return queryOptions({
    queryKey: applicationKeys.conversation(applicationId),
    queryFn: ({ signal }) => call(getConversation, { applicationId }, { signal, quiet: true }),
  });
}

/** Its messages, page by page backwards; the first page is the newest. */
export function conversationMessagesQuery(applicationId: string) {
  return infiniteQueryOptions({
    queryKey: applicationKeys.conversationMessages(applicationId),
    queryFn: ({ signal, pageParam }) =>
      call(
        listConversationMessages,
        { applicationId, ...(pageParam === null ? {} : { before: pageParam }) },
        { signal, quiet: true },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ hasOlder, messages }) => (hasOlder ? messages[0]?.place : undefined),
    refetchInterval: freshMs,
  });
}

export const quickRepliesQuery = queryOptions({
  queryKey: applicationKeys.quickReplies,
  queryFn: ({ signal }) => call(listQuickReplies, {}, { signal, quiet: true }),
});

/** All that has come of a conversation, the oldest first, each once: a message may have come by two ways. */
export function messagesOf(data: Pages | undefined): ConversationMessage[] {
  const byPlace = new Map<number, ConversationMessage>();
  for (const page of data?.pages ?? []) for (const each of page.messages) byPlace.set(each.place, each);
  return [...byPlace.values()].toSorted((a, b) => a.place - b.place);
}

/** Puts a message that the server answered where it is shown. */
export function showMessage(client: QueryClient, applicationId: string, message: ConversationMessage): void {
  client.setQueryData<Pages>(applicationKeys.conversationMessages(applicationId), (data) => {
    const [newest, ...older] = data?.pages ?? [];
    if (data === undefined || newest === undefined) return data;
    const isThere = data.pages.some((page) => page.messages.some(({ place }) => place === message.place));
    const pages = isThere
      ? data.pages.map((page) => ({
          ...page,
          messages: page.messages.map((each) => (each.place === message.place ? message : each)),
        }))
      : [{ ...newest, messages: [...newest.messages, message] }, ...older];
    return { ...data, pages };
  });
}

/** Uploads what is to be sent. */
export function sendFile(file: File): Promise<Answer<typeof uploadFile>> {
  return call(uploadFile, { file }, { quiet: true });
}

/** Sends; who sends the same key again has sent one message. */
export function send(input: Sent<typeof sendConversationMessage>): Promise<ConversationMessage> {
  return call(sendConversationMessage, input, { quiet: true });
}

/** Says how far one has read. That it did not arrive is told at the next message. */
export async function markRead(client: QueryClient, applicationId: string, place: number): Promise<void> {
  try {
    await call(readConversation, { applicationId, place }, { quiet: true });
  } catch (error) {
    logWarning('a conversation was not marked read', error);
    return;
  }
  client.setQueryData<Conversation>(applicationKeys.conversation(applicationId), (before) =>
    before === undefined ? before : { ...before, unread: 0 },
  );
}

export const withdrawMessageMutation = mutationOptions({
  mutationFn: (input: Sent<typeof withdrawConversationMessage>) => call(withdrawConversationMessage, input),
  onSuccess: (message, { applicationId }, _result, { client }) => showMessage(client, applicationId, message),
});

function showAnswer(client: QueryClient, answer: Conversation): Promise<void> {
  client.setQueryData(applicationKeys.conversation(answer.applicationId), answer);
  return client.invalidateQueries({ queryKey: applicationKeys.conversationMessages(answer.applicationId) });
}

interface Asking {
  readonly applicationId: string;
  /** Whether credits are held for it. */
  readonly costs: boolean;
}

export const askContactMutation = mutationOptions({
  mutationFn: ({ applicationId }: Asking) => call(askContact, { applicationId }),
  onSuccess: async (answer, { costs }, _result, { client }) => {
    if (costs) notify('success', `请求已发出${heldNow(client, 'contact', 1)}`);
    await Promise.all([showAnswer(client, answer), refreshWallet(client)]);
  },
});

export const answerContactMutation = mutationOptions({
  mutationFn: (input: Sent<typeof answerContact>) => call(answerContact, input),
  onSuccess: async (answer, { agree }, _result, { client }) => {
    await Promise.all([showAnswer(client, answer), refreshWallet(client)]);
    // The mask of the resume is gone with it.
    if (agree) await client.invalidateQueries({ queryKey: applicationKeys.talents });
  },
});

export const complainMutation = mutationOptions({
  mutationFn: (input: Sent<typeof complainOfMessage>) => call(complainOfMessage, input),
  onSuccess: () => notify('success', '已收到举报，平台会尽快处理'),
});

export const addReplyMutation = mutationOptions({
  mutationFn: (input: Sent<typeof addQuickReply>) => call(addQuickReply, input),
  onSuccess: async (_answer, _input, _result, { client }) => {
    notify('success', '已保存为常用语');
    await client.invalidateQueries({ queryKey: applicationKeys.quickReplies });
  },
});

export const removeReplyMutation = mutationOptions({
  mutationFn: (input: Sent<typeof removeQuickReply>) => call(removeQuickReply, input),
  onSettled: (_answer, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: applicationKeys.quickReplies }),
});
