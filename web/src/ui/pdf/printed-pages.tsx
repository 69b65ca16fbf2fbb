import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, lazy, useMemo } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import styles from './printed-pages.module.css';

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.tsx')).PdfPages }));

function Paper() {
  return <div className={styles.paper} role="status" aria-label="正在生成预览" />;
}

/** A PDF of ours on the screen: while it is made, when it could not be, page by page. */
export function PrintedPages({ printed }: { readonly printed: UseQueryResult<Uint8Array> }) {
  const { data, error, refetch } = printed;
  const source = useMemo(() => (data === undefined ? null : { data }), [data]);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} title="预览没有生成" />;
  if (source === null) return <Paper />;
  return (
    <Suspense fallback={<Paper />}>
      <PdfPages source={source} onRetry={() => void refetch()} />
    </Suspense>
  );
}
