import type { Ctx } from '#server/context.ts';
import { upsertPositionName } from './position-queries.ts';

/** What a position is called from now on, as statements and receipts name it; told by who puts it on show. */
export async function recordPositionName(
  tx: Ctx,
  position: { readonly positionId: string; readonly title: string },
): Promise<void> {
  await upsertPositionName(tx, position);
}
