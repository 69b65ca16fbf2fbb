import type { MyApplication } from '@pinjian/contract/application-view.ts';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { AnswerInvitation } from './answer-invitation.tsx';
import { deadlineText, interviewLook, nextStep } from './model.ts';
import styles from './standing.module.css';

interface InterviewStepProps {
  readonly application: MyApplication;
  /** Whose interview it is: 前端工程师. Names the buttons for readers. */
  readonly title: string;
}

/** The newest invitation to an AI interview: how it stands, until when, and what to do next. Nothing without one. */
export function InterviewStep({ application, title }: InterviewStepProps) {
  const now = useNow();
  const { invitation } = application;
  if (invitation === null) return null;
  const look = interviewLook(invitation);
  const step = nextStep(application);
  return (
    <div className={styles.step}>
      <p className={styles.what}>
        AI面试
        <StatusTag tone={look.tone}>{look.label}</StatusTag>
        {step?.kind === 'answer' && <span>请在 {deadlineText(step.until, now)}答复</span>}
        {step?.kind === 'prepare' && step.until !== null && <span>请在 {deadlineText(step.until, now)}完成</span>}
      </p>
      <div className={styles.buttons}>
        {step?.kind === 'answer' && (
          <AnswerInvitation
            title={title}
            chosen={{ invitationId: step.invitationId, from: application.state, version: application.version }}
          />
        )}
        {step?.kind === 'prepare' && (
          <Link to={`/seeker/interview/ai/preparation?interviewId=${step.interviewId}`} className={styles.primaryLink}>
            去面试
            <span className="visually-hidden">：{title}</span>
          </Link>
        )}
        {step?.kind === 'feedback' && (
          <Link to={`/seeker/interview/detail?interviewId=${step.interviewId}`} className={styles.link}>
            查看反馈
            <span className="visually-hidden">：{title}</span>
          </Link>
        )}
      </div>
    </div>
  );
}
