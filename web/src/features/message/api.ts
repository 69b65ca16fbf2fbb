import { listCompanyMessages, listMessages, markMessagesRead, messagePageSize } from '@pinjian/contract/message.ts';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { logWarning } from '#lib/log.ts';
import { messageKeys } from './keys.ts';
import type { Message, MessageFilter, MessageRole } from './model.ts';

interface Page {
  readonly role: MessageRole;
  readonly filter: MessageFilter;
  /** Id of the oldest message there is already; null for the newest page. */
  readonly before: string | null;
}

async function loadMessages({ role, filter, before }: Page, signal: AbortSignal): Promise<readonly Message[]> {
  // Spec §8: a message load error is stored, nothing is shown.
  const options = { quiet: true, signal };
  const older = before === null ? {} : { before };
  if (role === 'employer') return await call(listCompanyMessages, { messageType: filter, ...older }, options);
  return await call(listMessages, { messageType: filter === '1' ? '1' : '0', ...older }, options);
}

/** Messages of one filter tab, newest first, older ones page by page. */
export function messagesQuery(role: MessageRole, filter: MessageFilter) {
  return infiniteQueryOptions({
    queryKey: messageKeys.list(role, filter),
    queryFn: ({ signal, pageParam }) => loadMessages({ role, filter, before: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < messagePageSize ? undefined : last.at(-1)?.id),
  });
}

/** Marks messages read, as many at a time as a call takes. */
async function markRead(messageIds: readonly string[]): Promise<void> {
  for (let from = 0; from < messageIds.length; from += messagePageSize) {
    const some = messageIds.slice(from, from + messagePageSize);
    // Spec §8: a mark-read error is ignored. They stay unread and are marked at the next closing.
    await call(markMessagesRead, { messageIds: some }, { quiet: true }).catch((error: unknown) =>
      logWarning('messages were not marked read', error),
    );
  }
}

/** What closing the drawer does (spec §4): marks what was unread as read, then loads the newest page again. */
export async function settleMessages(client: QueryClient, unread: readonly string[]): Promise<void> {
  // Older pages were for this visit: whoever opens the drawer again starts from the newest.
  client.setQueriesData<InfiniteData<readonly Message[], string | null>>({ queryKey: messageKeys.lists }, (data) =>
    data === undefined ? data : { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await markRead(unread);
  await client.invalidateQueries({ queryKey: messageKeys.lists });
}
