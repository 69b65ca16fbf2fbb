import type { Complaint } from '@pinjian/contract/position-complaint.ts';
import type { ComplaintRow } from './queries.ts';

/** A complaint for whoever made it. */
export function ownComplaintView(row: ComplaintRow): Complaint {
  return {
    positionId: row.position_id,
    kind: row.kind,
    words: row.words,
    state: row.state,
    submittedAt: row.submitted_at.toISOString(),
  };
}
