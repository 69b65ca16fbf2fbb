import { interviewDifficultyLabels } from '@pinjian/contract/interview.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { previewJobSimulation } from '@pinjian/contract/interview-practice.ts';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { nextStep, timeLeft } from '../model.ts';
import styles from './outline.module.css';

export type Preview = Answer<typeof previewJobSimulation>;

/** A begun practice of the same, to be gone on with. */
function Unfinished({ unfinished }: Pick<Preview, 'unfinished'>) {
  const now = useNow();
  return (
    <ul className={styles.unfinished} aria-label="没做完的练习">
      {unfinished.map(({ interviewId, difficulty, state, windowEndsAt }) => (
        <li key={interviewId}>
          <span>
            有一场没做完的{interviewDifficultyLabels[difficulty]}练习，{timeLeft(windowEndsAt, now)}
          </span>
          <Link to={nextStep({ interviewId, state, status: 2, feedbackReady: false }).to}>
            {state === 'running' ? '继续' : '去准备'}
            <span className="visually-hidden">：没做完的{interviewDifficultyLabels[difficulty]}练习</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What a practice will ask about: how many questions and about how many minutes on what, and none of the questions. */
export function OutlineCard({ preview }: { readonly preview: Preview }) {
  const { title, companyName, questionCount, minutes, followUps, topics, skills, withResume, unfinished } = preview;
  const longest = Math.max(...topics.map((topic) => topic.minutes), 1);
  return (
    <>
      <p className={styles.subject}>
        <strong>{title}</strong>
        {companyName !== '' && <span>{companyName}</span>}
      </p>
      <p className={styles.size}>
        {questionCount} 个主要问题，约 {minutes} 分钟，每题最多追问 {followUps} 次
      </p>
      <ul className={styles.topics} aria-label="会问到的能力">
        {topics.map((topic) => (
          <li key={topic.name}>
            <span className={styles.topicName}>{topic.name}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(topic.minutes / longest) * 100}%` }} />
            </span>
            <span className={styles.topicSize}>
              {topic.questions} 题 · 约 {topic.minutes} 分钟
            </span>
          </li>
        ))}
      </ul>
      {skills.length > 0 && (
        <p className={styles.skills}>
          <span>会结合</span>
          {skills.map((skill) => (
            <StatusTag key={skill} tone="accent">
              {skill}
            </StatusTag>
          ))}
        </p>
      )}
      <p className={styles.quiet}>
        {withResume ? '开场会请您讲讲简历里的一段经历。' : '还没有确认过的简历，开场会请您讲一件自己做过的事。'}
        反馈只有您能看到。
      </p>
      {unfinished.length > 0 && <Unfinished unfinished={unfinished} />}
    </>
  );
}
