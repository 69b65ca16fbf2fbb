import { DownloadOutlined } from '@ant-design/icons';
import type { ResumeDetail } from '@pinjian/contract/resume.ts';
import { Segmented } from 'antd';
import { Suspense, lazy, useMemo, useState } from 'react';
import { sizeText } from '#lib/format/file.ts';
import styles from './file.module.css';
import { TextLines } from './text-lines.tsx';

const PdfPages = lazy(async () => ({ default: (await import('#ui/pdf/pdf-pages.tsx')).PdfPages }));

interface FilePanelProps {
  readonly file: NonNullable<ResumeDetail['sourceFile']>;
  /** As it was read; null when nothing could be. */
  readonly text: string | null;
  /** Words to point at, or null. */
  readonly highlight: string | null;
  /** Asks for a new address of the file. */
  readonly onRetry: () => void;
}

/** The uploaded file to compare with: a PDF as it looks or as text, any other as text, either to be downloaded. */
export function FilePanel({ file, text, highlight, onRetry }: FilePanelProps) {
  const [asText, setAsText] = useState(file.kind !== 'pdf');
  const source = useMemo(() => ({ url: file.url }), [file.url]);
  const canSwitch = file.kind === 'pdf' && text !== null;
  return (
    <section className={styles.panel} aria-label="简历文件">
      <header className={styles.head}>
        <p className={styles.name} title={file.name}>
          {file.name}
        </p>
        <span className={styles.size}>{sizeText(file.size)}</span>
        {canSwitch && (
          <Segmented
            size="small"
            aria-label="文件的显示方式"
            value={asText ? 'text' : 'pages'}
            options={[
              { value: 'pages', label: '原件' },
              { value: 'text', label: '文字' },
            ]}
            onChange={(value) => setAsText(value === 'text')}
          />
        )}
        <a
          className={styles.download}
          href={file.url}
          download={file.name}
          aria-label={`下载原文件 ${file.name}`}
          title="下载原文件"
        >
          <DownloadOutlined aria-hidden />
        </a>
      </header>
      {asText && text !== null && <TextLines text={text} highlight={highlight} />}
      {asText && text === null && (
        <p className={styles.nothing}>
          没有从这份文件里读出文字，请
          <a href={file.url} download={file.name}>
            下载原文件
          </a>
          对照填写。
        </p>
      )}
      {!asText && (
        <Suspense fallback={<div className={styles.blank} aria-busy="true" />}>
          <PdfPages source={source} highlight={highlight} onRetry={onRetry} />
        </Suspense>
      )}
    </section>
  );
}
