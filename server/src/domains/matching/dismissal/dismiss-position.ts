import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type {
  dismissPosition as endpoint,
  undoDismissal as undoEndpoint,
} from '@pinjian/contract/matching-dismissal.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { dismissPush, restorePush } from '../push/end-push.ts';
import { findTraits } from './find-traits.ts';
import { deleteDismissal, upsertDismissal } from './queries.ts';
import { dismissalEffectOf } from './rules.ts';

/**
 * 不感兴趣: the position is not recommended any more, and what resembles it comes later. Said again it counts from now,
 * for the reason given now. @throws Refusal 40400 for a position that seekers do not see
 */
export async function dismissPosition(
  ctx: Ctx<SeekerActor>,
  { positionId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const seekerId = ctx.actor.userId;
  const traits = (await findTraits(ctx, [positionId])).get(positionId);
  if (traits === undefined) throw new Refusal(errors.notFound);
  await ctx.transaction(async (tx) => {
    await upsertDismissal(tx, { seekerId, positionId }, reason, traits);
    await dismissPush(tx, { seekerId, positionId });
    await tx.emit('matching.positionDismissed', { seekerId, positionId });
  });
  return { positionId, effect: dismissalEffectOf({ positionId, reason, at: ctx.now(), traits }) };
}

/** Takes that back. Of a position that is not dismissed it is the same. */
export async function undoDismissal(
  ctx: Ctx<SeekerActor>,
  { positionId }: Received<typeof undoEndpoint>,
): Promise<null> {
  const seekerId = ctx.actor.userId;
  await ctx.transaction(async (tx) => {
    if (!(await deleteDismissal(tx, seekerId, positionId))) return;
    await restorePush(tx, { seekerId, positionId });
    await tx.emit('matching.dismissalUndone', { seekerId, positionId });
  });
  return null;
}
