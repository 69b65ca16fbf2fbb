import { tradeNameEdition } from '#domains/dictionary/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { setName } from '../profile/queries.ts';
import { lockToName } from './queries.ts';

/** Companies of one transaction. */
const batch = 500;
/** Batches of one run; what is left is the next minute's. */
const batchesPerRun = 20;

/** Makes the trade names of companies from before there were any, or before the rules changed. Else does nothing. */
export async function refreshTradeNames(ctx: Ctx<SystemActor>): Promise<void> {
  for (let done = 0; done < batchesPerRun; done++) {
    const count = await ctx.transaction(async (tx) => {
      const companies = await lockToName(tx, tradeNameEdition, batch);
      for (const { id, name } of companies) await setName(tx, id, name);
      return companies.length;
    });
    if (count < batch) return;
  }
}
