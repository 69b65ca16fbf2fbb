import { positionMoves } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { requireMove, requireOwn } from './policy.ts';
import { lockPosition, updatePosition, type PositionRecord } from './queries.ts';
import { closeReview, findPendingReview } from './review/queries.ts';
import { hideFromSearch } from './search/document-queries.ts';

/**
 * Takes a position off show, for now (`pause`) or for good (`close`); candidates and what runs with them stay where they
 * are; what a person was asked to look at is taken back, or their yes would put it on show again. One that is there already stays so, without news.
 */
export async function hidePosition(
  ctx: Ctx,
  companyId: string,
  positionId: string,
  move: 'pause' | 'close',
): Promise<PositionRecord> {
  return ctx.transaction(async (tx) => {
    const record = requireOwn(await lockPosition(tx, positionId), companyId);
    const status = positionMoves[move].to;
    if (record.status === status) return record;
    requireMove(record, move);
    const pending = await findPendingReview(tx, record.id);
    if (pending !== undefined) await closeReview(tx, pending.id, { state: 'withdrawn', reason: null });
    await updatePosition(tx, record.id, { status });
    await hideFromSearch(tx, record.id, status);
    await tx.emit(move === 'pause' ? 'position.paused' : 'position.closed', { positionId, companyId });
    return { ...record, status, updatedAt: tx.now() };
  });
}
