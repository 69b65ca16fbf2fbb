import { findOpenPositions } from '#domains/position/index.ts';
import { nextMorning } from '#platform/core/quiet-hours.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findTalentsFor } from '../candidates/find-talents-for.ts';
import { refreshPosition } from '../index/refresh-position.ts';
import { findCandidates, type PushCandidate } from './find-candidates.ts';
import { pushPair } from './push-pair.ts';
import { reviewPushes } from './review-pushes.ts';
import { findWanting } from './find-wanting.ts';

/** People who are thought of in one look: those who look for such a position, and talents whom its company may find. */
const seekersLooked = 60;
const talentsLooked = 40;

/**
 * Pushes a position to those whom it suits best, and them to its company, as far as the caps let it; what was pushed of it
 * and suits no more ends. Answers when to look again: what has to wait, waits for the morning.
 */
export async function pushPosition(ctx: Ctx<SystemActor>, positionId: string): Promise<Date | null> {
  await reviewPushes(ctx, { kind: 'position', id: positionId });
  const [position] = await findOpenPositions(ctx, [positionId]);
  if (position === undefined) return null;
  // News of it travels to the index, too, and may be on its way still.
  await refreshPosition(ctx, { positionId });
  const wanting = await findWanting(ctx, position, seekersLooked);
  const talents = await findTalentsFor(ctx, positionId, { limit: talentsLooked });
  const candidates: PushCandidate[] = [];
  for (const seekerId of new Set([...wanting, ...talents.map((talent) => talent.seekerId)]))
    candidates.push(...(await findCandidates(ctx, seekerId, { limit: 1, positionIds: [positionId] })));
  let waits = false;
  for (const candidate of candidates.toSorted((a, b) => b.match.score - a.match.score))
    waits = Object.values(await pushPair(ctx, candidate)).includes('later') || waits;
  return waits ? nextMorning(ctx.now(), ctx.ports.config.quietHours) : null;
}
