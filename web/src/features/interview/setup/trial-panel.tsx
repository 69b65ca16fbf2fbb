import { CheckCircleOutlined, MinusCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { maxTrialAnswer, type OwnQuestion, type QuestionTrial } from '@pinjian/contract/interview-setup.ts';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Level } from '../components/level.tsx';
import { tryQuestionMutation } from './api.ts';
import { lackOf, triedQuestion } from './model.ts';
import styles from './setup.module.css';

interface TrialPanelProps {
  readonly positionId: string;
  readonly question: OwnQuestion;
}

/** Answers a question as a candidate might, to see what would be rated, why, and what would be asked next. */
export function TrialPanel({ positionId, question }: TrialPanelProps) {
  const [answer, setAnswer] = useState('');
  const trial = useMutation(tryQuestionMutation);
  const id = useId();
  // What it lacks stands below the question.
  const isWhole = lackOf(question) === null;
  const run = () => trial.mutate({ positionId, question: triedQuestion(question), answer });
  return (
    <div className={styles.trial}>
      <label htmlFor={id} className={styles.label}>
        试答：像候选人那样写一段回答，看看会怎样评分。不会保存。
      </label>
      <Input.TextArea
        id={id}
        value={answer}
        maxLength={maxTrialAnswer}
        autoSize={{ minRows: 3, maxRows: 10 }}
        placeholder="写一个好的回答和一个差的回答各试一次，要点最容易写准。"
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className={styles.tryLine}>
        <Button loading={trial.isPending} disabled={!isWhole || answer.trim() === ''} onClick={run}>
          看看评分
        </Button>
      </div>
      {trial.error !== null && <ErrorState error={trial.error} onRetry={run} title="没有评出来" />}
      <div aria-live="polite">{trial.data !== undefined && <TrialResult trial={trial.data} />}</div>
    </div>
  );
}

/** What the interviewer would do next. */
function nextOf({ followUp, points }: QuestionTrial): string {
  if (followUp !== null) return `接下来会追问：${followUp}`;
  return points.every(({ said }) => said)
    ? '要点都说到了，不会再追问。'
    : '这段回答已经够长，不会再追问；没有听到的要点仍会影响评分。';
}

function TrialResult({ trial }: { readonly trial: QuestionTrial }) {
  return (
    <div className={styles.result}>
      <p className={styles.score}>
        {trial.score === null ? (
          <strong>{trial.state === 'needsReview' ? '待人工确认' : '证据不足，不给分'}</strong>
        ) : (
          <>
            <strong>{trial.score.toFixed(1)} / 5</strong>
            <Level value={trial.score} />
          </>
        )}
        {trial.remark !== '' && <span className={styles.hint}>{trial.remark}</span>}
      </p>
      <ul className={styles.found}>
        {trial.points.map(({ label, said, quote }) => (
          <li key={label}>
            {said ? <CheckCircleOutlined className={styles.good} /> : <MinusCircleOutlined className={styles.none} />}
            <span>
              {label}：{said && quote !== null ? `“${quote}”` : said ? '说到了' : '没有听到'}
            </span>
          </li>
        ))}
        {trial.wrongs.map(({ label, quote }) => (
          <li key={label}>
            <WarningOutlined className={styles.bad} />
            <span>
              不应出现的说法“{label}”：“{quote}”
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{nextOf(trial)}</p>
    </div>
  );
}
