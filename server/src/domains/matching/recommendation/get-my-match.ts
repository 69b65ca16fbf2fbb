import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { getMyMatch as endpoint } from '@pinjian/contract/matching-recommendation.ts';
import { findShownPosition } from '#domains/position/index.ts';
import { defaultSnapshots } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { matchesOf } from '../talent/find-matches.ts';

/** How the caller's default resume fits a position that they may see. @throws Refusal 40400 */
export async function getMyMatch(
  ctx: Ctx<SeekerActor>,
  { positionId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  if ((await findShownPosition(ctx, positionId)) === undefined) throw new Refusal(errors.notFound);
  const seekerId = ctx.actor.userId;
  const resume = (await defaultSnapshots(ctx, [seekerId])).get(seekerId);
  if (resume === undefined) return { match: null };
  const matches = await matchesOf(ctx, [{ key: positionId, positionId, seekerId, content: resume.content }]);
  return { match: matches.get(positionId) ?? null };
}
