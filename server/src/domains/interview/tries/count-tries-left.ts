import type { Ctx } from '#server/context.ts';
import { countTriesSince } from './queries.ts';

const day = 24 * 3_600_000;

/** Answers that somebody may still give again, counted over the last 24 hours. */
export async function triesLeft(ctx: Ctx, seekerId: string): Promise<number> {
  const given = await countTriesSince(ctx, seekerId, new Date(ctx.now().getTime() - day));
  return Math.max(0, ctx.ports.config.practice.triesPerDay - given);
}
