import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { matchesQuery } from './api.ts';
import { LitMatch } from './lit-match.tsx';
import styles from './match.module.css';
import { ReasonLine } from './reason-line.tsx';

interface ApplicationReasonsProps {
  readonly applicationId: string;
  /** All of the page it stands on: they are asked for at once. */
  readonly among: readonly string[];
}

/** Why the candidate of an application fits, in its row. Without a comparison nothing is said. */
export function ApplicationReasons({ applicationId, among }: ApplicationReasonsProps) {
  const { data } = useQuery(matchesQuery(among));
  const match = data?.get(applicationId);
  return <div className={styles.pending}>{match !== undefined && <ReasonLine match={match} reader="employer" />}</div>;
}

interface ApplicationEvidenceProps {
  /** null for a resume that was opened without an application. */
  readonly applicationId: string | null;
  readonly children: (evidence: ReactNode) => ReactNode;
}

/** The page of a candidate with the evidence of their match lit up in the resume. */
export function ApplicationEvidence({ applicationId, children }: ApplicationEvidenceProps) {
  const { data, isPending } = useQuery(matchesQuery(applicationId === null ? [] : [applicationId]));
  const match = applicationId === null ? undefined : data?.get(applicationId);
  return (
    <LitMatch match={match ?? null}>
      {(evidence) => children(isPending ? <CardSkeletons count={1} /> : evidence)}
    </LitMatch>
  );
}
