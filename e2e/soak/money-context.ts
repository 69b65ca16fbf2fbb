import type { Ctx, SystemActor } from '../../server/src/context.ts';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import type { Tables } from '../../server/src/tables.ts';

export type SoakCtx = Ctx<SystemActor>;

/** What the deeds need of a context, on a pool. */
export function contextOf(pool: Parameters<typeof openDatabase>[0]): SoakCtx {
  const db = openDatabase<Tables>(pool);
  const actor = { kind: 'system' as const };
  const within = (on: typeof db): SoakCtx => {
    const ctx = {
      db: on,
      actor,
      now: () => new Date(),
      publish: async () => undefined,
      enqueue: async () => undefined,
      transaction: async (work: (tx: SoakCtx) => Promise<unknown>) =>
        on === db ? db.transaction().execute((trx) => work(within(trx))) : work(ctx),
    } as unknown as SoakCtx; // The deeds take no more of a context than this.
    return ctx;
  };
  return within(db);
}
