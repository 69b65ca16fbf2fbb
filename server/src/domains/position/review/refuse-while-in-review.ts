import { positionErrors } from '@pinjian/contract/position.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import type { PositionRecord } from '../queries.ts';
import { findPendingReview } from './queries.ts';

/** What a person is looking at stays as it was handed in. @throws Refusal 40933 */
export async function refuseWhileInReview(tx: Ctx, record: PositionRecord): Promise<void> {
  if ((await findPendingReview(tx, record.id)) !== undefined) throw new Refusal(positionErrors.inReview);
}
