import type { DemoQuestionFeedback } from '@pinjian/contract/interview-demo.ts';
import { useEffect, useRef } from 'react';
import { LinkButton, PlainButton } from '#ui/button.tsx';
import styles from './demo.module.css';

interface DemoFeedbackProps {
  readonly questions: readonly DemoQuestionFeedback[];
  readonly onAgain: () => void;
}

/** What each answer has shown, in the visitor's own words, and what it left open. No score: two questions carry none. */
export function DemoFeedback({ questions, onAgain }: DemoFeedbackProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <section className={styles.card}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        这次体验的反馈
      </h1>
      <p className={styles.lead}>
        每一条都引用您自己的原话。两个问题不足以评价一个人，所以这里没有分数；正式的面试有五到七个问题，会给出带依据的评分。
      </p>
      {questions.map((each, index) => (
        <Question key={each.text} index={index} feedback={each} />
      ))}
      <p className={styles.note}>这些内容一小时内全部删除，需要的话请现在自己保存。</p>
      <div className={styles.actions}>
        <LinkButton to="/login" primary>
          登录，开始正式练习
        </LinkButton>
        <PlainButton onClick={onAgain}>换个方向再试</PlainButton>
      </div>
    </section>
  );
}

function Question({ index, feedback }: { readonly index: number; readonly feedback: DemoQuestionFeedback }) {
  const { text, answered, shown, missing } = feedback;
  return (
    <section className={styles.question}>
      <h2>
        问题 {index + 1}：{text}
      </h2>
      {!answered && <p className={styles.note}>这一题没有作答。</p>}
      {answered && (
        <p className={styles.found}>
          {shown.length === 0
            ? '这段回答里还没有听到这道题的要点。讲一件真实发生过的事，会清楚得多。'
            : `这道题想听到 ${shown.length + missing.length} 个要点，您讲清楚了 ${shown.length} 个。`}
        </p>
      )}
      {shown.length > 0 && (
        <>
          <h3>讲清楚了</h3>
          <ul className={styles.points}>
            {shown.map(({ label, quote }) => (
              <li key={label}>
                {label}
                <blockquote>“{quote}”</blockquote>
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && (
        <>
          <h3>{answered ? '还可以补充' : '这道题想听到的'}</h3>
          <ul className={styles.points}>
            {missing.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
