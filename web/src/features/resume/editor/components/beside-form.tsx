import { Button, Segmented } from 'antd';
import type { ResumeDetail } from '@pinjian/contract/resume.ts';
import { AdviceList } from '../../advice/components/advice-list.tsx';
import { adviceLabel, type Advising, type ForJob } from '../../advice/components/use-advice.ts';
import { FilePanel } from '../../file/components/file-panel.tsx';
import type { ChosenPrint } from '../../templates/model.ts';
import { LivePage } from './live-page.tsx';
import styles from './beside-form.module.css';

export type Beside = 'page' | 'advice' | 'file';

export interface SourceFile {
  readonly file: NonNullable<ResumeDetail['sourceFile']>;
  readonly text: string | null;
  readonly onRetry: () => void;
}

interface BesideFormProps extends ChosenPrint {
  readonly resumeId: string;
  readonly asOf: string;
  readonly view: Beside;
  readonly onView: (view: Beside) => void;
  readonly advising: Advising;
  readonly forJob: ForJob | undefined;
  /** What was uploaded; null for one written by hand. */
  readonly source: SourceFile | null;
  /** Another template or style is to be chosen. */
  readonly onStyle: () => void;
}

/** What stands beside the form where there is room: the pages as they will be printed, or what could be better. */
export function BesideForm({ view, onView, advising, forJob, source, onStyle, ...page }: BesideFormProps) {
  return (
    <aside className={styles.beside} aria-label="页面与建议">
      <div className={styles.head}>
        <Segmented<Beside>
          aria-label="右侧显示"
          value={view}
          options={[
            { value: 'page', label: '页面' },
            { value: 'advice', label: adviceLabel(advising) },
            ...(source === null ? [] : [{ value: 'file' as const, label: '原文件' }]),
          ]}
          onChange={onView}
        />
        {view === 'page' && (
          <Button type="text" onClick={onStyle}>
            模板与样式
          </Button>
        )}
      </div>
      <div className={styles.body}>
        {view === 'page' && <LivePage {...page} />}
        {view === 'advice' && <AdviceList advising={advising} asOf={page.asOf} forJob={forJob} />}
        {view === 'file' && source !== null && <FilePanel {...source} highlight={null} />}
      </div>
    </aside>
  );
}
