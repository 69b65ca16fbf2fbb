import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { noMessages, type Message } from '../model.ts';
import styles from './message-drawer.module.css';
import { MessageItem } from './message-item.tsx';

interface MessageListProps {
  readonly query: UseInfiniteQueryResult<InfiniteData<readonly Message[]>>;
  /** Where a message leads; null where it leads nowhere. */
  readonly pathOf: (message: Message) => string | null;
  readonly onOpen: (path: string) => void;
}

/** The messages of one tab. Older ones come by themselves as one scrolls down, or by the button at the end. */
export function MessageList({ query, pathOf, onOpen }: MessageListProps) {
  // Spec §8: a load error is stored and nothing of it is shown; the list is then as empty as it was.
  const messages = query.data?.pages.flat() ?? [];
  if (query.isPending) {
    return (
      <div className={styles.loading} role="status" aria-label="消息加载中">
        <CardSkeletons count={3} />
      </div>
    );
  }
  if (messages.length === 0) return <EmptyState title={noMessages} />;
  return (
    <div className={styles.list}>
      <ul>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} path={pathOf(message)} onOpen={onOpen} />
        ))}
      </ul>
      {query.hasNextPage && <OlderMessages query={query} />}
    </div>
  );
}

function OlderMessages({ query }: Pick<MessageListProps, 'query'>) {
  const end = useRef<HTMLDivElement>(null);
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    // After a failure it is the person who asks again.
    if (end.current === null || isFetchingNextPage || isFetchNextPageError) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && void fetchNextPage());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return (
    <div ref={end} className={styles.older}>
      <Button type="text" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        加载更早的消息
      </Button>
    </div>
  );
}
