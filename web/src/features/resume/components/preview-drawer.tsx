import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import type { ResumeTemplate } from '@pinjian/contract/resume.ts';
import { useState } from 'react';
import { useMedia, wide } from '#lib/media.ts';
import { downloadMutation, printedQuery, templateMutation } from '../api.ts';
import { TemplateSwitcher } from '../templates/components/template-switcher.tsx';
import { PrintedPages } from '#ui/pdf/printed-pages.tsx';

interface PreviewDrawerProps {
  /** Of the person: the file bears it. */
  readonly name: string;
  readonly resumeId: string;
  readonly title: string;
  readonly template: ResumeTemplate;
  /** Another template was chosen and stored. */
  readonly onTemplate?: (template: ResumeTemplate) => void;
  readonly onClose: () => void;
}

/** The resume as a PDF, just as it is downloaded, in the template that is chosen here. */
export function PreviewDrawer({ resumeId, name, title, template, onTemplate, onClose }: PreviewDrawerProps) {
  const isWide = useMedia(wide);
  const [chosen, setChosen] = useState(template);
  const printed = useQuery(printedQuery({ resumeId, template: chosen }));
  const store = useMutation(templateMutation);
  const download = useMutation(downloadMutation);

  function choose(next: ResumeTemplate) {
    const before = chosen;
    setChosen(next);
    store.mutate(
      { resumeId, template: next },
      {
        onSuccess: () => onTemplate?.(next),
        onError: () => setChosen((now) => (now === next ? before : now)),
      },
    );
  }

  return (
    <Drawer
      open
      title={`预览：${title}`}
      size={isWide ? 720 : '100%'}
      onClose={onClose}
      styles={{ body: { display: 'flex', flexDirection: 'column', padding: 0 } }}
      extra={
        <Button
          type="primary"
          loading={download.isPending}
          onClick={() => download.mutate({ resumeId, name, template: chosen })}
        >
          下载 PDF
        </Button>
      }
    >
      <TemplateSwitcher value={chosen} onChange={choose} />
      <PrintedPages printed={printed} />
    </Drawer>
  );
}
