import { Button } from 'antd';
import { StatusTag } from '#ui/tag.tsx';
import { findingsOf } from './environment.ts';
import type { Environment } from './environment.ts';
import styles from './preparation.module.css';

interface EnvironmentCheckProps {
  /** undefined while it is being looked at. */
  readonly environment: Environment | undefined;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** What a text interview needs of the place it is held in. */
export function EnvironmentCheck({ environment, busy, onAgain }: EnvironmentCheckProps) {
  return (
    <section className={styles.card} aria-labelledby="environment-title">
      <div className={styles.heading}>
        <h2 id="environment-title" className={styles.title}>
          环境检测
        </h2>
        <Button size="small" onClick={onAgain} loading={busy}>
          重新检测
        </Button>
      </div>
      <p className={styles.text}>文字面试，不需要麦克风和摄像头，只要网络能用。</p>
      <div role="status" aria-live="polite">
        {environment === undefined || busy ? (
          <p className={styles.text}>正在检测…</p>
        ) : (
          <dl className={styles.findings}>
            {findingsOf(environment).map(({ name, verdict, tone, advice }) => (
              <div key={name} className={styles.finding}>
                <dt>{name}</dt>
                <dd>
                  <StatusTag tone={tone}>{verdict}</StatusTag>
                  {advice !== '' && <p className={styles.text}>{advice}</p>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
