import { Button, Segmented } from 'antd';
import type { ResumeDetail } from '@pinjian/contract/resume.ts';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { desk, useMedia } from '#lib/media.ts';
import { notify } from '#lib/notice.ts';
import { ActionBar, PageHeader } from '#ui/page.tsx';
import { SaveStatus } from '#ui/saving/save-status.tsx';
import { Notice } from '../../components/notice.tsx';
import { ReturnNotice } from '../../returning/return-notice.tsx';
import { FilePanel } from '../../file/components/file-panel.tsx';
import { resumePaths } from '../../model.ts';
import { useReturnPath } from '../../returning/use-return-path.ts';
import { ResumeClash } from '../../saving/components/resume-clash.tsx';
import type { Saving } from '../../saving/components/use-saving.ts';
import { DoubtCounter } from './doubt-counter.tsx';
import { useEditing } from './editor-store.ts';
import { EditorProvider } from './editor-provider.tsx';
import { focusUnplaced } from './focus-field.ts';
import { ResumeForm } from './resume-form.tsx';
import { ResumeLoader } from './resume-loader.tsx';
import styles from './screen.module.css';
import { UnplacedLines } from './unplaced-lines.tsx';
import { useConfirming } from './use-confirming.ts';

interface CheckingProps {
  readonly resume: ResumeDetail;
  readonly file: NonNullable<ResumeDetail['sourceFile']>;
  readonly saving: Saving;
  readonly onReload: () => void;
}

type View = 'file' | 'form';

function Checking({ resume, file, saving, onReload }: CheckingProps) {
  const navigate = useNavigate();
  const { next, keep } = useReturnPath();
  const [view, setView] = useState<View>('form');
  const isDesk = useMedia(desk);
  const [pointed, setPointed] = useState<string | null>(null);
  const unplaced = <UnplacedLines resumeId={resume.resumeId} saving={saving} isLong={isDesk} onPoint={setPointed} />;
  const source = useEditing(({ facts, focused }) => (focused === null ? null : (facts[focused]?.source ?? null)));
  const { isPending, confirmResume } = useConfirming(resume.resumeId, saving, focusUnplaced);
  const failed = resume.parseState === 'failed';

  async function finish() {
    setView('form');
    if (!(await confirmResume())) return;
    notify('success', '简历已确认，可以用来投递了');
    // Back does not lead to what is done.
    await (next === null ? navigate(resumePaths.list) : navigate(next, { replace: true }));
  }

  return (
    <div className={styles.screen}>
      <PageHeader
        title={failed ? '对照文件填写' : '核对简历'}
        subtitle={
          <>
            {failed ? '文件没有识别出来，对照原文件填写即可，' : '对照原文件检查一遍，没读到的留空，'}
            修改会自动保存。 <SaveStatus saving={saving} place="head" />
          </>
        }
        back={{ to: keep(resumePaths.list), label: '我的简历' }}
      />
      <ReturnNotice />
      <ResumeClash saving={saving} />
      {failed && (
        <Notice tone="warning" title={resume.failure?.message ?? '这份文件没有识别出来，请对照原文件手动填写'} />
      )}
      <div className={styles.switch}>
        <Segmented<View>
          block
          aria-label="查看"
          value={view}
          options={[
            { value: 'file', label: '简历文件' },
            { value: 'form', label: failed ? '填写内容' : '识别结果' },
          ]}
          onChange={setView}
        />
      </div>
      <div className={styles.pair} data-view={view}>
        <div className={styles.file}>
          <FilePanel file={file} text={resume.sourceText} highlight={pointed ?? source} onRetry={onReload} />
          {isDesk && unplaced}
        </div>
        <div className={styles.form}>
          {!isDesk && unplaced}
          <ResumeForm />
        </div>
      </div>
      <ActionBar>
        <SaveStatus saving={saving} place="bar" />
        {!failed && <DoubtCounter onJump={() => setView('form')} />}
        <Button size="large" type="primary" loading={isPending} onClick={() => void finish()}>
          确认简历
        </Button>
      </ActionBar>
    </div>
  );
}

/** The first edit: the file beside what was read of it, doubts marked, until the person confirms (spec §2). */
export function FirstEdit({ resumeId }: { readonly resumeId: string }) {
  const { keep } = useReturnPath();
  return (
    <ResumeLoader resumeId={resumeId} title="核对简历">
      {(resume, reload) => {
        const { sourceFile } = resume;
        if (resume.confirmed || sourceFile === null) return <Navigate to={keep(resumePaths.edit(resumeId))} replace />;
        return (
          <EditorProvider key={resumeId} resume={resume}>
            {(saving) => <Checking resume={resume} file={sourceFile} saving={saving} onReload={reload} />}
          </EditorProvider>
        );
      }}
    </ResumeLoader>
  );
}
