import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { useSession } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { personalDataQuery } from './api.ts';
import { ExportRow } from './export-row.tsx';
import styles from './personal-data.module.css';

const DeletionDialog = lazy(async () => ({ default: (await import('./deletion-dialog.tsx')).DeletionDialog }));

/** 我的数据: taken along, and the end of the account. `onLeaving` is called once its deletion was asked for. */
export function PersonalDataSection({ onLeaving }: { readonly onLeaving: () => Promise<void> }) {
  const { data, error, refetch } = useQuery(personalDataQuery);
  const phone = useSession((state) => state.user?.phone ?? '');
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const failed = data === undefined && error !== null;
  return (
    <Section title="我的数据">
      {failed && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !failed && <LineSkeletons count={2} />}
      {data !== undefined && (
        <div className={styles.list}>
          <ExportRow data={data} />
          <div className={styles.row}>
            <div className={styles.what}>
              <p className={styles.name}>注销账号</p>
              <p className={styles.facts}>删除账号和全部个人资料，七天内可以撤销</p>
            </div>
            <Button danger onClick={() => setDialog('open')}>
              注销账号
            </Button>
          </div>
        </div>
      )}
      {data !== undefined && dialog !== 'never' && (
        <Suspense fallback={null}>
          <DeletionDialog
            data={data}
            phone={phone}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onAsked={onLeaving}
          />
        </Suspense>
      )}
    </Section>
  );
}
