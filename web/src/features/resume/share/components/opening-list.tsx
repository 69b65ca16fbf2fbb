import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { openingsQuery } from '../api.ts';
import styles from './share.module.css';

const pageSize = 10;

/** When a shared resume was opened, on what, and by whom as far as they were signed in. */
export function OpeningList({ resumeId }: { readonly resumeId: string }) {
  const [current, setCurrent] = useState(1);
  const { data, error, refetch } = useQuery(openingsQuery(resumeId, current));
  return (
    <section className={styles.openings} aria-label="打开记录">
      <h3 className={styles.heading}>打开记录</h3>
      <p className={styles.hint}>您自己打开的不算；同一个人半小时内只记一次。</p>
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="打开记录没有加载出来" />
      ) : data === undefined ? (
        <LineSkeletons count={3} />
      ) : data.total === 0 ? (
        <p className={styles.none}>还没有人打开过。</p>
      ) : (
        <>
          <ol className={styles.list}>
            {data.records.map(({ openedAt, device, viewer, downloaded }, index) => (
              <li key={`${openedAt} ${index}`} className={styles.opening}>
                <span>{viewer ?? '未登录的访客'}</span>
                <span className={styles.facts}>
                  {dateTime(openedAt)} · {device}
                  {downloaded && ' · 下载了 PDF'}
                </span>
              </li>
            ))}
          </ol>
          <Pages current={current} pageSize={pageSize} total={data.total} onChange={setCurrent} />
        </>
      )}
    </section>
  );
}
