import type { InterviewFeedback } from '@pinjian/contract/interview-report.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { AiMark, StatusTag } from '#ui/tag.tsx';
import { EngineNote } from '../components/engine-note.tsx';
import { Quotes } from '../components/quotes.tsx';
import { basisOf } from '../components/score-words.ts';
import { useJump } from '../components/use-jump.ts';
import { MyTranscript } from '../correction/my-transcript.tsx';
import { MyReview } from '../review/my-review.tsx';
import { CompetencyFeedback } from './competency-feedback.tsx';
import styles from './feedback.module.css';
import { QuestionFeedback } from './question-feedback.tsx';

function Part({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h2 id={id} className={styles.partTitle}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The seeker's feedback: what was shown, in their own words, and how to reach the next step; never only a number. */
export function FeedbackView({ feedback }: { readonly feedback: InterviewFeedback }) {
  const jump = useJump();
  const { complete, summary, practice, strengths, nextStep, competencies, engine } = feedback;
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Part
          title="这场面试"
          aside={
            <>
              <AiMark basis={basisOf(engine)} />
              {!complete && <StatusTag tone="warning">没有答完</StatusTag>}
            </>
          }
        >
          <div className={styles.card}>
            <p className={styles.summary}>{summary}</p>
            {feedback.correction !== null && (
              <p className={styles.quiet}>已按您更正的文字记录重新评分，下面的反馈以更正后的文字为准。</p>
            )}
            <div className={styles.next}>
              <p>
                <span className={styles.nextLabel}>下一步</span>
                {nextStep}
              </p>
            </div>
            <p className={styles.quiet}>
              {basisOf(engine)}。只看您说了什么，不看姓名、性别、年龄、学校，也不看打字快慢。
              {!practice && '去留由招聘方的人决定，不由这份反馈决定。'}
            </p>
          </div>
        </Part>
        {strengths.length > 0 && (
          <Part title="讲得好的地方">
            <ul className={styles.items}>
              {strengths.map(({ topic, quote }) => (
                <li key={`${quote.seq}:${quote.start}`} className={styles.card}>
                  <h3 className={styles.name}>{topic}</h3>
                  <Quotes quotes={[quote]} onOpen={jump.to} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        {!practice && (
          <Part title="人工复核">
            <MyReview interviewId={feedback.interviewId} />
          </Part>
        )}
        <Part title="各项能力">
          <ul className={styles.items}>
            {competencies.map((competency) => (
              <CompetencyFeedback key={competency.name} competency={competency} onOpen={jump.to} />
            ))}
          </ul>
        </Part>
        <Part title="逐题回看">
          <div className={styles.card}>
            <QuestionFeedback feedback={feedback} />
          </div>
        </Part>
        <EngineNote engine={engine} revision={feedback.revision} createdAt={feedback.createdAt} />
      </div>
      <aside className={styles.aside} aria-label="文字记录">
        <div className={styles.asideHead}>
          <h2 className={styles.partTitle}>文字记录</h2>
          {jump.chosen !== null && (
            <button type="button" className={styles.back} onClick={jump.back}>
              回到引用处
            </button>
          )}
        </div>
        <MyTranscript feedback={feedback} jump={jump} />
      </aside>
    </div>
  );
}
