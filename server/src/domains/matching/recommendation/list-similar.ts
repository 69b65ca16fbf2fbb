import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { similarShown, type listSimilarPositions as endpoint } from '@pinjian/contract/matching-recommendation.ts';
import { blockedAmong } from '#domains/company/index.ts';
import { findShownPosition, findSimilarPositions, positionCards } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findDismissals, withoutDismissed } from '../dismissal/find-dismissals.ts';

/** Twice as many as are shown: what the caller keeps away leaves enough. */
const found = 2 * similarShown;

/**
 * Open positions like one that the caller may see: the same work, near in place and pay, one of each other company, none
 * of those that they blocked or did not want. @throws Refusal 40400
 */
export async function listSimilarPositions(
  ctx: Ctx<SeekerActor>,
  { positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const position = await findShownPosition(ctx, positionId);
  if (position === undefined) throw new Refusal(errors.notFound);
  const seekerId = ctx.actor.userId;
  const similar = await findSimilarPositions(ctx, position, found);
  const blocked = await blockedAmong(
    ctx,
    seekerId,
    similar.map(({ companyId }) => companyId),
  );
  const kept = await withoutDismissed(
    ctx,
    await findDismissals(ctx, seekerId),
    similar.filter(({ companyId }) => !blocked.has(companyId)),
  );
  return positionCards(
    ctx,
    seekerId,
    kept.slice(0, similarShown).map((each) => each.positionId),
  );
}
