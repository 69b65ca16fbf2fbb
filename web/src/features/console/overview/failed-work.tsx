import type { FailedWork } from '@pinjian/contract/console.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { failedPageSize, failedWorkQuery, retryWork } from '../api.ts';
import { consoleKeys } from '../keys.ts';
import styles from './overview.module.css';

function Work({ work, now }: { readonly work: FailedWork; readonly now: number }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryWork(work.workId),
    onSuccess: () => notify('success', '已重新开始，请稍后查看结果'),
    // Whatever came of it: what the list shows is out of date.
    onSettled: () => client.invalidateQueries({ queryKey: consoleKeys.all }),
  });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          <StatusTag>{work.kind === 'task' ? '任务' : '事件'}</StatusTag>
          <code className={styles.code}>{work.name}</code>
        </p>
        <p className={styles.facts}>
          {messageTime(work.failedAt, now)} 失败，共尝试 {work.attempts} 次
        </p>
        {work.error !== '' && <p className={styles.error}>{work.error}</p>}
      </div>
      <Button loading={retry.isPending} onClick={() => retry.mutate()} aria-label={`重试 ${work.name}`}>
        重试
      </Button>
    </li>
  );
}

/** 没有完成的后台任务: what failed as often as it is repeated, and can be tried again. */
export function FailedWorkSection() {
  const [current, setCurrent] = useState(1);
  const { data, error, refetch } = useQuery(failedWorkQuery(current));
  const now = useNow();
  // The last one of the last page is on its way again.
  if (data?.records.length === 0 && current > 1) setCurrent(1);
  return (
    <Section
      title="没有完成的后台任务"
      text="多次重试后仍然失败的任务和事件。排除原因后可以重试；任务保留 7 天，事件会一直保留。"
    >
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="后台任务没有加载出来" />
      ) : data === undefined ? (
        <LineSkeletons count={3} />
      ) : data.total === 0 ? (
        <EmptyState title="后台任务都已完成" text="多次重试仍然失败的任务会出现在这里。" />
      ) : (
        <ul className={styles.list}>
          {data.records.map((work) => (
            <Work key={work.workId} work={work} now={now} />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <Pages current={current} pageSize={failedPageSize} total={data.total} onChange={setCurrent} />
      )}
    </Section>
  );
}
