import { bandLabels, scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import type { InterviewReport } from '@pinjian/contract/interview-report.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { useMedia, wide } from '#lib/media.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { AiMark, StatusTag } from '#ui/tag.tsx';
import { reportQuery } from '../api.ts';
import { DownloadReport } from '../report/download-report.tsx';
import { PeopleTags } from '../review/people-tags.tsx';
import styles from './report-list.module.css';
import { ReportView } from './report-view.tsx';
import { basisOf, stateTones } from './score-words.ts';

/** Pixels: room for the report and, beside it, the transcript. */
const drawerWidth = 1120;

function Result({ report: { overall } }: { readonly report: InterviewReport }) {
  const { score100, band, uncertainty, state } = overall;
  if (score100 === null || band === null) {
    return <StatusTag tone={stateTones[state]}>{scoreStateLabels[state]}</StatusTag>;
  }
  return (
    <>
      <strong className={styles.band}>{bandLabels[band]}</strong>
      <span className={styles.score}>
        {score100} ± {uncertainty ?? 0} 分
      </span>
      {state !== 'scored' && <StatusTag tone={stateTones[state]}>{scoreStateLabels[state]}</StatusTag>}
    </>
  );
}

function ReportRow({ interviewId, onOpen }: { readonly interviewId: string; readonly onOpen: () => void }) {
  const { data: report, error, refetch } = useQuery(reportQuery(interviewId));
  if (report === undefined) {
    if (error === null) return <CardSkeletons count={1} />;
    return <ErrorState error={error} onRetry={() => void refetch()} title="报告没有加载出来" />;
  }
  if (report === null) {
    return (
      <div className={styles.row} role="status">
        <p className={styles.text}>报告正在生成，好了会自动出现在这里。</p>
      </div>
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <p className={styles.title}>
          AI 面试 · {report.title}
          <AiMark basis={basisOf(report.engine)} />
          {!report.complete && <StatusTag tone="warning">未完成</StatusTag>}
        </p>
        <p className={styles.result}>
          <Result report={report} />
          <PeopleTags interviewId={interviewId} />
          {report.endedAt !== null && <span className={styles.text}>{dateTime(report.endedAt)}</span>}
        </p>
      </div>
      <Button onClick={onOpen}>查看报告</Button>
    </div>
  );
}

/** A report that was opened; it was loaded by its row. */
function Opened({ interviewId }: { readonly interviewId: string }) {
  const { data: report } = useQuery(reportQuery(interviewId));
  return report === undefined || report === null ? <CardSkeletons count={2} /> : <ReportView report={report} />;
}

interface InterviewReportsProps {
  readonly interviewIds: readonly string[];
  /** The candidate's name: what is downloaded is called by it. */
  readonly whom: string;
}

/** The reports of these interviews, newest first as given, each with its result; one opens in a wide drawer. */
export function InterviewReports({ interviewIds, whom }: InterviewReportsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const beside = useMedia(wide);
  if (interviewIds.length === 0) {
    return <EmptyState title="还没有面试报告" text="候选人完成 AI 面试后，报告会出现在这里。" />;
  }
  return (
    <>
      <ul className={styles.list}>
        {interviewIds.map((interviewId) => (
          <li key={interviewId}>
            <ReportRow
              interviewId={interviewId}
              onOpen={() => {
                setOpened(interviewId);
                setShown(true);
              }}
            />
          </li>
        ))}
      </ul>
      <Drawer
        title="AI 面试报告"
        open={shown}
        onClose={() => setShown(false)}
        size={beside ? drawerWidth : '100%'}
        extra={opened !== null && <DownloadReport interviewId={opened} whom={whom} />}
        styles={{ wrapper: { maxWidth: '100vw' } }}
        // The sheet for a judgement opens over it: the report stays where it is.
        push={false}
      >
        {opened !== null && <Opened interviewId={opened} />}
      </Drawer>
    </>
  );
}
