import type { Invitation } from '@pinjian/contract/application-view.ts';
import type { ReactNode } from 'react';
import { Receipt } from '../cost/receipt.tsx';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { StatusTag } from '#ui/tag.tsx';
import { interviewLook } from '../standing/model.ts';
import { heldInterviews } from './model.ts';
import styles from './talent.module.css';

interface InterviewsProps {
  readonly invitations: readonly Invitation[];
  /** How one that was held ended: broken off or to its end, which its report knows. */
  readonly heldMark: (interviewId: string) => ReactNode;
}

/** The AI interviews that a candidate was invited to, newest first, and how each stands. */
export function Interviews({ invitations, heldMark }: InterviewsProps) {
  const now = useNow();
  if (invitations.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="interviews-title">
      <h2 id="interviews-title" className={styles.cardTitle}>
        AI面试
      </h2>
      <ul className={styles.interviews}>
        {invitations.map((invitation) => {
          const { label, tone } = interviewLook(invitation);
          const [heldId] = heldInterviews([invitation]);
          return (
            <li key={invitation.invitationId} className={styles.interview}>
              {heldId === undefined ? <StatusTag tone={tone}>{label}</StatusTag> : heldMark(heldId)}
              {invitation.review === 'pending' && <StatusTag tone="warning">候选人申请人工复核</StatusTag>}
              <Receipt subjectId={invitation.invitationId} />
              <span className={styles.muted}>邀请于 {messageTime(invitation.invitedAt, now)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
