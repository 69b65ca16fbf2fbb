import { errors } from '@pinjian/contract/errors.ts';
import type { collectPosition as endpoint } from '@pinjian/contract/position-search.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { isVisibleToSeekers } from '../policy.ts';
import { findPositionById } from '../queries.ts';
import { insertCollection } from './queries.ts';

/** Keeps a position for later. @throws Refusal 40400 for one that this seeker may not see. */
export async function collectPosition(
  ctx: Ctx<SeekerActor>,
  { positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const record = await findPositionById(ctx, positionId);
  if (record === undefined || !isVisibleToSeekers(record)) throw new Refusal(errors.notFound);
  await insertCollection(ctx, ctx.actor.userId, positionId);
  return { positionId, collected: true };
}
