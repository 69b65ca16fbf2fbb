import type {
  CandidateRow,
  CandidateStanding,
  CandidateSummary,
  HistoryEntry,
} from '@pinjian/contract/application-candidate.ts';
import { moveNames } from '@pinjian/contract/application-pipeline.ts';
import { roundEndReasonLabels } from '@pinjian/contract/application-round.ts';
import { unsuitableReasonLabels } from '@pinjian/contract/matching-recommendation.ts';
import { dictLabel } from '#domains/dictionary/index.ts';
import { readsAny } from '#domains/account/index.ts';
import type { Employing } from '#server/context.ts';
import type { Newest } from '../invitation/find-newest.ts';
import { isMovable } from '../offer/rules.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';
import { offeredMoves, standingOf } from '../pipeline/rules.ts';
import { briefView, movesWithRound } from '../round/view.ts';
import type { CandidateRecord, HistoryRow } from './queries.ts';
import { summaryOf } from './summary.ts';

/** Phone, e-mail and full name are the company's to see once the seeker has applied there, or agreed to exchange contacts. */
export function isContactShown(row: Pick<ApplicationRow, 'applied_at' | 'status' | 'contact_agreed_at'>): boolean {
  return (row.applied_at !== null || row.contact_agreed_at !== null) && row.status !== 0;
}

/** Where a candidate stands, for a member of the company. */
export function standingView(
  row: ApplicationRow,
  { invitation, round, offer }: Newest,
  { actor, now }: { readonly actor: Employing; readonly now: Date },
): CandidateStanding {
  const moves = actor.permissions.includes('candidate.move') ? offeredMoves(standingOf(row), 'employer') : [];
  return {
    applicationId: row.id,
    state: row.status,
    version: row.version,
    viewStatus: row.view_status,
    appliedAt: row.applied_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    rejection: rejectionView(row, actor),
    invitation: invitation ?? null,
    round: round === undefined ? null : briefView(round, now),
    offer: (readsAny(actor, 'offers') ? offer : undefined) ?? null,
    allowedMoves: movesWithRound(moves, { round, side: 'employer', now }).filter((move) =>
      isMovable(move, offer?.state),
    ),
  };
}

function rejectionView(row: ApplicationRow, actor: Employing): CandidateStanding['rejection'] {
  if (row.reject_reason === null || row.rejected_at === null || row.release_at === null) return null;
  return {
    reason: { value: row.reject_reason, label: reasonLabel(row.reject_reason) },
    note: readsAny(actor, 'notes') ? (row.reject_note ?? '') : '',
    goodbye: row.goodbye ?? '',
    rejectedAt: row.rejected_at.toISOString(),
    releaseAt: (row.released_at ?? row.release_at).toISOString(),
    released: row.released_at !== null,
  };
}

function reasonLabel(reason: number): string {
  return dictLabel('reject_reason', reason) ?? '其他';
}

/** What a list tells of the one who sent this application's resume. @throws for a row that no list of the company shows. */
export function candidateSummaryView(row: ApplicationRow, now: Date): CandidateSummary {
  if (row.resume_snapshot === null) throw new Error(`application ${row.id} without a resume`);
  return summaryOf(row.resume_snapshot, { contactShown: isContactShown(row), now });
}

/** A row of the employer's lists, without what reports say. */
export function rowView(
  record: CandidateRecord,
  newest: Newest,
  seen: { actor: Employing; now: Date },
): Omit<CandidateRow, 'assessment'> {
  if (record.resume_id === null) throw new Error(`application ${record.id} without a resume`);
  return {
    ...standingView(record, newest, seen),
    resumeId: record.resume_id,
    position: { positionId: record.position_id, title: record.position_title },
    candidate: candidateSummaryView(record, seen.now),
  };
}

/** One line of the history, with what a member wrote about it for whoever reads that. */
export function historyView(row: HistoryRow, actor: Employing): HistoryEntry {
  const { reason, unsuitable, round } = row.details;
  const note = readsAny(actor, 'notes') || row.mover === 'seeker' ? row.details.note : '';
  return {
    eventId: row.id,
    at: row.created_at.toISOString(),
    what: moveNames.find((move) => move === row.move) ?? 'view',
    by: { kind: row.mover, name: row.member_name, ...(row.details.agent && { agent: row.details.agent }) },
    from: row.from_step,
    to: row.to_step,
    why: [
      reason === undefined ? '' : reasonLabel(reason),
      unsuitable === undefined ? '' : unsuitableReasonLabels[unsuitable],
      round?.name ?? '',
      round?.reason === undefined ? '' : roundEndReasonLabels[round.reason],
      note ?? '',
    ]
      .filter((part) => part !== '')
      .join('：'),
  };
}
