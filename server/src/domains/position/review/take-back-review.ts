import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { updatePosition, type PositionRecord } from '../queries.ts';
import { closeReview, findPendingReview, statusBefore } from './queries.ts';

/** Takes a position that is held back from review; one that is in none stays as it is. */
export async function takeBackReview(tx: Ctx, record: PositionRecord): Promise<PositionRecord> {
  const pending = await findPendingReview(tx, record.id);
  if (pending === undefined) return record;
  await closeReview(tx, pending.id, { state: 'withdrawn', reason: null });
  const status = record.status === positionStatus.review ? statusBefore(pending) : record.status;
  await updatePosition(tx, record.id, { status });
  return { ...record, status, updatedAt: tx.now() };
}
