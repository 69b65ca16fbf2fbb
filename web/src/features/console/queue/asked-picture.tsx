import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { DocumentPicture } from './document-picture.tsx';
import { pictureQuery, type ShowPicture } from './picture-query.ts';
import styles from './queue.module.css';

interface AskedPictureProps {
  /** Of the case whose picture it is. */
  readonly id: string;
  readonly show: ShowPicture;
  /** What the button says. */
  readonly label: string;
  readonly alt: string;
}

/** The picture of a document or a licence, for who says that they want to see it: that they did is written down. */
export function AskedPicture({ id, show, label, alt }: AskedPictureProps) {
  const [wanted, setWanted] = useState(false);
  const { data: url, error, isFetching, refetch } = useQuery(pictureQuery(id, wanted, show));
  const place = useRef<HTMLDivElement>(null);
  const isShown = url !== undefined;
  // The button that had the focus is gone: from here Enter leads to the decision, as from anywhere in the room.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isShown]);

  if (isShown) {
    return (
      <div ref={place} tabIndex={-1} className={styles.shown}>
        <DocumentPicture url={url} alt={alt} />
      </div>
    );
  }
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} title="照片没有加载出来" />;
  return (
    <div className={styles.hidden}>
      <Button loading={isFetching} onClick={() => setWanted(true)}>
        {label}
      </Button>
      <p className={styles.muted}>查看会留下操作记录。</p>
    </div>
  );
}
