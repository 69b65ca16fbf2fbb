import type { Actor, Ctx, SystemActor } from '../../server/src/context.ts';
import { createSecretBox } from '../../server/src/platform/core/secret-box.ts';
import { openDatabase } from '../../server/src/platform/db/database.ts';
import { issuedByPerson } from '../../server/src/platform/invoicing/embedded.ts';
import type { Tables } from '../../server/src/tables.ts';

export type SoakCtx = Ctx<SystemActor>;

/** What the deeds need of a context, on a pool. */
export function contextOf(pool: Parameters<typeof openDatabase>[0]): SoakCtx {
  const db = openDatabase<Tables>(pool);
  const secretBox = createSecretBox('a key of the soak alone');
  const within = (on: typeof db, actor: Actor = { kind: 'system' }): SoakCtx => {
    const ctx = {
      db: on,
      actor,
      now: () => new Date(),
      ports: { secretBox, invoicing: issuedByPerson },
      as: (other: Actor) => within(on, other),
      publish: async () => undefined,
      emit: async () => undefined,
      enqueue: async () => undefined,
      transaction: async (work: (tx: SoakCtx) => Promise<unknown>) =>
        on === db ? db.transaction().execute((trx) => work(within(trx, actor))) : work(ctx),
    } as unknown as SoakCtx; // The deeds take no more of a context than this.
    return ctx;
  };
  return within(db);
}
