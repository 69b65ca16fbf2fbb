import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { Suspense, lazy } from 'react';
import { RenameDialog } from '../../components/rename-dialog.tsx';
import { titleOffer } from '../../model.ts';
import type { ChosenPrint } from '../../templates/model.ts';
import type { Restoring } from '../../versions/components/use-restoring.ts';
import type { SourceFile } from './beside-form.tsx';
import { useEditor } from './editor-store.ts';

const PreviewDrawer = lazy(async () => ({
  default: (await import('../../components/preview-drawer.tsx')).PreviewDrawer,
}));

const FileDrawer = lazy(async () => ({
  default: (await import('../../file/components/file-drawer.tsx')).FileDrawer,
}));

const HistoryDrawer = lazy(async () => ({
  default: (await import('../../versions/components/history-drawer.tsx')).HistoryDrawer,
}));

export type OpenDialog = 'preview' | 'rename' | 'history' | 'file';

interface EditorDialogsProps {
  /** Others than these are opened elsewhere. */
  readonly open: string | null;
  readonly onClose: () => void;
  readonly resumeId: string;
  readonly title: string;
  readonly onTitle: (title: string) => void;
  readonly print: ChosenPrint;
  readonly onPrint: (print: ChosenPrint) => void;
  readonly source: SourceFile | null;
  /** What is stored now. */
  readonly present: ResumeContent;
  readonly restoring: Restoring;
}

function offerFor({ basics, intentions, work }: ResumeContent): string {
  return titleOffer(basics.name, intentions[0]?.position ?? work[0]?.roles[0]?.title ?? '');
}

/** What opens over the editor, one at a time; loaded when it is asked for. */
export function EditorDialogs({ open, onClose, resumeId, title, print, present, ...rest }: EditorDialogsProps) {
  const { onTitle, onPrint, source, restoring } = rest;
  const editor = useEditor();
  return (
    <Suspense fallback={null}>
      {open === 'preview' && (
        <PreviewDrawer
          resumeId={resumeId}
          name={editor.getState().content.basics.name}
          title={title}
          {...print}
          onPrint={onPrint}
          onClose={onClose}
        />
      )}
      {open === 'history' && (
        <HistoryDrawer
          resumeId={resumeId}
          template={print.template}
          present={present}
          onRestore={async (earlier) => {
            const done = await restoring.restore(earlier);
            if (done) onClose();
            return done;
          }}
          onClose={onClose}
        />
      )}
      {open === 'file' && source !== null && <FileDrawer {...source} onClose={onClose} />}
      {open === 'rename' && (
        <RenameDialog
          resumeId={resumeId}
          title={title}
          offer={offerFor(editor.getState().content)}
          onRenamed={onTitle}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
