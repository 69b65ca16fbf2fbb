import { canMovePosition } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { hidePosition } from './hide.ts';
import { requireOwn } from './policy.ts';
import { lockPosition } from './queries.ts';
import { takeBackReview } from './review/take-back-review.ts';

/** Ends recruiting for a position of a company that nobody is left in, so that no later yes puts it on show. */
export async function endRecruiting(tx: Ctx, companyId: string, positionId: string): Promise<void> {
  const record = await takeBackReview(tx, requireOwn(await lockPosition(tx, positionId), companyId));
  if (canMovePosition(record.status, 'close')) await hidePosition(tx, companyId, positionId, 'close');
}
