import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeTemplate } from '@pinjian/contract/resume-print.ts';
import { useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { useMedia, wide } from '#lib/media.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { printedQuery, versionsQuery } from '../../api.ts';
import { PrintedPages } from '#ui/pdf/printed-pages.tsx';
import { VersionRow, type Earlier } from './version-row.tsx';
import styles from './versions.module.css';

interface HistoryDrawerProps {
  readonly resumeId: string;
  readonly template: ResumeTemplate;
  /** What is stored now. */
  readonly present: ResumeContent;
  /** Answers whether it is there now. */
  readonly onRestore: (earlier: Earlier) => Promise<boolean>;
  readonly onClose: () => void;
}

interface ListProps extends Omit<HistoryDrawerProps, 'template'> {
  readonly onPreview: (earlier: Earlier) => void;
}

function VersionList({ resumeId, present, onRestore, onPreview, onClose }: ListProps) {
  const { data, error, refetch } = useQuery(versionsQuery(resumeId));
  const [open, setOpen] = useState<string | null>(null);
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} title="历史版本没有加载出来" />;
  if (data === undefined) return <CardSkeletons count={3} />;
  if (data.records.length === 0) {
    return (
      <EmptyState
        title="还没有历史版本"
        text="开始修改时，会先把原来的内容留作一个版本；改得久了，每 10 分钟再留一个。改乱了可以随时找回。"
        action={<Button onClick={onClose}>继续编辑</Button>}
      />
    );
  }
  return (
    <>
      <p className={styles.note}>开始修改时留下原来的内容，改得久了每 10 分钟再留一个；最多保留 50 个版本。</p>
      <ol className={styles.list}>
        {data.records.map((earlier) => (
          <VersionRow
            key={earlier.versionId}
            resumeId={resumeId}
            earlier={earlier}
            present={present}
            isOpen={open === earlier.versionId}
            onOpen={() => setOpen(open === earlier.versionId ? null : earlier.versionId)}
            onPreview={() => onPreview(earlier)}
            onRestore={() => onRestore(earlier)}
          />
        ))}
      </ol>
    </>
  );
}

interface VersionPagesProps {
  readonly resumeId: string;
  readonly template: ResumeTemplate;
  readonly versionId: string;
}

function VersionPages(printed: VersionPagesProps) {
  return <PrintedPages printed={useQuery(printedQuery(printed))} />;
}

/** What the resume held before: when, what was changed since, as a page, and the way back to it. */
export function HistoryDrawer({ template, ...list }: HistoryDrawerProps) {
  const { resumeId, onClose } = list;
  const isWide = useMedia(wide);
  const now = useNow();
  const [previewed, setPreviewed] = useState<Earlier | null>(null);
  return (
    <Drawer
      open
      title={previewed === null ? '历史版本' : `${messageTime(previewed.savedAt, now)} 的版本`}
      size={isWide ? (previewed === null ? 480 : 720) : '100%'}
      onClose={onClose}
      extra={previewed !== null && <Button onClick={() => setPreviewed(null)}>返回列表</Button>}
      styles={previewed === null ? {} : { body: { display: 'flex', flexDirection: 'column', padding: 0 } }}
    >
      {previewed === null ? (
        <VersionList {...list} onPreview={setPreviewed} />
      ) : (
        <VersionPages resumeId={resumeId} template={template} versionId={previewed.versionId} />
      )}
    </Drawer>
  );
}
