import { useQuery } from '@tanstack/react-query';
import type { TargetJob } from '@pinjian/contract/application.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { targetJobsQuery } from '../api.ts';
import { MyRounds } from '../round/my-rounds.tsx';
import { InterviewStep } from '../standing/interview-step.tsx';
import { nextStep } from '../standing/model.ts';
import styles from './home.module.css';

/** As many of the latest interviews as are looked through for one that waits. */
const looked = 50;

/** Whether an interview with people waits for this person's answer, or for its day. */
function waitsWithPeople({ application }: TargetJob): boolean {
  const state = application?.round?.state;
  return state === 'invited' || state === 'accepted';
}

function waits({ application }: TargetJob): boolean {
  const kind = application === null ? undefined : nextStep(application)?.kind;
  return kind === 'answer' || kind === 'prepare';
}

/** When it is too late, milliseconds since 1970; what has no end comes last. */
function deadlineOf({ application }: TargetJob): number {
  const round = application?.round;
  if (round?.state === 'invited' || round?.state === 'accepted')
    return new Date(round.startsAt ?? round.expiresAt).getTime();
  const step = application === null ? null : nextStep(application);
  const until = step === null || step.kind === 'feedback' ? null : step.until;
  return until === null ? Infinity : new Date(until).getTime();
}

/** What stands there: something to do, interviews that are agreed and only have to come, or both. */
function headingOf(waiting: readonly TargetJob[]): string {
  const agreed = waiting.filter(({ application }) => application?.round?.state === 'accepted');
  if (agreed.length === waiting.length) return '近期面试';
  return agreed.length === 0 ? '等您处理' : '等您处理和近期面试';
}

/** As many as are shown at once: the counters below stay in sight. */
const shownAtOnce = 2;

/** Invitations to answer and interviews to hold, before everything else, the one that ends first at the top; nothing where none waits. */
export function Waiting({ base }: { readonly base: string }) {
  const ai = useQuery(targetJobsQuery({ tab: 4, current: 1, pageSize: looked }));
  const people = useQuery(targetJobsQuery({ tab: 5, current: 1, pageSize: looked }));
  const isPending = ai.isPending || people.isPending;
  const withPeople = people.data?.records.filter(waitsWithPeople) ?? [];
  const known = new Set(withPeople.map(({ position }) => position.positionId));
  const waiting = [
    ...withPeople,
    ...(ai.data?.records.filter((target) => waits(target) && !known.has(target.position.positionId)) ?? []),
  ].toSorted((a, b) => deadlineOf(a) - deadlineOf(b));
  const [all, setAll] = useState(false);
  if (isPending) return <CardSkeletons count={4} />;
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-title">
      <h2 id="waiting-title" className={styles.heading}>
        {headingOf(waiting)}
      </h2>
      <ul>
        {(all ? waiting : waiting.slice(0, shownAtOnce)).map(({ position, application }) => (
          <li key={position.positionId} className={styles.waitingRow}>
            <p className={styles.waitingWhat}>
              <Link to={`${base}/job-details/${position.positionId}`} className={styles.waitingTitle}>
                {position.title}
              </Link>
              <span className={styles.muted}>{position.company.name}</span>
            </p>
            {application !== null &&
              (known.has(position.positionId) ? (
                <MyRounds applicationId={application.applicationId} newest />
              ) : (
                <InterviewStep application={application} title={position.title} />
              ))}
          </li>
        ))}
      </ul>
      {waiting.length > shownAtOnce && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? '收起' : `还有 ${waiting.length - shownAtOnce} 个`}
        </button>
      )}
    </section>
  );
}
