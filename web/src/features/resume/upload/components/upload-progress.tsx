import { Button } from 'antd';
import type { ParseState } from '@pinjian/contract/resume.ts';
import styles from './upload.module.css';

interface UploadProgressProps {
  readonly name: string;
  /** What is going on, in words: sent bytes, or the stage of reading. */
  readonly text: string;
  /** 0 to 1; null where nobody knows. */
  readonly share: number | null;
  readonly cancelling: boolean;
  readonly onCancel: () => void;
}

/** The words for the stages of reading. */
export const readingWords: Readonly<Record<ParseState, string>> = {
  pending: '已上传，排队识别中',
  parsing: '正在识别文字，整理成简历字段',
  parsed: '识别完成，正在打开',
  failed: '识别没有成功，正在打开',
  none: '正在打开',
};

/** A file on its way, with a way to stop it. */
export function UploadProgress({ name, text, share, cancelling, onCancel }: UploadProgressProps) {
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <p className={styles.file}>{name}</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={`${name} 的进度`}
        aria-valuetext={text}
        {...(percent === null ? {} : { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
      >
        <span
          className={percent === null ? `${styles.bar} ${styles.passing}` : styles.bar}
          style={percent === null ? undefined : { width: `${Math.max(2, percent)}%` }}
        />
      </div>
      <div className={styles.progressFoot}>
        <p className={styles.stage} role="status">
          {text}
        </p>
        <Button size="small" type="text" loading={cancelling} onClick={onCancel}>
          取消
        </Button>
      </div>
    </div>
  );
}
