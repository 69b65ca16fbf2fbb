import type { TargetJob } from '@pinjian/contract/application.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { Link } from 'react-router';
import { dateOnly, messageTime } from '#lib/format/time.ts';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { RoundLine } from '../round/round-line.tsx';
import { InterviewStep } from '../standing/interview-step.tsx';
import { hasStanding, standingLook } from '../standing/model.ts';
import { OfferStep } from '../offer/mine/offer-step.tsx';
import { ProgressLink } from '../timeline/my-progress.tsx';
import styles from './home.module.css';

interface ApplicationFooterProps {
  readonly target: TargetJob;
  /** Path before /job-details. */
  readonly base: string;
}

/** Below a position of the dashboard: where the application stands, and the next step. */
export function ApplicationFooter({ target: { position, application }, base }: ApplicationFooterProps) {
  const now = useNow();
  const { positionId, title } = position;
  const details = `${base}/job-details/${positionId}`;
  if (!hasStanding(application)) {
    const open = position.status.value === positionStatus.open;
    return (
      <div className={styles.footer}>
        <div className={styles.line}>
          <span>{open ? '还没有投递' : '这个职位已停止招聘'}</span>
          {open && (
            <Link to={details} className={styles.next}>
              去投递<span className="visually-hidden">：{title}</span>
            </Link>
          )}
        </div>
        {application !== null && <InterviewStep application={application} title={title} />}
      </div>
    );
  }
  const { label, tone } = standingLook(application);
  const { appliedAt, resume, applyAgainAt, round } = application;
  return (
    <div className={styles.footer}>
      <div className={styles.line}>
        <StatusTag tone={tone}>{label}</StatusTag>
        {appliedAt !== null && <time dateTime={appliedAt}>投递于 {messageTime(appliedAt, now)}</time>}
        {resume !== null && <span className={styles.resume}>简历“{resume.title}”</span>}
        {applyAgainAt !== null && <span>{dateOnly(applyAgainAt)} 起可以再次投递</span>}
        <span className={styles.next}>
          <ProgressLink applicationId={application.applicationId} title={title} />
        </span>
      </div>
      {round !== null && <RoundLine round={round} title={title} to={details} />}
      <InterviewStep application={application} title={title} />
      <OfferStep application={application} title={title} />
    </div>
  );
}
