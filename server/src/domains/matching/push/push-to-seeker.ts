import { nextMorning } from '#platform/core/quiet-hours.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { caps } from './data/caps.ts';
import { findCandidates } from './find-candidates.ts';
import { pushPair } from './push-pair.ts';
import { reviewPushes } from './review-pushes.ts';

/** Positions that are thought of in one look, the best first. */
const looked = 20;

/**
 * Pushes to a seeker what suits them best, and their companies them, as far as the caps let it; what was pushed and suits no
 * more ends. Answers when to look again: what has to wait, waits for the morning.
 */
export async function pushToSeeker(ctx: Ctx<SystemActor>, seekerId: string): Promise<Date | null> {
  await reviewPushes(ctx, { kind: 'seeker', id: seekerId });
  let waits = false;
  let pushed = 0;
  for (const candidate of await findCandidates(ctx, seekerId, { limit: looked })) {
    // More of them on this day wait anyway.
    if (pushed >= caps.perSeekerADay) {
      waits = true;
      break;
    }
    const verdicts = await pushPair(ctx, candidate);
    if (verdicts.seeker === 'push') pushed += 1;
    waits ||= Object.values(verdicts).includes('later');
  }
  return waits ? nextMorning(ctx.now(), ctx.ports.config.quietHours) : null;
}
