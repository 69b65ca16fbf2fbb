import { useQuery } from '@tanstack/react-query';
import type { ResumeDetail } from '@pinjian/contract/resume.ts';
import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { resumeQuery } from '../../api.ts';
import { isReading, resumePaths } from '../../model.ts';
import { Reading } from '../../upload/components/reading.tsx';
import styles from './screen.module.css';

interface ResumeLoaderProps {
  readonly resumeId: string;
  readonly title: string;
  /** The resume once its file was read, and how to ask for it again (its file's address runs out). */
  readonly children: (resume: ResumeDetail, reload: () => void) => ReactNode;
}

/** Brings a resume to its page: while it loads, while its file is read, when it is gone. */
export function ResumeLoader({ resumeId, title, children }: ResumeLoaderProps) {
  const { data, error, refetch } = useQuery(resumeQuery(resumeId));
  const navigate = useNavigate();
  const reload = useCallback(() => void refetch(), [refetch]);
  const leave = useCallback(() => void navigate(resumePaths.list), [navigate]);
  if (data !== undefined && !isReading(data)) return children(data, reload);

  return (
    <div className={styles.narrow}>
      <PageHeader title={title} back={{ to: resumePaths.list, label: '我的简历' }} />
      {error !== null && (
        <ErrorState
          error={error}
          onRetry={reload}
          title="简历没有加载出来"
          gone={{
            title: '这份简历不存在或已被删除',
            text: '它可能在别处被删除了，其他简历不受影响。',
            to: resumePaths.list,
            label: '查看我的简历',
          }}
        />
      )}
      {error === null && data === undefined && <CardSkeletons count={3} />}
      {error === null && data !== undefined && (
        <Reading resumeId={resumeId} name={data.sourceFile?.name ?? data.title} onDone={reload} onGone={leave} />
      )}
    </div>
  );
}
