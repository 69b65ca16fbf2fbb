import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { Suspense, lazy, useMemo } from 'react';
import { useMedia, wide } from '#lib/media.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { downloadMutation, printedQuery } from '../api.ts';
import styles from './preview.module.css';

const PdfPages = lazy(async () => ({ default: (await import('../file/components/pdf-pages.tsx')).PdfPages }));

interface PreviewDrawerProps {
  readonly resumeId: string;
  readonly title: string;
  readonly onClose: () => void;
}

function Paper() {
  return <div className={styles.paper} role="status" aria-label="正在生成预览" />;
}

/** The resume as a PDF, just as it is downloaded. */
export function PreviewDrawer({ resumeId, title, onClose }: PreviewDrawerProps) {
  const isWide = useMedia(wide);
  const { data, error, refetch } = useQuery(printedQuery(resumeId));
  const download = useMutation(downloadMutation);
  const source = useMemo(() => (data === undefined ? null : { data }), [data]);
  return (
    <Drawer
      open
      title={`预览：${title}`}
      size={isWide ? 720 : '100%'}
      onClose={onClose}
      styles={{ body: { display: 'flex', flexDirection: 'column', padding: 0 } }}
      extra={
        <Button type="primary" loading={download.isPending} onClick={() => download.mutate(resumeId)}>
          下载 PDF
        </Button>
      }
    >
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} title="预览没有生成" />}
      {error === null && source === null && <Paper />}
      {source !== null && (
        <Suspense fallback={<Paper />}>
          <PdfPages source={source} onRetry={() => void refetch()} />
        </Suspense>
      )}
    </Drawer>
  );
}
