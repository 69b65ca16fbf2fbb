import type { PersonalData } from '@pinjian/contract/account-personal-data.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { useSession } from '#lib/session.ts';
import { personalDataQuery } from './api.ts';
import { exportText, isUnderWay, percentOf } from './model.ts';
import styles from './personal-data.module.css';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

/** 导出我的数据: asked for with a code to the phone, watched while it is made, downloaded. */
export function ExportRow({ data }: { readonly data: PersonalData }) {
  const queryClient = useQueryClient();
  const phone = useSession((state) => state.user?.phone ?? '');
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const { export: wanted, nextExportAt } = data;
  const underWay = isUnderWay(wanted);
  const url = wanted?.state === 'ready' ? wanted.url : null;
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>导出我的数据</p>
        <p className={styles.facts} role="status">
          {exportText(wanted)}
        </p>
        {underWay && wanted !== null && (
          <Progress percent={percentOf(wanted)} size="small" aria-label="导出进度" className={styles.progress} />
        )}
        {!underWay && nextExportAt !== null && url === null && (
          <p className={styles.facts}>{dateTime(nextExportAt)} 之后可以再次导出。</p>
        )}
      </div>
      {url !== null && (
        <Button href={url} download>
          下载
        </Button>
      )}
      {(url === null || nextExportAt === null) && (
        <Button loading={underWay} disabled={!underWay && nextExportAt !== null} onClick={() => setDialog('open')}>
          {underWay ? '正在导出' : url === null ? '导出' : '重新导出'}
        </Button>
      )}
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <ExportDialog
            phone={phone}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onAsked={(answer) => {
              queryClient.setQueryData(personalDataQuery.queryKey, answer);
              setDialog('closed');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
