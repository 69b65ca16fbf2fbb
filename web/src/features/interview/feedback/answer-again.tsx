import { maxTryText, type AnswerTries } from '@pinjian/contract/interview-try.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '#lib/client.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import styles from './answer-again.module.css';
import { answerAgainMutation } from './api.ts';
import { Tries } from './tries.tsx';

interface AnswerAgainProps {
  readonly interviewId: string;
  readonly question: number;
  readonly tries: AnswerTries;
}

/** The same question once more: the new answer is rated beside the first one, and every try is kept. */
export function AnswerAgain({ interviewId, question, tries: { left, questions } }: AnswerAgainProps) {
  const [text, setText] = useState<string | null>(null);
  const answer = useMutation(answerAgainMutation);
  const id = useId();
  const mine = questions.find(({ index }) => index === question)?.tries ?? [];
  const isEmpty = (text ?? '').trim() === '';
  useKeptDraft<string>(`try-${interviewId}-${question}`, {
    read: () => (text === null || isEmpty ? undefined : text),
    restore: setText,
  });

  /** Whoever asked for it goes on by typing. */
  function begin() {
    flushSync(() => setText(''));
    document.getElementById(id)?.focus();
  }

  async function send() {
    if (text === null || isEmpty || answer.isPending) return;
    try {
      await answer.mutateAsync({ interviewId, question, text: text.trim() });
      setText(null);
    } catch (reason) {
      // The answer stays where it was typed, and the refusal below it.
      if (!(reason instanceof CallError)) throw reason;
    }
  }

  return (
    <div className={styles.again}>
      {text === null ? (
        <div>
          <Button disabled={left === 0} onClick={begin}>
            再答一次<span className="visually-hidden">：第 {question + 1} 题</span>
          </Button>
          {left === 0 && <p className={styles.quiet}>24 小时内再答的次数用完了，明天可以接着练。</p>}
        </div>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <label htmlFor={id} className={styles.label}>
            再答第 {question + 1} 题
          </label>
          <Input.TextArea
            id={id}
            value={text}
            maxLength={maxTryText}
            showCount
            autoSize={{ minRows: 4, maxRows: 14 }}
            placeholder="像面试时那样，用自己的话把这一题完整地讲一遍"
            onChange={({ target }) => setText(target.value)}
          />
          <p className={styles.quiet}>按同一套标准另评一次，原来的反馈不变。24 小时内还能再答 {left} 次。</p>
          {answer.error !== null && (
            <p className={styles.fault} role="alert">
              {answer.error.message}
            </p>
          )}
          <div className={styles.buttons}>
            <Button onClick={() => setText(null)} disabled={answer.isPending}>
              先不答
            </Button>
            <Button type="primary" htmlType="submit" loading={answer.isPending} disabled={isEmpty}>
              看看这次的级别
            </Button>
          </div>
        </form>
      )}
      <div aria-live="polite">{mine.length > 0 && <Tries tries={mine} />}</div>
    </div>
  );
}
