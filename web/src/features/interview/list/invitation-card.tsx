import type { ListedInvitation } from '@pinjian/contract/application-interview.ts';
import { endedInvitationLabels } from '@pinjian/contract/application-view.ts';
import { interviewKindLabels, interviewStatusLabels } from '@pinjian/contract/interview.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { StatusTag } from '#ui/tag.tsx';
import { timeLeft, topicsText } from '../model.ts';
import styles from './list.module.css';

/** Answers an invitation; given by the route, since the answer belongs to another feature. */
export type DrawAnswer = (item: ListedInvitation) => ReactNode;

interface InvitationCardProps {
  readonly item: ListedInvitation;
  readonly now: number;
  readonly answer: DrawAnswer;
}

function whenText({ windowEndsAt, endedAt, invitation }: ListedInvitation, now: number): string {
  if (invitation.state === 'pending') return `请在 ${dateTime(windowEndsAt)} 前答复，${timeLeft(windowEndsAt, now)}`;
  if (invitation.state === 'expired') return `已于 ${dateTime(windowEndsAt)} 过期`;
  return `${endedInvitationLabels[invitation.state]}于 ${dateTime(endedAt ?? windowEndsAt)}`;
}

/** An invitation that there is no interview of: from whom, until when, what it involves, and the answer to it. */
export function InvitationCard({ item, now, answer }: InvitationCardProps) {
  const { invitation, title, companyName, status } = item;
  const { outline, state } = invitation;
  return (
    <li className={state === 'pending' ? `${styles.card} ${styles.waits}` : styles.card}>
      <div className={styles.what}>
        <div className={styles.headline}>
          <h2 className={styles.title}>
            <Link to={`/seeker/job/job-details/${invitation.positionId}`} className="target">
              {title}
            </Link>
          </h2>
          <StatusTag tone={state === 'pending' ? 'warning' : 'neutral'}>
            {state === 'pending' ? interviewStatusLabels[status] : endedInvitationLabels[state]}
          </StatusTag>
        </div>
        <p className={styles.facts}>{[`${interviewKindLabels[item.kind]}邀请`, companyName].join(' · ')}</p>
        <p className={styles.when}>{whenText(item, now)}</p>
        {outline !== null && (
          <p className={styles.facts}>
            AI 面试官文字问答，{outline.questionCount} 个主要问题，约 {outline.minutes} 分钟。会问到：
            {topicsText(outline)}
          </p>
        )}
      </div>
      {invitation.answer !== null && <div className={`${styles.next} ${styles.answers}`}>{answer(item)}</div>}
    </li>
  );
}
