import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import {
  mostAtOnce,
  mostRecommended,
  type listRecommendedPositions as endpoint,
  type RecommendationBasis,
} from '@pinjian/contract/matching-position-list.ts';
import { positionCards } from '#domains/position/index.ts';
import { defaultSnapshots } from '#domains/resume/index.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { findPositionsFor } from '../candidates/find-positions-for.ts';
import { findDismissals, withoutDismissed } from '../dismissal/find-dismissals.ts';
import { dismissalEffects } from '../dismissal/rules.ts';
import { findWishes } from '../wish/find-wishes.ts';
import { findStarted } from './positions-queries.ts';

/** Of so many some are left out afterwards: applied to, dismissed. */
const lookedAt = mostRecommended * 2;

/**
 * Positions on show that suit the caller, the best first, without those that they applied to and those that they
 * dismissed. The first page names those that follow; later ones are asked for by these names, so that nothing is missed
 * or seen twice whatever changes meanwhile.
 */
export async function listRecommendedPositions(
  ctx: Ctx<Seeking>,
  { ids }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const seekerId = ctx.actor.userId;
  const { basis, personalOrder } = await basisOf(ctx, seekerId);
  const dismissals = await findDismissals(ctx, seekerId);
  const effects = dismissalEffects(dismissals);
  if (!personalOrder || basis === 'nothing') return { records: [], following: [], basis, personalOrder, effects };
  const wanted = ids === undefined ? { limit: lookedAt } : { limit: ids.length, positionIds: ids };
  const found = await findPositionsFor(ctx, seekerId, wanted);
  const started = await findStarted(
    ctx,
    seekerId,
    found.map(({ positionId }) => positionId),
  );
  const fitting = await withoutDismissed(
    ctx,
    dismissals,
    found.filter(({ positionId }) => !started.has(positionId)),
  );
  const ordered =
    ids === undefined
      ? fitting.slice(0, mostRecommended)
      : fitting.toSorted((a, b) => ids.indexOf(a.positionId) - ids.indexOf(b.positionId));
  const page = ordered.slice(0, mostAtOnce);
  const cards = await positionCards(
    ctx,
    seekerId,
    page.map(({ positionId }) => positionId),
  );
  const why = new Map(page.map((each) => [each.positionId, each]));
  return {
    records: cards.flatMap((position) => {
      const each = why.get(position.positionId);
      return each === undefined ? [] : [{ position, match: each.match, lowered: each.lowered.map(({ text }) => text) }];
    }),
    following: ordered.slice(mostAtOnce).map(({ positionId }) => positionId),
    basis,
    personalOrder,
    effects,
  };
}

async function basisOf(
  ctx: Ctx,
  seekerId: string,
): Promise<{ readonly basis: RecommendationBasis; readonly personalOrder: boolean }> {
  const wishes = (await findWishes(ctx, [seekerId])).get(seekerId);
  const personalOrder = wishes?.personalOrder ?? true;
  if ((await defaultSnapshots(ctx, [seekerId])).has(seekerId)) return { basis: 'resume', personalOrder };
  const saysWhat = wishes?.wishes.some(({ position, positionCode }) => position !== '' || positionCode !== null);
  return { basis: saysWhat === true ? 'wishes' : 'nothing', personalOrder };
}
