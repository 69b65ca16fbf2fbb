import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { updatePosition, type PositionRecord } from '../queries.ts';
import { hideFromSearch } from '../search/document-queries.ts';

/** What a person said no to is shown no longer; candidates and what runs with them stay where they are. */
export async function takeOffShow(tx: Ctx, record: PositionRecord): Promise<void> {
  if (record.status !== positionStatus.open) return;
  await updatePosition(tx, record.id, { status: positionStatus.rejected });
  await hideFromSearch(tx, record.id, positionStatus.rejected);
  await tx.emit('position.paused', { positionId: record.id, companyId: record.companyId });
}
