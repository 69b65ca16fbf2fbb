import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { outsideSendsQuery } from '../preference/api.ts';
import { channelWords, stateWords } from '../preference/model.ts';
import styles from './notification-settings.module.css';

/** What was sent by text message and mail, and what became of it. */
export function OutsideSends() {
  const now = useNow();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(outsideSendsQuery);
  const sends = data?.pages.flatMap((page) => page.records);
  if (sends === undefined) {
    if (error === null) return <LineSkeletons count={3} />;
    return <ErrorState error={error} onRetry={() => void refetch()} title="发送记录没有加载出来" />;
  }
  if (sends.length === 0) return <EmptyState title="还没有发送过短信或邮件" />;
  return (
    <>
      {sends.some(({ state }) => state === 'unsure') && (
        <p className={styles.hint}>“待确认”表示发送时连接中断，可能已经送达；为避免重复打扰，不会自动重发。</p>
      )}
      <ul>
        {sends.map(({ id, title, channel, state, createdAt }) => (
          <li key={id} className={styles.row}>
            <div className={styles.what}>
              <p className={styles.name}>{title}</p>
              <p className={styles.text}>
                {channelWords[channel]} · <time dateTime={createdAt}>{messageTime(createdAt, now)}</time>
              </p>
            </div>
            <StatusTag tone={stateWords[state].tone}>{stateWords[state].text}</StatusTag>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <p className={styles.more}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            查看更多
          </Button>
        </p>
      )}
    </>
  );
}
