import { maxDemoAnswer, type DemoInterview } from '@pinjian/contract/interview-demo.ts';
import { useEffect, useRef, useState } from 'react';
import styles from './demo.module.css';
import type { Said } from './use-demo.ts';

interface DemoTalkProps {
  readonly interview: DemoInterview;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onSay: (said: Said) => Promise<boolean>;
}

/** The conversation and one field. What is written stays in the field until it has arrived. */
export function DemoTalk({ interview, busy, problem, onSay }: DemoTalkProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLLIElement>(null);
  const { turns, question } = interview;
  const newest = turns.at(-1)?.seq;
  useEffect(() => {
    if (newest === undefined) return;
    end.current?.scrollIntoView({ block: 'nearest' });
    field.current?.focus({ preventScroll: true });
  }, [newest]);

  async function send(): Promise<void> {
    const answer = text.trim();
    if (answer === '') field.current?.focus();
    else if (await onSay({ text: answer })) setText('');
  }

  const last = turns.findLast((turn) => turn.speaker === 'interviewer');
  return (
    <section className={styles.card} aria-label="体验面试">
      <p className={styles.progress}>
        第 {(question?.index ?? 0) + 1} 题，共 {question?.total ?? 2} 题
      </p>
      <ol className={styles.turns}>
        {turns.map((turn, index) => (
          <li
            key={turn.seq}
            ref={index === turns.length - 1 ? end : undefined}
            className={turn.speaker === 'candidate' ? `${styles.turn} ${styles.own}` : styles.turn}
          >
            <span className={styles.speaker}>{turn.speaker === 'candidate' ? '我' : 'AI 面试官'}</span>
            <p>{turn.text}</p>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {last === undefined ? '' : `面试官：${last.text}`}
      </p>
      <label className={styles.field}>
        <span className="visually-hidden">您的回答</span>
        <textarea
          ref={field}
          rows={5}
          maxLength={maxDemoAnswer}
          value={text}
          placeholder="像面对面聊天一样写下您的回答。按 Ctrl + Enter 发送"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
      </label>
      {text.length > maxDemoAnswer - 200 && <p className={styles.note}>还可以写 {maxDemoAnswer - text.length} 个字</p>}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}。您写的内容还在，可以再发送一次。
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.primary} disabled={busy} onClick={() => void send()}>
          {busy ? '面试官在看…' : '发送'}
        </button>
        <button
          type="button"
          className={styles.plain}
          disabled={busy}
          onClick={() => void onSay({ signal: 'rephrase' })}
        >
          换个说法
        </button>
        <button type="button" className={styles.plain} disabled={busy} onClick={() => void onSay({ signal: 'skip' })}>
          跳过这题
        </button>
      </div>
    </section>
  );
}
