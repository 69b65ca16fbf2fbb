import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { wishesQuery } from './api.ts';
import { wishText } from './model.ts';
import styles from './wish.module.css';

const WishEditor = lazy(async () => ({ default: (await import('./wish-editor.tsx')).WishEditor }));

/** What the seeker looks for, a chip for each wish, above the positions. Its place is the same whatever it holds. */
export function WishBar() {
  const { data: wishes, error, refetch } = useQuery(wishesQuery);
  const [editing, setEditing] = useState(false);
  const [wanted, setWanted] = useState(false);
  const edit = () => {
    setWanted(true);
    setEditing(true);
  };
  return (
    <div className={styles.bar} role="group" aria-label="求职意向">
      {error === null && (
        <span className={styles.label} aria-hidden="true">
          求职意向
        </span>
      )}
      {wishes === undefined ? (
        error !== null && (
          <>
            <span className={styles.none}>求职意向没有加载出来</span>
            <button type="button" className={styles.open} onClick={() => void refetch()}>
              重试
            </button>
          </>
        )
      ) : wishes.content.wishes.length === 0 ? (
        <button type="button" className={styles.open} onClick={edit}>
          填写求职意向
        </button>
      ) : (
        <>
          <div className={styles.chips}>
            {wishes.content.wishes.map((wish) => (
              <button key={JSON.stringify(wish)} type="button" className={styles.chip} onClick={edit}>
                {wishText(wish, wishes.cities)}
              </button>
            ))}
          </div>
          <button type="button" className={styles.open} onClick={edit} aria-label="编辑求职意向">
            编辑
          </button>
        </>
      )}
      {wanted && wishes !== undefined && (
        <Suspense fallback={null}>
          <WishEditor wishes={wishes} open={editing} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
