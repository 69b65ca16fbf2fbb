import type { Message } from '@pinjian/contract/message.ts';
import { targetOf } from './target/rules.ts';
import type { MessageRow } from './queries.ts';

/** A message as its reader sees it. */
export function messageView(row: MessageRow): Message {
  const target = targetOf(row.meta);
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    messageType: row.message_type,
    isRead: row.read_at === null ? '0' : '1',
    createTime: row.created_at.toISOString(),
    meta: target === undefined ? row.meta : { ...row.meta, target },
  };
}
