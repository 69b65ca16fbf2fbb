import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { pushDays, type listPushes as endpoint } from '@pinjian/contract/matching-push.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findHeldPushes } from './queries.ts';

/** Why positions of a page were pushed to the caller; what is not pushed to them (any more) is missing. */
export async function listPushes(
  ctx: Ctx<SeekerActor>,
  { positionIds }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const pushes = await findHeldPushes(ctx, ctx.actor.userId, positionIds);
  return pushes.flatMap(({ position_id: positionId, seeker_at: at, match, lowered }) =>
    at === null
      ? []
      : [
          {
            positionId,
            pushedAt: at.toISOString(),
            endsAt: new Date(at.getTime() + pushDays * 86_400_000).toISOString(),
            match,
            lowered,
          },
        ],
  );
}
