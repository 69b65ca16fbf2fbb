import type { CandidateStanding } from '@pinjian/contract/application-candidate.ts';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import styles from './candidate.module.css';
import { candidateLook, standingNote } from './model.ts';

/** Where a candidate stands, and what more there is to say about it. */
export function CandidateState({ standing }: { readonly standing: CandidateStanding }) {
  const now = useNow();
  const { label, tone } = candidateLook(standing);
  const note = standingNote(standing, now);
  return (
    <span className={styles.stateCell}>
      <StatusTag tone={tone}>{label}</StatusTag>
      {standing.invitation?.review === 'pending' && <StatusTag tone="warning">待人工复核</StatusTag>}
      {note !== '' && <span className={styles.note}>{note}</span>}
    </span>
  );
}
