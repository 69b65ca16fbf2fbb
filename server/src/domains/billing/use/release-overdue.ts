import { useItems, type UseItem } from '@pinjian/contract/billing-price.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findHeldSince } from './queries.ts';
import { releaseUse } from './settle-use.ts';

const dayMs = 86_400_000;
const rowsPerRun = 500;

/**
 * Days after which a use of each kind must have come to an end: an invitation waits seven days and its interview seven
 * more, a request for contacts five, a practice seven. What is held for longer belongs to something that failed, a
 * report that could not be made: nobody pays for that.
 */
const mostDaysHeld: Readonly<Record<UseItem, number>> = { contact: 6, aiInterview: 16, simulation: 9 };

/** Gives back what has been held for longer than anything takes. */
export async function releaseOverdueUses(ctx: Ctx<SystemActor>): Promise<void> {
  for (const item of useItems) {
    const before = new Date(ctx.now().getTime() - mostDaysHeld[item] * dayMs);
    for (const key of await findHeldSince(ctx, item, before, rowsPerRun)) {
      ctx.log.warn({ key }, 'a use was held for too long and is given back');
      await ctx.transaction((tx) => releaseUse(tx, { key }));
    }
  }
}
