import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useRef, useState } from 'react';
import { useMedia, wide } from '#lib/media.ts';
import { ActionMenu } from '#ui/action-menu.tsx';
import { PrintedPages } from '#ui/pdf/printed-pages.tsx';
import { downloadMutation, measureQuery, printedQuery, templateMutation } from '../api.ts';
import { useFileItems } from '../file/components/use-file-items.ts';
import { StyleControls } from '../templates/components/style-controls.tsx';
import { TemplateGallery } from '../templates/components/template-gallery.tsx';
import type { ChosenPrint } from '../templates/model.ts';
import styles from './preview-drawer.module.css';

interface PreviewDrawerProps extends ChosenPrint {
  /** Of the person: the file bears it. */
  readonly name: string;
  readonly resumeId: string;
  readonly title: string;
  /** Another print was chosen, or could not be stored: told at once, since the drawer may be closed before the answer. */
  readonly onPrint?: (print: ChosenPrint) => void;
  readonly onClose: () => void;
}

/** The resume as a PDF, just as it is downloaded, in the template and style that are chosen here. */
export function PreviewDrawer({ resumeId, name, title, template, style, onPrint, onClose }: PreviewDrawerProps) {
  const isWide = useMedia(wide);
  const [chosen, setChosen] = useState<ChosenPrint>({ template, style });
  const latest = useRef(chosen);
  const printed = useQuery(printedQuery({ resumeId, ...chosen }));
  const report = useQuery(measureQuery({ resumeId, ...chosen }));
  const store = useMutation(templateMutation);
  const download = useMutation(downloadMutation);
  const files = useFileItems(resumeId);

  function show(print: ChosenPrint) {
    latest.current = print;
    setChosen(print);
    onPrint?.(print);
  }

  function choose(part: Partial<ChosenPrint>) {
    const before = latest.current;
    const next = { ...before, ...part };
    show(next);
    // Why it failed is told as of any call; what stands is shown again, unless something else was chosen meanwhile.
    store.mutateAsync({ resumeId, ...next }).catch(() => {
      if (latest.current === next) show(before);
    });
  }

  const controls = (
    <StyleControls
      style={chosen.style}
      report={report.isPlaceholderData ? null : (report.data ?? null)}
      onRetry={report.isError ? () => void report.refetch() : undefined}
      onChange={(to) => choose({ style: to })}
    />
  );
  return (
    <Drawer
      open
      title={`预览：${title}`}
      size={isWide ? 1040 : '100%'}
      onClose={onClose}
      styles={{ body: { display: 'flex', flexDirection: 'column', padding: 0 } }}
      extra={
        <span className={styles.downloads}>
          <ActionMenu menu={{ items: files }} button={{ children: '其他格式' }} />
          <Button
            type="primary"
            loading={download.isPending}
            onClick={() => download.mutate({ resumeId, name, ...chosen })}
          >
            下载 PDF
          </Button>
        </span>
      }
    >
      <div className={styles.panes}>
        <div className={styles.side}>
          <TemplateGallery
            resumeId={resumeId}
            value={chosen.template}
            style={chosen.style}
            onChange={(to) => choose({ template: to })}
          />
          {isWide ? (
            controls
          ) : (
            <details className={styles.more}>
              <summary className={styles.summary}>颜色、疏密、照片等</summary>
              {controls}
            </details>
          )}
        </div>
        <PrintedPages printed={printed} />
      </div>
    </Drawer>
  );
}
