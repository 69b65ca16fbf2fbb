import type { Assessment, CandidateStanding } from '@pinjian/contract/application-candidate.ts';
import { step } from '@pinjian/contract/application-pipeline.ts';
import type { BulkMove } from '@pinjian/contract/application-bulk.ts';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { waitingLabels } from '../bulk/model.ts';
import styles from './candidate.module.css';
import { assessmentText, candidateLook, standingNote } from './model.ts';

interface CandidateStateProps {
  readonly standing: CandidateStanding;
  /** What their report says, where the page does not tell it in full. */
  readonly assessment?: Assessment | null;
  /** The bulk move that waits for them. */
  readonly waiting?: BulkMove['move'] | undefined;
}

/** Where a candidate stands, what is about to happen, and what more there is to say about it. */
export function CandidateState({ standing, assessment = null, waiting }: CandidateStateProps) {
  const now = useNow();
  const { label, tone } = candidateLook(standing);
  // That there is a report, its words say.
  const note = assessment !== null && standing.state === step.aiEnded ? '' : standingNote(standing, now);
  return (
    <span className={styles.stateCell}>
      <StatusTag tone={tone}>{label}</StatusTag>
      {standing.invitation?.review === 'pending' && <StatusTag tone="warning">待人工复核</StatusTag>}
      {waiting !== undefined && <StatusTag tone="accent">{waitingLabels[waiting]}</StatusTag>}
      {assessment !== null && <span className={styles.assessment}>{assessmentText(assessment)}</span>}
      {note !== '' && <span className={styles.note}>{note}</span>}
    </span>
  );
}
