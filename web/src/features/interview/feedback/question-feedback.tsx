import type { InterviewFeedback } from '@pinjian/contract/interview-report.ts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/error-state.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { Level } from '../components/level.tsx';
import { outcomeCounts, outcomeLabels, outcomeTones } from '../components/score-words.ts';
import { AnswerAgain } from './answer-again.tsx';
import { triesQuery } from './api.ts';
import styles from './feedback.module.css';
import { Rewritten } from './rewritten.tsx';

type Question = InterviewFeedback['questions'][number];

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <p>
      <span className={styles.pointsTitle}>{title}</span>
      {points.join('；')}
    </p>
  );
}

function OwnAnswer({ said }: Pick<Question, 'said'>) {
  if (said.length === 0) return null;
  return (
    <details className={styles.ownAnswer}>
      <summary>我的回答</summary>
      {said.map((words, turn) => (
        // Turns stand in the order in which they were said, and never change places.
        <p key={`${turn}-${words}`} className={styles.said}>
          {words}
        </p>
      ))}
    </details>
  );
}

/** Question by question: what was said to it, what was missing, how to go on, and in a practice the same once more. */
export function QuestionFeedback({ feedback }: { readonly feedback: InterviewFeedback }) {
  const { interviewId, practice, questions } = feedback;
  const { data: tries, error, refetch } = useQuery({ ...triesQuery(interviewId), enabled: practice });
  return (
    <>
      <p className={styles.quiet}>{outcomeCounts(questions.map(({ outcome }) => outcome)).join('，')}</p>
      {error !== null && tries === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} title="再答的记录没有加载出来" />
      )}
      <ol className={styles.questions}>
        {questions.map(({ index, text, outcome, level, said, shown, missing, advice, rewrite }) => (
          <li key={index} className={styles.question}>
            <div className={styles.head}>
              <h3 className={styles.asked}>
                <span className={styles.number}>{index + 1}</span>
                {text}
              </h3>
              {level !== null && (
                <span className={styles.level}>
                  <Level value={level} />第 {level} 级
                </span>
              )}
              {outcome !== 'answered' && <StatusTag tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</StatusTag>}
            </div>
            <OwnAnswer said={said} />
            <Points title="讲到了" points={shown} />
            {outcome === 'answered' && <Points title="可以补充" points={missing} />}
            <p className={styles.quiet}>{advice}</p>
            {rewrite !== null && <Rewritten rewrite={rewrite} />}
            {tries?.available === true && outcome !== 'notAsked' && (
              <AnswerAgain interviewId={interviewId} question={index} tries={tries} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
