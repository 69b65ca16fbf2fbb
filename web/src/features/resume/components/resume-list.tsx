import { useQuery } from '@tanstack/react-query';
import { maxResumes, resumeErrors, type ResumeCard as Card } from '@pinjian/contract/resume.ts';
import { Suspense, lazy, useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { resumesQuery } from '../api.ts';
import { UploadCard } from '../upload/components/upload-card.tsx';
import { ResumeCard } from './resume-card.tsx';
import { ReturnNotice } from '../returning/return-notice.tsx';
import styles from './resume-list.module.css';

const PreviewDrawer = lazy(async () => ({ default: (await import('./preview-drawer.tsx')).PreviewDrawer }));

/** A person's resumes and the ways to a new one. */
export function ResumeList() {
  const { data, error, refetch } = useQuery(resumesQuery);
  const now = useNow();
  const [reading, setReading] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<Card | null>(null);
  const all = data?.records ?? [];
  // The one whose reading the card beside the list shows is not shown twice.
  const cards = all.filter((card) => card.resumeId !== reading);
  const full = all.length >= maxResumes ? resumeErrors.tooManyResumes.message : null;
  const isEmpty = data !== undefined && cards.length === 0;
  if (data === undefined && error === null) {
    return (
      <>
        <ReturnNotice />
        <CardSkeletons count={2} />
      </>
    );
  }
  return (
    <>
      <ReturnNotice />
      <div className={isEmpty ? `${styles.columns} ${styles.first}` : styles.columns}>
        <div className={styles.list}>
          {data === undefined && <ErrorState error={error} onRetry={() => void refetch()} title="简历没有加载出来" />}
          {isEmpty && (
            <EmptyState
              title="还没有简历"
              text="上传一份简历文件，我们会读出内容供您核对；也可以从空白开始写。有了简历，看中的职位就能一键投递。"
            />
          )}
          {cards.map((card) => (
            <ResumeCard key={card.resumeId} card={card} now={now} onPreview={setPreviewed} />
          ))}
        </div>
        <aside className={styles.aside}>
          <UploadCard full={full} onReading={setReading} />
        </aside>
        {previewed !== null && (
          <Suspense fallback={null}>
            <PreviewDrawer
              resumeId={previewed.resumeId}
              name={previewed.name}
              title={previewed.title}
              template={previewed.template}
              style={previewed.printStyle}
              onClose={() => setPreviewed(null)}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
