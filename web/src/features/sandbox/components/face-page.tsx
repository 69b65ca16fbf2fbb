import { useEffect, useRef, useState } from 'react';
import { isAbort } from '#lib/client.ts';
import { goTo } from '#lib/navigation.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { loadRealName, type SandboxRealName } from '../api.ts';
import { RealNameItem } from './real-name-item.tsx';
import styles from './sandbox.module.css';

interface FacePageProps {
  readonly certifyId: string;
  /** Page of ours that a vendor would lead back to. */
  readonly returnPath: string;
}

type Found = { readonly record: SandboxRealName | null } | { readonly error: unknown };

/** In the place of a vendor's page: decides one face check and leads back as the vendor would. */
export function FacePage({ certifyId, returnPath }: FacePageProps) {
  const [found, setFound] = useState<Found | null>(null);
  const lookAgain = useRef<() => void>(undefined);

  useEffect(() => {
    const leaving = new AbortController();
    const look = () =>
      void loadRealName(certifyId, leaving.signal).then(
        (record) => setFound({ record }),
        (error: unknown) => {
          if (!isAbort(error)) setFound({ error });
        },
      );
    lookAgain.current = look;
    look();
    return () => leaving.abort();
  }, [certifyId]);

  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>人脸核验（沙箱）</h1>
        <p className={styles.muted}>真正的核验页面会打开摄像头。这里没有拍摄任何画面，请直接选择结果。</p>
      </div>
      <section className={styles.card} aria-label="核验结果">
        {found === null && <CardSkeletons count={1} />}
        {found !== null && 'error' in found && (
          <ErrorState error={found.error} onRetry={() => lookAgain.current?.()} title="核验没有加载出来" />
        )}
        {found !== null && 'record' in found && found.record === null && (
          <EmptyState
            title="这次核验已经结束"
            text="它已有结果、已超时或不存在。"
            action={
              <LinkButton to={returnPath} primary>
                查看结果
              </LinkButton>
            }
          />
        )}
        {found !== null && 'record' in found && found.record !== null && (
          <ul>
            <RealNameItem realName={found.record} onDecided={() => goTo(returnPath)} />
          </ul>
        )}
      </section>
    </div>
  );
}
