import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { DocumentPicture } from '../queue/document-picture.tsx';
import styles from '../queue/queue.module.css';
import { voucherQuery } from './api.ts';

const PdfPages = lazy(async () => ({ default: (await import('#ui/pdf/pdf-pages.tsx')).PdfPages }));

/** The voucher of a transfer, a picture or a PDF, for who says that they want to see it: that they did is written down. */
export function Voucher({ paymentId, who }: { readonly paymentId: string; readonly who: string }) {
  const [wanted, setWanted] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(voucherQuery(paymentId, wanted));
  const source = useMemo(() => (data === undefined ? null : { url: data.url }), [data]);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: from here Enter leads to the decision, as from anywhere in the room.
  useEffect(() => {
    if (source !== null && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [source]);

  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} title="凭证没有加载出来" />;
  if (data === undefined || source === null) {
    return (
      <div className={styles.hidden}>
        <Button loading={isFetching} onClick={() => setWanted(true)}>
          查看转账凭证
        </Button>
        <p className={styles.muted}>查看会留下操作记录。</p>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.shown}>
      {/\.pdf$/i.test(data.name) ? (
        <Suspense fallback={<LineSkeletons count={6} />}>
          <PdfPages source={source} onRetry={() => void refetch()} />
        </Suspense>
      ) : (
        <DocumentPicture url={data.url} alt={`${who}提交的转账凭证`} />
      )}
    </div>
  );
}
