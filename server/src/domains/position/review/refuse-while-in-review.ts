import { positionErrors } from '@pinjian/contract/position.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import type { PositionRecord } from '../queries.ts';
import { findPendingReview } from './queries.ts';

/**
 * What a company asked a person to look at stays as it was handed in; what the platform looks at again by itself can be
 * written on meanwhile. @throws Refusal 40933
 */
export async function refuseWhileInReview(tx: Ctx, record: PositionRecord): Promise<void> {
  const pending = await findPendingReview(tx, record.id);
  if (pending !== undefined && !pending.looked_again) throw new Refusal(positionErrors.inReview);
}
