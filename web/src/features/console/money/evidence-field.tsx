import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { isImage, isOverSize, isPdf } from '#lib/format/file.ts';
import { notify } from '#lib/notice.ts';
import { sendEvidence } from './api.ts';
import styles from './money.module.css';
import type { Evidence } from './evidence-list.tsx';

/** Files of one act, as the contract allows. */
const most = 5;
const limitMb = 10;

interface EvidenceFieldProps {
  /** What is asked for: 依据. */
  readonly label: string;
  readonly hint: string;
  readonly files: readonly Evidence[];
  readonly onChange: (files: readonly Evidence[]) => void;
}

function wrongWith(file: File): string | null {
  if (!isImage(file) && !isPdf(file)) return '请上传图片或 PDF 文件';
  return isOverSize(file.size, limitMb, 'mb') ? `每份文件不能超过 ${limitMb}MB` : null;
}

/** Pictures and PDFs that a decision rests on, uploaded as they are chosen. */
export function EvidenceField({ label, hint, files, onChange }: EvidenceFieldProps) {
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  async function add(chosen: readonly File[]) {
    setSending(true);
    let all = files;
    for (const file of chosen.slice(0, most - files.length)) {
      const problem = wrongWith(file);
      if (problem !== null) {
        notify('error', problem);
        continue;
      }
      const [sent] = await Promise.allSettled([sendEvidence(file)]);
      // Of a failure the client has told the person; the other files still go.
      if (sent.status === 'fulfilled') all = [...all, sent.value];
    }
    onChange(all);
    setSending(false);
  }

  return (
    <div className={styles.field}>
      <p className={styles.label}>{label}</p>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ fileId, name, url }) => (
            <li key={fileId}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              <Button
                type="link"
                size="small"
                aria-label={`移除 ${name}`}
                onClick={() => onChange(files.filter((each) => each.fileId !== fileId))}
              >
                移除
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        accept="image/*,.pdf"
        aria-label={label}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        loading={sending}
        disabled={files.length >= most}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        上传文件
      </Button>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
