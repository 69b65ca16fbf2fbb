import { EditOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ResumeDetail } from '@pinjian/contract/resume.ts';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMedia, wide } from '#lib/media.ts';
import { notify } from '#lib/notice.ts';
import { ActionBar, PageHeader } from '#ui/page.tsx';
import { SaveStatus } from '#ui/saving/save-status.tsx';
import { downloadMutation } from '../../api.ts';
import { Notice } from '../../components/notice.tsx';
import { RenameDialog } from '../../components/rename-dialog.tsx';
import { ReturnNotice } from '../../returning/return-notice.tsx';
import { resumePaths } from '../../model.ts';
import type { ChosenPrint } from '../../templates/model.ts';
import { useReturnPath } from '../../returning/use-return-path.ts';
import { ResumeClash } from '../../saving/components/resume-clash.tsx';
import type { Saving } from '../../saving/components/use-saving.ts';
import { RestoredNotice } from '../../versions/components/restored-notice.tsx';
import { useRestoring } from '../../versions/components/use-restoring.ts';
import { issuesOf } from '../model.ts';
import { useEditor } from './editor-store.ts';
import { EditorProvider } from './editor-provider.tsx';
import { focusField } from './focus-field.ts';
import { ResumeForm } from './resume-form.tsx';
import { ResumeLoader } from './resume-loader.tsx';
import styles from './screen.module.css';
import { SectionNav } from './section-nav.tsx';
import { useAskedPlace } from './use-asked-place.ts';
import { useConfirming } from './use-confirming.ts';

const PreviewDrawer = lazy(async () => ({
  default: (await import('../../components/preview-drawer.tsx')).PreviewDrawer,
}));

const HistoryDrawer = lazy(async () => ({
  default: (await import('../../versions/components/history-drawer.tsx')).HistoryDrawer,
}));

type Open = 'preview' | 'rename' | 'history' | null;

function DraftNotice({ resumeId, hasFile }: { readonly resumeId: string; readonly hasFile: boolean }) {
  const { keep } = useReturnPath();
  return (
    <Notice
      tone="info"
      title="这份简历还是草稿，填好后点“确认简历”，就能用来投递。"
      actions={hasFile && <Link to={keep(resumePaths.firstEdit(resumeId))}>对照原文件核对</Link>}
    />
  );
}

function Editing({ resume, saving }: { readonly resume: ResumeDetail; readonly saving: Saving }) {
  const { resumeId, confirmed } = resume;
  const editor = useEditor();
  const isWide = useMedia(wide);
  const navigate = useNavigate();
  const { next, keep } = useReturnPath();
  useAskedPlace();
  const [title, setTitle] = useState(resume.title);
  const [print, setPrint] = useState<ChosenPrint>({ template: resume.template, style: resume.printStyle });
  const [open, setOpen] = useState<Open>(null);
  const download = useMutation(downloadMutation);
  const { isPending, confirmResume } = useConfirming(
    resumeId,
    saving,
    () => void navigate(keep(resumePaths.firstEdit(resumeId))),
  );
  const restoring = useRestoring(resumeId, saving);

  /** What is printed is what is stored: so it is stored first. */
  async function whenSaved(act: () => void) {
    if (await saving.flush()) return act();
    const issues = issuesOf(editor.getState().content);
    editor.complain(issues);
    notify('error', issues[0]?.message ?? '还没有存到服务器，输入的内容都在，会自动重试');
    if (issues[0] !== undefined) focusField(issues[0].path);
  }

  async function finish() {
    if (!(await confirmResume())) return;
    notify('success', '简历已确认，可以用来投递了');
    // Back does not lead to what is done.
    await (next === null ? navigate(resumePaths.list) : navigate(next, { replace: true }));
  }

  return (
    <div className={`${styles.screen} ${styles.single}`}>
      <PageHeader
        title={
          <>
            {title}{' '}
            <Button
              type="text"
              size="small"
              icon={<EditOutlined aria-hidden />}
              aria-label="重命名简历"
              title="重命名"
              onClick={() => setOpen('rename')}
            />
          </>
        }
        subtitle={<SaveStatus saving={saving} place="head" />}
        back={{ to: keep(resumePaths.list), label: '我的简历' }}
        actions={
          <>
            <Button onClick={() => void whenSaved(() => setOpen('history'))}>历史版本</Button>
            <Button onClick={() => void whenSaved(() => setOpen('preview'))}>预览</Button>
            {/* On phones the three do not fit beside the title; the preview has the download too. */}
            {isWide && (
              <Button
                loading={download.isPending}
                onClick={() =>
                  void whenSaved(() => download.mutate({ resumeId, name: editor.getState().content.basics.name }))
                }
              >
                下载 PDF
              </Button>
            )}
          </>
        }
      />
      <ReturnNotice />
      <ResumeClash saving={saving} />
      <RestoredNotice restoring={restoring} />
      {!confirmed && <DraftNotice resumeId={resumeId} hasFile={resume.sourceFile !== null} />}
      <div className={styles.edit}>
        <SectionNav percent={saving.stored.completeness} />
        <ResumeForm />
      </div>
      <ActionBar>
        <SaveStatus saving={saving} place="bar" />
        {confirmed ? (
          <Button
            size="large"
            type="primary"
            loading={saving.state.kind === 'saving'}
            onClick={() => void whenSaved(() => notify('success', '简历已保存'))}
          >
            保存
          </Button>
        ) : (
          <Button size="large" type="primary" loading={isPending} onClick={() => void finish()}>
            确认简历
          </Button>
        )}
      </ActionBar>
      <Suspense fallback={null}>
        {open === 'preview' && (
          <PreviewDrawer
            resumeId={resumeId}
            name={editor.getState().content.basics.name}
            title={title}
            {...print}
            onPrint={setPrint}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'history' && (
          <HistoryDrawer
            resumeId={resumeId}
            template={print.template}
            present={saving.stored.content}
            onRestore={async (earlier) => {
              const done = await restoring.restore(earlier);
              if (done) setOpen(null);
              return done;
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'rename' && (
          <RenameDialog resumeId={resumeId} title={title} onRenamed={setTitle} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </div>
  );
}

/** The editor of a resume (spec §2). */
export function EditResume({ resumeId }: { readonly resumeId: string }) {
  return (
    <ResumeLoader resumeId={resumeId} title="编辑简历">
      {(resume) => (
        <EditorProvider key={resumeId} resume={resume}>
          {(saving) => <Editing resume={resume} saving={saving} />}
        </EditorProvider>
      )}
    </ResumeLoader>
  );
}
