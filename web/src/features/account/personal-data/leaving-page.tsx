import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { notify } from '#lib/notice.ts';
import { WaitArt } from '#ui/art/wait-art.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { personalDataQuery, takeDeletionBack } from './api.ts';
import { ExportRow } from './export-row.tsx';
import { dayText } from './model.ts';
import styles from './personal-data.module.css';

interface LeavingPageProps {
  /** Instant of the erasure. */
  readonly dueAt: string;
  readonly onStay: () => Promise<void>;
  readonly onSignOut: () => void;
}

/** What who asked for deletion finds instead of their pages: when it comes, the way back, and their data to take along. */
export function LeavingPage({ dueAt, onStay, onSignOut }: LeavingPageProps) {
  const { data, error, refetch } = useQuery(personalDataQuery);
  const queryClient = useQueryClient();
  const stay = useMutation({
    mutationFn: takeDeletionBack,
    async onSuccess(answer) {
      queryClient.setQueryData(personalDataQuery.queryKey, answer);
      notify('success', '已撤销注销，账号和资料都保持原样');
      await onStay();
    },
  });
  return (
    <>
      <MessagePage
        art={<WaitArt />}
        title={`账号将于 ${dayText(dueAt)} 注销`}
        text="在此之前，企业看不到您的简历和投递。改变主意的话，撤销后一切照旧；到期后账号和资料会被彻底删除，无法恢复。"
      >
        <Button type="primary" loading={stay.isPending} onClick={() => stay.mutate()}>
          撤销注销
        </Button>
        <Button onClick={onSignOut}>退出登录</Button>
      </MessagePage>
      <section className={styles.aside} aria-label="我的数据">
        {data !== undefined && <ExportRow data={data} />}
        {data === undefined && error === null && <LineSkeletons count={1} />}
        {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      </section>
    </>
  );
}
