import { useMutation, useQuery } from '@tanstack/react-query';
import { Browse, type Beside } from '../browse/browse.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { clearViewedMutation, viewedQuery } from './api.ts';
import styles from './jobs.module.css';

/** 最近看过: what the seeker opened, the last first, for themselves alone. */
export function Viewed({ base, beside }: { readonly base: string; readonly beside: Beside }) {
  const { data, error, refetch } = useQuery(viewedQuery);
  const clear = useMutation(clearViewedMutation);
  if (data === undefined)
    return error === null ? (
      <CardSkeletons count={5} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="看过的职位没有加载出来" />
    );
  const { records, notes } = data;
  const text = notes ? '保留 30 天、最多 50 个，只有您自己看得到。' : '您关闭了个性化推荐，现在打开职位不会再记录。';
  if (records.length === 0) return <EmptyState title="还没有看过的职位" text={text} />;
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <p className={styles.muted}>{text}</p>
        <button type="button" className={styles.link} disabled={clear.isPending} onClick={() => clear.mutate()}>
          清空
        </button>
      </div>
      <Browse positions={records.map(({ position }) => position)} base={base} beside={beside} />
    </div>
  );
}
