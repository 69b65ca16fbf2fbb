import type { Conversation, ConversationMessage } from '@pinjian/contract/application-conversation.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { conversationMessagesQuery, markRead, messagesOf } from './api.ts';
import { ComplainSheet } from './complain-sheet.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import styles from './conversation.module.css';
import { MessageBubble } from './message-bubble.tsx';
import { dayText, daysOf, spokenText } from './model.ts';
import { keepDraft, readDraft, useOutbox } from './outbox.ts';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useComposed } from './use-composed.ts';
import { useLogScroll } from './use-log-scroll.ts';

/** Says how far one has read, whenever something newer is shown on a page that is looked at. */
function useReading({ applicationId, unread }: Conversation, newest: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (newest === 0 || unread === 0) return undefined;
    const read = () => {
      if (!document.hidden) void markRead(client, applicationId, newest);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [client, applicationId, newest, unread]);
}

/** The messages, day by day, the newest at the end; what has not arrived stands behind them. */
export function MessageLog({ conversation }: { readonly conversation: Conversation }) {
  const { applicationId } = conversation;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    conversationMessagesQuery(applicationId),
  );
  const unsent = useOutbox(({ unsent: all }) => all).filter((each) => each.applicationId === applicationId);
  const [complained, setComplained] = useState<ConversationMessage | null>(null);
  const now = useNow();
  const edit = useComposed((state) => state.edit);
  const messages = messagesOf(data);
  const newest = messages.at(-1);
  const heard = messages.findLast(({ side }) => side !== conversation.side);
  const { log, hasNewer, onScroll, jump } = useLogScroll({
    first: messages[0]?.place ?? 0,
    last: `${newest?.place ?? 0} ${unsent.at(-1)?.key ?? ''}`,
  });
  useReading(conversation, newest?.place ?? 0);

  function editAgain(words: string) {
    const typed = readDraft(applicationId);
    const next = typed === '' ? words : `${words}\n${typed}`;
    keepDraft(applicationId, next);
    edit(applicationId, next);
  }

  if (data === undefined && error === null) return <ConversationSkeleton />;
  if (data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} title="消息没有加载出来" />;
  return (
    <>
      <section
        ref={log}
        className={styles.log}
        onScroll={onScroll}
        aria-label="消息"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
        tabIndex={0}
      >
        {hasNextPage && (
          <div className={styles.older}>
            <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              更早的消息
            </Button>
          </div>
        )}
        {messages.length === 0 && unsent.length === 0 && (
          <p className={styles.empty}>还没有消息，先打个招呼吧。请勿向对方付款或提供验证码。</p>
        )}
        {daysOf(messages).map(({ day, messages: own }) => (
          <section key={day} aria-label={day}>
            <h3 className={styles.divider}>{dayText(day, now)}</h3>
            <ol className={styles.day}>
              {own.map((message) => (
                <MessageBubble
                  key={message.place}
                  message={message}
                  conversation={conversation}
                  now={now}
                  onComplain={setComplained}
                />
              ))}
            </ol>
          </section>
        ))}
        {unsent.length > 0 && (
          <ol className={styles.day} aria-label="还没有送达">
            {unsent.map((each) => (
              <UnsentBubble key={each.key} unsent={each} onEdit={editAgain} />
            ))}
          </ol>
        )}
      </section>
      <p className="visually-hidden" aria-live="polite">
        {heard === undefined ? '' : spokenText(heard, conversation)}
      </p>
      {hasNewer && (
        <div style={{ position: 'relative' }}>
          <Button className={styles.jump ?? ''} size="small" shape="round" onClick={jump}>
            最新消息 ↓
          </Button>
        </div>
      )}
      <ComplainSheet applicationId={applicationId} message={complained} onClose={() => setComplained(null)} />
    </>
  );
}
