import type { InterviewFeedback } from '@pinjian/contract/interview-report.ts';
import { StatusTag } from '#ui/tag.tsx';
import { outcomeCounts, outcomeLabels, outcomeTones } from '../components/score-words.ts';
import styles from './feedback.module.css';

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

/** Question by question: what was said to it and what was missing. */
export function QuestionFeedback({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <>
      <p className={styles.quiet}>{outcomeCounts(questions.map(({ outcome }) => outcome)).join('，')}</p>
      <ol className={styles.questions}>
        {questions.map(({ index, text, outcome, shown, missing, advice }) => (
          <li key={index} className={styles.question}>
            <div className={styles.head}>
              <h3 className={styles.asked}>
                <span className={styles.number}>{index + 1}</span>
                {text}
              </h3>
              {outcome !== 'answered' && <StatusTag tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</StatusTag>}
            </div>
            <Points title="讲到了" points={shown} />
            {outcome === 'answered' && <Points title="可以补充" points={missing} />}
            <p className={styles.quiet}>{advice}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
