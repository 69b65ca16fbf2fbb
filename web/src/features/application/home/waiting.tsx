import { useQuery } from '@tanstack/react-query';
import type { TargetJob } from '@pinjian/contract/application.ts';
import { Link } from 'react-router';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { targetJobsQuery } from '../api.ts';
import { InterviewStep } from '../standing/interview-step.tsx';
import { nextStep } from '../standing/model.ts';
import styles from './home.module.css';

/** As many of the latest interviews as are looked through for one that waits. */
const looked = 50;

function waits({ application }: TargetJob): boolean {
  const kind = application === null ? undefined : nextStep(application)?.kind;
  return kind === 'answer' || kind === 'prepare';
}

/** Invitations to answer and interviews to hold, before everything else; nothing where none waits. */
export function Waiting({ base }: { readonly base: string }) {
  const { data, isPending } = useQuery(targetJobsQuery({ tab: 4, current: 1, pageSize: looked }));
  const waiting = data?.records.filter(waits) ?? [];
  if (isPending) return <CardSkeletons count={4} />;
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-title">
      <h2 id="waiting-title" className={styles.heading}>
        等您处理
      </h2>
      <ul>
        {waiting.map(({ position, application }) => (
          <li key={position.positionId} className={styles.waitingRow}>
            <p className={styles.waitingWhat}>
              <Link to={`${base}/job-details/${position.positionId}`} className={styles.waitingTitle}>
                {position.title}
              </Link>
              <span className={styles.muted}>{position.company.name}</span>
            </p>
            {application !== null && <InterviewStep application={application} title={position.title} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
