import { answerFlagLabels, scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import type { QuestionResult, ReportQuote } from '@pinjian/contract/interview-report.ts';
import { StatusTag } from '#ui/tag.tsx';
import { Quotes } from './quotes.tsx';
import styles from './report.module.css';
import { StandingTag } from './standing-tag.tsx';
import { outcomeCounts, outcomeLabels, outcomeTones, stateTones } from './score-words.ts';

/** What the state of a question adds to its outcome: nothing where one follows from the other. */
function showsState({ outcome, state, standing }: QuestionResult): boolean {
  return outcome === 'answered' && state !== 'scored' && standing !== 'evidence';
}

function Question({
  question,
  onOpen,
}: {
  readonly question: QuestionResult;
  readonly onOpen: (quote: ReportQuote) => void;
}) {
  const { index, text, outcome, followUps, state, standing, score, points, flags, wrongs = [] } = question;
  return (
    <li>
      <details className={styles.question}>
        <summary>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.asked}>{text}</span>
          <span className={styles.marks}>
            {score !== null && <span className={styles.figure}>{score.toFixed(1)}</span>}
            {outcome === 'answered' && <StandingTag standing={standing} />}
            {outcome !== 'answered' && <StatusTag tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</StatusTag>}
            {showsState(question) && <StatusTag tone={stateTones[state]}>{scoreStateLabels[state]}</StatusTag>}
          </span>
        </summary>
        <div className={styles.inside}>
          {question.anchor !== null && <p>{question.anchor}</p>}
          {followUps > 0 && <p className={styles.quiet}>追问 {followUps} 次</p>}
          {flags.length > 0 && <p className={styles.flags}>{flags.map((flag) => answerFlagLabels[flag]).join('；')}</p>}
          <ul className={styles.points}>
            {points.map(({ label, met, quote }) => (
              <li key={label}>
                <p className={met ? styles.met : styles.unmet}>
                  <span aria-hidden="true">{met ? '✓' : '–'}</span>
                  {label}
                  <span className="visually-hidden">{met ? '，讲到了' : '，没有讲到'}</span>
                </p>
                {quote !== null && <Quotes quotes={[quote]} onOpen={onOpen} />}
              </li>
            ))}
            {wrongs.map(({ label, quote }) => (
              <li key={label}>
                <p className={styles.flags}>说错了：{label}（所以这题的分数有上限）</p>
                <Quotes quotes={[quote]} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}

interface QuestionsProps {
  readonly questions: readonly QuestionResult[];
  readonly onOpen: (quote: ReportQuote) => void;
}

/** Question by question: what became of it, which points of its rubric were met, what was peculiar. */
export function ReportQuestions({ questions, onOpen }: QuestionsProps) {
  return (
    <>
      <p className={styles.quiet}>{outcomeCounts(questions.map(({ outcome }) => outcome)).join('，')}</p>
      <ol className={styles.rows}>
        {questions.map((question) => (
          <Question key={question.index} question={question} onOpen={onOpen} />
        ))}
      </ol>
    </>
  );
}
