import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { interviewQuery } from '../api.ts';
import { detailPath, interviewsPath } from '../model.ts';
import { Presence } from './presence.tsx';
import { lastOfInterviewer } from './reading.ts';
import type { RoomState } from './state.ts';
import styles from './thank-you.module.css';

/** What happens now, in the order in which it happens. */
function stepsAfter({ kind, companyName }: Pick<InterviewDetail, 'kind' | 'companyName'>): readonly string[] {
  const own = ['文字记录已经保存，系统正在整理反馈，通常一分钟内就好'];
  if (kind !== 'position') return [...own, '这是您自己的练习，只有您能看到'];
  return [
    ...own,
    `报告会同时提供给${companyName === '' ? '招聘方' : companyName}，分数只是参考，去留由招聘方的人决定`,
    '有进展时，消息中心会通知您',
  ];
}

interface ThankYouProps {
  readonly interview: InterviewDetail;
  /** The room one comes from; null when one opens an interview that has ended. */
  readonly room: RoomState | null;
}

/** After the end: thanks, what happens next, and the way to the feedback as soon as it is there. */
export function ThankYou({ interview, room }: ThankYouProps) {
  const { data = interview } = useQuery(interviewQuery(interview.interviewId));
  const heading = useRef<HTMLHeadingElement>(null);
  const farewell = room === null ? null : lastOfInterviewer(room.turns);
  const unsent = room?.draft.trim() ?? '';
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.room} data-theme="dark">
      <div className={styles.box}>
        <div className={styles.presence}>
          <Presence state="resting" />
        </div>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          面试结束了，谢谢您
        </h1>
        {farewell !== null && <p className={styles.farewell}>{farewell.text}</p>}
        <section className={styles.next} aria-labelledby="next-title">
          <h2 id="next-title" className={styles.nextTitle}>
            接下来
          </h2>
          <ol>
            {stepsAfter(interview).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        {unsent !== '' && (
          <section className={styles.unsent} aria-labelledby="unsent-title">
            <h2 id="unsent-title" className={styles.nextTitle}>
              还有一段没有发出，没有计入面试
            </h2>
            <p>{unsent}</p>
          </section>
        )}
        <p className={styles.state} role="status">
          {data.feedbackReady ? '反馈已经好了' : '正在整理反馈…'}
        </p>
        <div className={styles.actions}>
          <LinkButton primary to={detailPath(interview.interviewId)}>
            {data.feedbackReady ? '查看反馈' : '去反馈页等待'}
          </LinkButton>
          <LinkButton to={interviewsPath}>我的面试</LinkButton>
          <LinkButton to="/seeker/job">继续看职位</LinkButton>
        </div>
      </div>
    </div>
  );
}
