import { listCompanyMessages, listMessages, markMessagesRead } from '@pinjian/contract/message.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { logWarning } from '#lib/log.ts';
import type { Message, MessageFilter, MessageRole } from './model.ts';

/** Where the real-time channel does not reach, a new message is seen after this long. */
const pollMs = 60_000;

async function loadMessages(
  role: MessageRole,
  filter: MessageFilter,
  signal: AbortSignal,
): Promise<readonly Message[]> {
  // Spec §8: a message load error is stored, nothing is shown.
  const options = { quiet: true, signal };
  if (role === 'employer') return await call(listCompanyMessages, { messageType: filter }, options);
  return await call(listMessages, { messageType: filter === '1' ? '1' : '0' }, options);
}

export const messageKey = ['message'] as const;

/** Messages of one filter tab, newest first. */
export function messagesQuery(role: MessageRole, filter: MessageFilter) {
  return queryOptions({
    queryKey: [...messageKey, role, filter] as const,
    queryFn: ({ signal }) => loadMessages(role, filter, signal),
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
  });
}

/** Marks messages read. Its errors are ignored (spec §8): they stay unread and are marked at the next closing. */
export async function markRead(messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await call(markMessagesRead, { messageIds: [...messageIds] }, { quiet: true }).catch((error: unknown) =>
    logWarning('messages were not marked read', error),
  );
}
