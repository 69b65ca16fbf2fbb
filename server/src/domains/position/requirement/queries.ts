import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';

/** Positions on show that were read by an older edition of the reader; held to the end. */
export async function lockToReadAgain(tx: Ctx, edition: number, limit: number): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('position_position')
    .select('id')
    .where('status', '=', positionStatus.open)
    .where('read_edition', '<', edition)
    .orderBy('read_edition')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => row.id);
}

/** Stores what was read from what is on show; for its company it has not changed. */
export async function setRead(tx: Ctx, positionId: string, content: PositionContent, edition: number): Promise<void> {
  await tx.db
    .updateTable('position_position')
    .set({ content: JSON.stringify(content), read_edition: edition })
    .where('id', '=', positionId)
    .execute();
}
