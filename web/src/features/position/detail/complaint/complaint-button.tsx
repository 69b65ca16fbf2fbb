import { lazy, Suspense, useState } from 'react';
import styles from '../position-detail.module.css';

/** Loaded by whoever finds something wrong. */
const ComplaintDialog = lazy(async () => ({ default: (await import('./complaint-dialog.tsx')).ComplaintDialog }));

interface ComplaintButtonProps {
  readonly positionId: string;
  readonly title: string;
}

/** 举报: tells the platform that something is wrong with a position. */
export function ComplaintButton({ positionId, title }: ComplaintButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.complain} onClick={() => setOpen(true)}>
        举报职位
      </button>
      {open && (
        <Suspense>
          <ComplaintDialog positionId={positionId} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
