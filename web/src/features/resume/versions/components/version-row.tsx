import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { versionQuery } from '../../api.ts';
import { changesSince } from '../model.ts';
import styles from './versions.module.css';

/** One version in the list. */
export interface Earlier {
  readonly versionId: string;
  readonly savedAt: string;
  readonly completeness: number;
}

interface VersionRowProps {
  readonly resumeId: string;
  readonly earlier: Earlier;
  readonly present: ResumeContent;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onPreview: () => void;
  readonly onRestore: () => Promise<boolean>;
}

function Changes({ resumeId, earlier, present }: Pick<VersionRowProps, 'resumeId' | 'earlier' | 'present'>) {
  const { data, error, refetch } = useQuery(versionQuery(resumeId, earlier.versionId));
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} title="这个版本没有加载出来" />;
  if (data === undefined) return <div className={styles.waiting} role="status" aria-label="正在比较" />;
  const changes = changesSince(data.content, present);
  return (
    <>
      <p className={styles.caption}>{changes.length === 0 ? '与现在的内容相同' : '从这个版本到现在'}</p>
      <dl className={styles.changes}>
        {changes.map(({ section, lines }) => (
          <div key={section} className={styles.change}>
            <dt>{section}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}

/** One version: its time, and opened, what was changed since and what can be done with it. */
export function VersionRow({ resumeId, earlier, present, isOpen, onOpen, onPreview, onRestore }: VersionRowProps) {
  const now = useNow();
  const [busy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    // Where it worked the drawer is gone with this row.
    if (!(await onRestore())) setBusy(false);
  }

  return (
    <li className={styles.row}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onOpen}>
        <span className="figures">{messageTime(earlier.savedAt, now)}</span>
        <span className={`${styles.percent} figures`}>完整度 {earlier.completeness}%</span>
      </button>
      {isOpen && (
        <div className={styles.body}>
          <Changes resumeId={resumeId} earlier={earlier} present={present} />
          <div className={styles.actions}>
            <Button onClick={onPreview}>预览</Button>
            <Button type="primary" loading={busy} onClick={() => void restore()}>
              恢复到这个版本
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
