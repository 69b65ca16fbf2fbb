import { holdBook, type Payer } from '#domains/wallet/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { unitOfPayer } from '../policy.ts';
import { noteBalance } from '../use/note-balance.ts';
import { expireLot } from './consume-lot.ts';
import { accountsOf } from './issue-lot.ts';
import { findLots, findPayersWithEnded } from './queries.ts';

/** Payers of one run; what is left is the next minute's. */
const payersPerRun = 500;

/** Ends what has ended of one payer; the book is held. */
export async function expireLotsOf(tx: Ctx, payer: Payer): Promise<void> {
  for (const lot of await findLots(tx, payer)) await expireLot(tx, lot);
}

/** Ends lots whose time is over. Several copies at once do each once: the book is held and looked at again. */
export async function expireLots(ctx: Ctx<SystemActor>): Promise<void> {
  const outcomes: PromiseSettledResult<void>[] = [];
  for (const payer of await findPayersWithEnded(ctx, payersPerRun)) {
    const work = ctx.transaction(async (tx) => {
      await holdBook(tx, payer, accountsOf(unitOfPayer(payer)));
      await expireLotsOf(tx, payer);
      await noteBalance(tx, payer);
    });
    outcomes.push(...(await Promise.allSettled([work])));
  }
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} wallets have lots that cannot end`);
}
