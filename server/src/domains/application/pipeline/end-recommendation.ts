import { step } from '@pinjian/contract/application-pipeline.ts';
import type { Ctx, EmployerActor, SeekerActor, SystemActor } from '#server/context.ts';
import { findOwnApplications } from '../home/queries.ts';
import { changeHolders } from './change-holders.ts';
import { lockOwn, makeMove } from './move.ts';
import { holdersOf, recommendedTo, type RecommendationEnd, type Side } from './rules.ts';

/** Sides of a recommendation that end, and why. */
interface Dropped {
  readonly seekerId: string;
  readonly positionId: string;
  readonly sides: readonly Side[];
  readonly end: RecommendationEnd;
}

/**
 * Ends a recommendation for some of those who hold it; once nobody does it is 9 -> 0. Answers the sides that held it until
 * now: none where it is over already, or led on. Seekers and employers drop their own side only.
 */
export async function endRecommendation(
  ctx: Ctx<SeekerActor | EmployerActor | SystemActor>,
  { seekerId, positionId, sides, end }: Dropped,
): Promise<readonly Side[]> {
  const { kind } = ctx.actor;
  if (kind !== 'system' && sides.some((side) => side !== kind)) throw new Error(`a ${kind} drops another's side`);
  const [found] = await findOwnApplications(ctx, seekerId, [positionId]);
  if (found?.status !== step.recommended) return [];
  return ctx.transaction(async (tx) => {
    const row = await lockOwn(tx, found.id);
    if (row.status !== step.recommended) return [];
    const held = holdersOf(row.recommended_to);
    const ended = held.filter((side) => sides.includes(side));
    const over = recommendedTo(ended);
    if (over === null) return [];
    const details = { recommendedTo: over, end };
    const left = recommendedTo(held.filter((side) => !ended.includes(side)));
    if (left !== null) await changeHolders(tx, row, left, { move: 'dropRecommendation', details });
    // What is meant does not depend on the version: the other side may have dropped it in between.
    else await makeMove(tx, { applicationId: row.id, move: 'dropRecommendation', seen: null, details });
    return ended;
  });
}
