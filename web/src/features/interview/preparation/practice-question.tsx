import { useState } from 'react';
import { AnswerBox } from '../components/answer-box.tsx';
import styles from './preparation.module.css';

const question = '请用两三句话说一件您最近做完的事：当时要解决什么，您做了什么，结果怎样。';

/** A question to get used to the box. It stays in this page: nothing is sent, stored or scored. */
export function PracticeQuestion() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  return (
    <section className={styles.card} aria-labelledby="practice-title">
      <h2 id="practice-title" className={styles.title}>
        先练一题
      </h2>
      <p className={styles.text}>不计分，也不会保存或发给任何人，只是熟悉一下怎么作答。可以跳过。</p>
      <p className={styles.practice}>{question}</p>
      {sent === null ? (
        <AnswerBox
          label="练习的回答"
          placeholder="写下回答，试试发送"
          value={text}
          onChange={setText}
          onSend={() => setSent(text.trim())}
        />
      ) : (
        <div className={styles.practised} role="status">
          <blockquote className={styles.sent}>{sent}</blockquote>
          <p className={styles.text}>
            就是这样。面试里发出后会显示“已保存”，面试官接着会就您说的内容追问，或者问下一题。
          </p>
          <button type="button" className={styles.again} onClick={() => setSent(null)}>
            再试一次
          </button>
        </div>
      )}
    </section>
  );
}
