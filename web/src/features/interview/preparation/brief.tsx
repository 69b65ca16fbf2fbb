import { interviewKindLabels } from '@pinjian/contract/interview.ts';
import type { AiUse } from '@pinjian/contract/interview-setup.ts';
import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import { dateTime } from '#lib/format/time.ts';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { timeLeft } from '../model.ts';
import styles from './preparation.module.css';

/** What the company lets one use, in a sentence to the candidate. */
const rules: Readonly<Record<AiUse, string>> = {
  forbidden: '请独立作答：不要查资料，也不要用 AI 代答。',
  lookUp: '可以查资料；请不要用 AI 代答。',
  allowed: '可以查资料，也可以用 AI 帮忙；请说清哪些是您自己的做法和判断。',
};

/** What will happen, in the order in which it happens. */
function stepsOf({ questionCount, minutes, aiUse }: InterviewDetail): readonly string[] {
  return [
    `面试官先打招呼，您按“我准备好了”才开始提问。一共 ${questionCount} 个主要问题，大约 ${minutes} 分钟，会根据您的回答追问。`,
    '打字作答，写完再发送。可以请面试官重复问题、换个说法，也可以先想一想、跳过或暂停。',
    ...(aiUse === null ? [] : [rules[aiUse]]),
    '评分只看您说了什么，打字快慢、停顿、语气都不算。没有说到的内容不会替您补上。',
    '每句话发出后马上保存，断网、刷新、关掉页面都不会丢，回来从同一题继续。',
    '面试后会给您反馈：讲清了什么、怎样可以更进一步。AI 不会淘汰任何人，去留由人决定。',
  ];
}

/** What this interview is: who asks, how much, how long, in which form, until when. */
export function Brief({ interview }: { readonly interview: InterviewDetail }) {
  const now = useNow();
  const facts = [
    ['面试官', 'AI 面试官，不是真人'],
    ['形式', '文字问答，不录音、不录像'],
    ['题目', `${interview.questionCount} 个主要问题`],
    ['时长', `约 ${interview.minutes} 分钟`],
    ['有效期', `${dateTime(interview.windowEndsAt)} 前，${timeLeft(interview.windowEndsAt, now)}`],
  ] as const;
  return (
    <section className={styles.card} aria-labelledby="brief-title">
      <div className={styles.heading}>
        <h2 id="brief-title" className={styles.lead}>
          {interview.title}
        </h2>
        <StatusTag tone="accent">{interviewKindLabels[interview.kind]}</StatusTag>
      </div>
      {interview.companyName !== '' && <p className={styles.text}>{interview.companyName}</p>}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.subtitle}>面试怎么进行</h3>
      <ol className={styles.steps}>
        {stepsOf(interview).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
