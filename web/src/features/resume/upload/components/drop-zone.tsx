import { useState, type ReactNode } from 'react';
import { useMedia } from '#lib/media.ts';
import { notify } from '#lib/notice.ts';
import { ResumeIcon } from '#ui/icons.tsx';
import { acceptedFiles, limitText } from '../model.ts';
import styles from './upload.module.css';

interface DropZoneProps {
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
  /** Why nothing can be dropped, in place of what may be. */
  readonly note?: ReactNode;
}

/** A place to drop a file on or to choose one by click or key: the file input lies over all of it and takes all three. */
export function DropZone({ disabled, onFile, note }: DropZoneProps) {
  const canDrop = useMedia('(hover: hover)');
  const [isOver, setOver] = useState(false);

  function take(files: FileList | null) {
    const [file, ...more] = files ?? [];
    if (file === undefined) return;
    if (more.length > 0) notify('info', '一次只能上传一份简历，已选取第一份');
    onFile(file);
  }

  return (
    <label className={`${styles.drop} ${isOver ? styles.over : ''} ${disabled ? styles.disabled : ''}`}>
      <span className={styles.art}>
        <ResumeIcon size={28} />
      </span>
      <span className={styles.call}>{isOver ? '松开即可上传' : '上传简历文件'}</span>
      <span className={styles.note}>
        {note ??
          `${canDrop ? '点击选择或拖到这里' : '点击选择文件'}，PDF、Word、Markdown 或 JSON Resume，不超过 ${limitText}`}
      </span>
      <input
        className={styles.input}
        type="file"
        accept={acceptedFiles}
        aria-label="上传简历文件"
        disabled={disabled}
        onDragEnter={() => setOver(!disabled)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </label>
  );
}
