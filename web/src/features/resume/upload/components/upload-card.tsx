import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { createMutation } from '../../api.ts';
import { resumePaths } from '../../model.ts';
import { useReturnPath } from '../../returning/use-return-path.ts';
import { sentText } from '../model.ts';
import { DropZone } from './drop-zone.tsx';
import { Reading } from './reading.tsx';
import { UploadProgress } from './upload-progress.tsx';
import styles from './upload.module.css';
import { useUpload } from './use-upload.ts';

interface UploadCardProps {
  /** Why there can be no more resumes; null while there can. */
  readonly full: string | null;
  /** Told which resume this card shows the reading of. */
  readonly onReading: (resumeId: string | null) => void;
}

/** The two ways to a resume: a file that is read, or an empty one. */
export function UploadCard({ full, onReading }: UploadCardProps) {
  const navigate = useNavigate();
  const { keep } = useReturnPath();
  const { stage, take, cancel, clear } = useUpload();
  const create = useMutation(createMutation);
  const isUnderWay = stage.kind === 'sending' || stage.kind === 'reading';
  const resumeId = stage.kind === 'reading' ? stage.resumeId : null;
  const openForm = useCallback(() => {
    if (resumeId !== null) void navigate(keep(resumePaths.firstEdit(resumeId)));
  }, [navigate, keep, resumeId]);

  useEffect(() => onReading(resumeId), [onReading, resumeId]);

  function write() {
    create.mutate(undefined, { onSuccess: (created) => void navigate(keep(resumePaths.edit(created.resumeId))) });
  }

  return (
    <section className={styles.card} aria-label="添加简历">
      {/* It keeps its place while a file is on its way: nothing around it moves when it goes, or comes back. */}
      <div className={isUnderWay ? `${styles.ways} ${styles.away}` : styles.ways} inert={isUnderWay}>
        <DropZone disabled={full !== null || isUnderWay} onFile={take} note={full ?? undefined} />
        {stage.kind === 'refused' && (
          <div className={styles.refused} role="alert">
            <p className={styles.file}>{stage.name}</p>
            <p>{stage.message}</p>
          </div>
        )}
        <div className={styles.or}>
          <span>没有现成的文件？</span>
          <Button
            type="link"
            className={styles.write}
            disabled={full !== null}
            loading={create.isPending}
            onClick={write}
          >
            新建一份空白简历
          </Button>
        </div>
      </div>
      {stage.kind === 'sending' && (
        <UploadProgress
          name={stage.name}
          text={stage.share < 1 ? `正在上传 ${sentText(stage)}` : '已上传，正在检查文件'}
          share={stage.share}
          cancelling={false}
          onCancel={cancel}
        />
      )}
      {stage.kind === 'reading' && (
        <Reading key={stage.resumeId} resumeId={stage.resumeId} name={stage.name} onDone={openForm} onGone={clear} />
      )}
    </section>
  );
}
