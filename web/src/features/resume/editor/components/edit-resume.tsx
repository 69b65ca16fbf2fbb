import { EditOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ResumeDetail } from '@pinjian/contract/resume.ts';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { studio, useMedia, wide } from '#lib/media.ts';
import { notify } from '#lib/notice.ts';
import { ActionBar, PageHeader } from '#ui/page.tsx';
import { SaveStatus } from '#ui/saving/save-status.tsx';
import { downloadMutation } from '../../api.ts';
import { AdviceDrawer } from '../../advice/components/advice-drawer.tsx';
import { adviceLabel, AdvisingContext, useAdvising, type ForJob } from '../../advice/components/use-advice.ts';
import { ArrangingContext, useArranging } from '../../arranging/components/use-arranging.ts';
import { Notice } from '../../components/notice.tsx';
import { ReturnNotice } from '../../returning/return-notice.tsx';
import { resumePaths } from '../../model.ts';
import type { ChosenPrint } from '../../templates/model.ts';
import { useReturnPath } from '../../returning/use-return-path.ts';
import { ResumeClash } from '../../saving/components/resume-clash.tsx';
import type { Saving } from '../../saving/components/use-saving.ts';
import { RestoredNotice } from '../../versions/components/restored-notice.tsx';
import { useRestoring } from '../../versions/components/use-restoring.ts';
import { BesideForm, type Beside, type SourceFile } from './beside-form.tsx';
import { EditorDialogs, type OpenDialog } from './editor-dialogs.tsx';
import { useEditor } from './editor-store.ts';
import { EditorProvider } from './editor-provider.tsx';
import { ResumeForm } from './resume-form.tsx';
import { ResumeLoader } from './resume-loader.tsx';
import styles from './screen.module.css';
import { SectionNav } from './section-nav.tsx';
import { useAskedPlace } from './use-asked-place.ts';
import { useConfirming } from './use-confirming.ts';
import { useWhenStored } from './use-when-stored.ts';

interface EditingProps {
  readonly resume: ResumeDetail;
  readonly saving: Saving;
  readonly forJob: ForJob | undefined;
  /** The address of the file may have run out. */
  readonly onReload: () => void;
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

function RenameButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      type="text"
      size="small"
      icon={<EditOutlined aria-hidden />}
      aria-label="重命名简历"
      title="重命名"
      onClick={onClick}
    />
  );
}

function sourceOf({ sourceFile, sourceText }: ResumeDetail, onRetry: () => void): SourceFile | null {
  return sourceFile === null ? null : { file: sourceFile, text: sourceText, onRetry };
}

function Editing({ resume, saving, forJob, onReload }: EditingProps) {
  const { resumeId, confirmed } = resume;
  const editor = useEditor();
  const isWide = useMedia(wide);
  const hasRoom = useMedia(studio);
  const navigate = useNavigate();
  const { next, keep } = useReturnPath();
  useAskedPlace();
  const [title, setTitle] = useState(resume.title);
  const [print, setPrint] = useState<ChosenPrint>({ template: resume.template, style: resume.printStyle });
  const [open, setOpen] = useState<OpenDialog | 'advice' | null>(null);
  const arranging = useArranging(resumeId, resume.arrangement);
  const source = sourceOf(resume, onReload);
  const asOf = `${saving.stored.version} ${arranging.revision}`;
  const [beside, setBeside] = useState<Beside>(forJob === undefined ? 'page' : 'advice');
  const showAdvice = useCallback(() => (hasRoom ? setBeside('advice') : setOpen('advice')), [hasRoom]);
  const advising = useAdvising(resumeId, arranging.arrangement, showAdvice);
  const download = useMutation(downloadMutation);
  const { isPending, confirmResume } = useConfirming(
    resumeId,
    saving,
    () => void navigate(keep(resumePaths.firstEdit(resumeId))),
  );
  const restoring = useRestoring(resumeId, saving);
  const whenSaved = useWhenStored(saving, arranging);

  async function finish() {
    if (!(await arranging.settled()) || !(await confirmResume())) return;
    notify('success', '简历已确认，可以用来投递了');
    // Back does not lead to what is done.
    await (next === null ? navigate(resumePaths.list) : navigate(next, { replace: true }));
  }

  return (
    <div className={`${styles.screen} ${styles.single}`}>
      <PageHeader
        title={
          <>
            {title} <RenameButton onClick={() => setOpen('rename')} />
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
            asOf={asOf}
            view={beside}
            onView={setBeside}
            advising={advising}
            forJob={forJob}
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
        <Button
          size="large"
          type="primary"
          loading={confirmed ? saving.state.kind === 'saving' : isPending}
          onClick={() => void (confirmed ? whenSaved(() => notify('success', '简历已保存')) : finish())}
        >
          {confirmed ? '保存' : '确认简历'}
        </Button>
      </ActionBar>
      <AdviceDrawer
        advising={advising}
        asOf={asOf}
        forJob={forJob}
        open={open === 'advice'}
        onClose={() => setOpen(null)}
      />
      <EditorDialogs
        open={open}
        onClose={() => setOpen(null)}
        resumeId={resumeId}
        title={title}
        onTitle={setTitle}
        print={print}
        onPrint={setPrint}
        source={source}
        present={saving.stored.content}
        restoring={restoring}
      />
    </div>
  );
}

interface EditResumeProps {
  readonly resumeId: string;
  /** What a position asks for, where the resume is written for one. */
  readonly forJob?: ForJob;
}

/** The editor of a resume (spec §2). */
export function EditResume({ resumeId, forJob }: EditResumeProps) {
  return (
    <ResumeLoader resumeId={resumeId} title="编辑简历">
      {(resume, reload) => (
        <EditorProvider key={resumeId} resume={resume}>
          {(saving) => <Editing resume={resume} saving={saving} forJob={forJob} onReload={reload} />}
        </EditorProvider>
      )}
    </ResumeLoader>
  );
}
