import type { InterviewReport, ReportQuote } from '@pinjian/contract/interview-report.ts';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { AiMark, StatusTag } from '#ui/tag.tsx';
import { ReportReviewPart } from '../review/report-review.tsx';
import { CorrectedResult } from './corrected-result.tsx';
import { EngineNote } from './engine-note.tsx';
import { OverallScore } from './overall-score.tsx';
import { ReportCompetencies } from './report-competencies.tsx';
import { ReportCoverage } from './report-coverage.tsx';
import { ReportQuestions } from './report-questions.tsx';
import { ReportRadar } from './report-radar.tsx';
import styles from './report.module.css';
import { basisOf } from './score-words.ts';
import { Transcript } from './transcript.tsx';
import { useJump, type Jump } from './use-jump.ts';
import { WordingSwitch } from './wording-switch.tsx';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Every quote that something in the report rests on. */
function quotesOf({ competencies, coverage, questions }: InterviewReport): readonly ReportQuote[] {
  return [
    ...competencies.flatMap((each) => each.quotes),
    ...coverage.flatMap((each) => each.quotes),
    ...questions.flatMap((each) => each.points.flatMap((point) => point.quote ?? [])),
  ];
}

function Extras({ report }: { readonly report: InterviewReport }) {
  const { nextRound, candidateQuestions } = report;
  return (
    <>
      {nextRound.length > 0 && (
        <Part title="建议真人面试时核实">
          <ul className={styles.bullets}>
            {nextRound.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Part>
      )}
      {candidateQuestions.length > 0 && (
        <Part title="候选人的提问">
          <ul className={styles.bullets}>
            {candidateQuestions.map(({ text, answered }) => (
              <li key={text}>
                {text}{' '}
                <span className={styles.quiet}>{answered ? '已按职位信息回答' : '职位信息里没有，还没回答'}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** What the scores point into, as corrected or as it was said. */
function ReportTranscript({ report, jump }: { readonly report: InterviewReport; readonly jump: Jump }) {
  const [original, setOriginal] = useState(false);
  const corrections = report.correction?.turns ?? [];
  return (
    <aside className={styles.aside} aria-label="文字记录">
      <div className={styles.asideHead}>
        <h3 className={styles.partTitle}>文字记录</h3>
        {jump.chosen !== null && (
          <button type="button" className={styles.back} onClick={jump.back}>
            回到引用处
          </button>
        )}
        {corrections.length > 0 && <WordingSwitch original={original} onChange={setOriginal} />}
      </div>
      <Transcript
        turns={report.transcript}
        candidate="候选人"
        quotes={quotesOf(report)}
        chosen={jump.chosen}
        turnId={jump.turnId}
        corrections={corrections}
        original={original}
      />
    </aside>
  );
}

/** The employer's report: every score with its receipts, and beside it the transcript that they point into. */
export function ReportView({ report }: { readonly report: InterviewReport }) {
  const jump = useJump();
  const { complete, engine } = report;
  return (
    <div className={styles.report}>
      <div className={styles.body}>
        <div className={styles.top}>
          <AiMark basis={basisOf(engine)} />
          {!complete && <StatusTag tone="warning">未完成</StatusTag>}
          <p className={styles.quiet}>
            {report.endedAt === null ? '' : `${dateTime(report.endedAt)} 结束。`}
            {basisOf(engine)}。分数只是参考，去留由您决定；评分不看姓名、性别、年龄和学校。
          </p>
          {!complete && <p className={styles.flags}>候选人没有答完全部题目，报告只包含已经作答的部分。</p>}
        </div>
        <Part title="总评">
          {report.correction !== null && <CorrectedResult correction={report.correction} overall={report.overall} />}
          <div className={styles.summary}>
            <OverallScore overall={report.overall} />
            <ReportRadar competencies={report.competencies} />
          </div>
        </Part>
        <Part title="人工评价">
          <ReportReviewPart report={report} />
        </Part>
        <Part title="能力项">
          <ReportCompetencies interviewId={report.interviewId} competencies={report.competencies} onOpen={jump.to} />
        </Part>
        <Part title="职位要求">
          <ReportCoverage coverage={report.coverage} onOpen={jump.to} />
        </Part>
        <Part title="逐题">
          <ReportQuestions questions={report.questions} onOpen={jump.to} />
        </Part>
        <Extras report={report} />
        <Part title="怎么得出的">
          <EngineNote
            engine={engine}
            revision={report.revision}
            createdAt={report.createdAt}
            register={report.register}
          />
        </Part>
      </div>
      <ReportTranscript report={report} jump={jump} />
    </div>
  );
}
