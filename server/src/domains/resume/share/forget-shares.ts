import type { Ctx, SystemActor } from '#server/context.ts';
import { forgetBefore } from './queries.ts';
import { endedMs, visitorMs } from './rules.ts';

/** Forgets links long after they ended, and within two days what tells visitors and guessers apart. */
export async function forgetShares(ctx: Ctx<SystemActor>): Promise<void> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms);
  await ctx.transaction((tx) => forgetBefore(tx, { ended: before(endedMs), visitors: before(visitorMs) }));
}
