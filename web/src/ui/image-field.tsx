import { useState } from 'react';
import { isImage, isOverSize } from '#lib/format/file.ts';
import { byFinger, useMedia } from '#lib/media.ts';
import { notify } from '#lib/notice.ts';
import styles from './image-field.module.css';

interface ImageFieldProps {
  /** Name for readers: 上传公司标志. */
  readonly label: string;
  readonly hint: string;
  /** Address of the picture that is there, or null. */
  readonly url: string | null;
  readonly shape?: 'square' | 'round' | 'wide';
  readonly disabled?: boolean;
  readonly id?: string;
  /** Sends the file; reports the share that has left, 0 to 1. Its failure is shown by the caller's client. */
  readonly onUpload: (file: File, onProgress: (share: number) => void) => Promise<void>;
}

const limitMb = 10;

/** A picture to choose, drop (a file input takes drops by itself) or replace, with progress. Checks kind and size before anything is sent. */
export function ImageField({ label, hint, url, shape = 'square', disabled = false, id, onUpload }: ImageFieldProps) {
  const [share, setShare] = useState<number | null>(null);

  const finger = useMedia(byFinger);

  async function take(file: File | undefined) {
    if (file === undefined || disabled) return;
    if (!isImage(file)) return notify('error', '请上传图片文件（JPG、PNG 或 WebP）');
    if (isOverSize(file.size, limitMb, 'mb')) return notify('error', `图片不能超过 ${limitMb}MB`);
    setShare(0);
    // Of a failure the client has told the person; the field only goes back to what it was.
    await Promise.allSettled([onUpload(file, setShare)]);
    setShare(null);
  }

  return (
    <div className={styles.field}>
      <label className={`${styles.drop} ${styles[shape]}`}>
        {url === null ? (
          <span>
            {share !== null
              ? `上传中 ${Math.round(share * 100)}%`
              : shape === 'round'
                ? label
                : (finger && '点击上传') || (
                    <>
                      点击或
                      <wbr />
                      拖入图片
                    </>
                  )}
          </span>
        ) : (
          <img className={styles.picture} src={url} alt={`${label}预览`} />
        )}
        <input
          {...(id === undefined ? {} : { id })}
          className={styles.input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={label}
          disabled={disabled || share !== null}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {share !== null && (
          <span
            className={styles.progress}
            style={{ width: `${Math.max(4, share * 100)}%` }}
            role="progressbar"
            aria-valuenow={Math.round(share * 100)}
            aria-label="上传进度"
          />
        )}
      </label>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
