import { EditOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeDetail } from '@pinjian/contract/resume.ts';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { studio, useMedia, wide } from '#lib/media.ts';
import { notify } from '#lib/notice.ts';
import { ActionBar, PageHeader } from '#ui/page.tsx';
import { SaveStatus } from '#ui/saving/save-status.tsx';
import { downloadMutation } from '../../api.ts';
import { AdviceDrawer } from '../../advice/components/advice-drawer.tsx';
import { adviceLabel, AdvisingContext, useAdvising } from '../../advice/components/use-advice.ts';
import { ArrangingContext, useArranging } from '../../arranging/components/use-arranging.ts';
import { Notice } from '../../components/notice.tsx';
import { RenameDialog } from '../../components/rename-dialog.tsx';
import { ReturnNotice } from '../../returning/return-notice.tsx';
import { resumePaths, titleOffer } from '../../model.ts';
import type { ChosenPrint } from '../../templates/model.ts';
import { useReturnPath } from '../../returning/use-return-path.ts';
import { ResumeClash } from '../../saving/components/resume-clash.tsx';
import type { Saving } from '../../saving/components/use-saving.ts';
import { RestoredNotice } from '../../versions/components/restored-notice.tsx';
import { useRestoring } from '../../versions/components/use-restoring.ts';
import { issuesOf } from '../model.ts';
import { BesideForm, type Beside } from './beside-form.tsx';
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

const FileDrawer = lazy(async () => ({
  default: (await import('../../file/components/file-drawer.tsx')).FileDrawer,
}));

const HistoryDrawer = lazy(async () => ({
  default: (await import('../../versions/components/history-drawer.tsx')).HistoryDrawer,
}));

type Open = 'preview' | 'rename' | 'history' | 'advice' | 'file' | null;

interface EditingProps {
  readonly resume: ResumeDetail;
  readonly saving: Saving;
  /** The address of the file may have run out. */
  readonly onReload: () => void;
}

function offerFor({ basics, intentions, work }: ResumeContent): string {
  return titleOffer(basics.name, intentions[0]?.position ?? work[0]?.roles[0]?.title ?? '');
}

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

function Editing({ resume, saving, onReload }: EditingProps) {
  const { resumeId, confirmed } = resume;
  const editor = useEditor();
  const isWide = useMedia(wide);
  const hasRoom = useMedia(studio);
  const navigate = useNavigate();
  const { next, keep } = useReturnPath();
  useAskedPlace();
  const [title, setTitle] = useState(resume.title);
  const [print, setPrint] = useState<ChosenPrint>({ template: resume.template, style: resume.printStyle });
  const [open, setOpen] = useState<Open>(null);
  const arranging = useArranging(resumeId, resume.arrangement);
  const source =
    resume.sourceFile === null ? null : { file: resume.sourceFile, text: resume.sourceText, onRetry: onReload };
  const [beside, setBeside] = useState<Beside>('page');
  const advising = useAdvising(resumeId, arranging.arrangement, () =>
    hasRoom ? setBeside('advice') : setOpen('advice'),
  );
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
            {source !== null && !hasRoom && <Button onClick={() => setOpen('file')}>原文件</Button>}
            <Button onClick={() => void whenSaved(() => setOpen('history'))}>历史版本</Button>
            {/* On phones they do not fit beside the title; the preview has the download too. */}
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
        <ArrangingContext value={arranging}>
          <SectionNav percent={saving.stored.completeness} />
          <AdvisingContext value={advising}>
            <ResumeForm />
          </AdvisingContext>
        </ArrangingContext>
        {hasRoom && (
          <BesideForm
            resumeId={resumeId}
            {...print}
            asOf={`${saving.stored.version} ${arranging.revision}`}
            view={beside}
            onView={setBeside}
            advising={advising}
            source={source}
            onStyle={() => void whenSaved(() => setOpen('preview'))}
          />
        )}
      </div>
      <ActionBar>
        <SaveStatus saving={saving} place="bar" />
        {!hasRoom && (
          <>
            <Button size="large" onClick={() => setOpen('advice')}>
              {adviceLabel(advising)}
            </Button>
            <Button size="large" onClick={() => void whenSaved(() => setOpen('preview'))}>
              预览
            </Button>
          </>
        )}
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
      <AdviceDrawer advising={advising} open={open === 'advice'} onClose={() => setOpen(null)} />
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
        {open === 'file' && source !== null && <FileDrawer {...source} onClose={() => setOpen(null)} />}
        {open === 'rename' && (
          <RenameDialog
            resumeId={resumeId}
            title={title}
            offer={offerFor(editor.getState().content)}
            onRenamed={setTitle}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The editor of a resume (spec §2). */
export function EditResume({ resumeId }: { readonly resumeId: string }) {
  return (
    <ResumeLoader resumeId={resumeId} title="编辑简历">
      {(resume, reload) => (
        <EditorProvider key={resumeId} resume={resume}>
          {(saving) => <Editing resume={resume} saving={saving} onReload={reload} />}
        </EditorProvider>
      )}
    </ResumeLoader>
  );
}
