import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { DocumentPicture } from '../queue/document-picture.tsx';
import styles from '../queue/queue.module.css';
import { pictureQuery } from './api.ts';

interface PictureProps {
  readonly checkId: string;
  /** Until it is decided. */
  readonly hasPicture: boolean;
  readonly alt: string;
}

/** The picture of a document, for who says that they want to see it: that they did is written down. */
export function Picture({ checkId, hasPicture, alt }: PictureProps) {
  const [wanted, setWanted] = useState(false);
  const { data: url, error, isFetching, refetch } = useQuery(pictureQuery(checkId, wanted && hasPicture));
  const place = useRef<HTMLDivElement>(null);
  const isShown = url !== undefined;
  // The button that had the focus is gone: from here Enter leads to the decision, as from anywhere in the room.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isShown]);

  if (!hasPicture) return <p className={styles.muted}>决定之后，证件照片不再显示。</p>;
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
        查看证件照片
      </Button>
      <p className={styles.muted}>查看会留下操作记录。</p>
    </div>
  );
}
