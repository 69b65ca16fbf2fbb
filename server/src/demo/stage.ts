import { withinSavepoint } from '#platform/db/within-savepoint.ts';
import { createSandboxPayment } from '#platform/payment/embedded.ts';
import type { Actor, Ctx, Ports, SystemActor } from '#server/context.ts';
import { subscriptions, tasks } from '#server/domains.ts';

const systemActor: SystemActor = { kind: 'system' };

/** Where the demo world is played: operations run on it at whatever time its clock shows. */
export interface Stage {
  /** Now, on the clock of the world outside. */
  readonly today: Date;
  now(): Date;
  /** Turns the clock to a moment. */
  turnTo(moment: Date): void;
  /** Lets time pass. */
  advance(milliseconds: number): void;
  as<A extends Actor>(actor: A): Ctx<A>;
  /** Delivers the news and does the work that were left behind so far, at the present moment. */
  settle(): Promise<void>;
  /** Does scheduled work that has come due by the present moment. */
  runScheduled(name: string): Promise<void>;
  /** The cashier where the demo world pays: its trades stand in the same transaction, at the stage's time. */
  readonly cashier: Parameters<typeof createSandboxPayment>[0];
}

interface LeftBehind {
  readonly events: { readonly name: string; readonly payload: object }[];
  readonly work: { readonly name: string; readonly payload: object }[];
}

/**
 * A stage inside one transaction. Its news and work are done here and at its own time, not by the copy's dispatcher and
 * queue, which know the present only. Transactions of operations are savepoints of it.
 * Hints are nobody's business: nobody looks on before the commit.
 * @param tx the transaction; the demo world is there whole or not at all
 * @param ports what outside services answer here; none of them is a vendor
 */
export function createStage(tx: Ctx, ports: Ports): Stage {
  const today = tx.now();
  let time = today.getTime();
  const left: LeftBehind = { events: [], work: [] };
  const now = (): Date => new Date(time);
  const { secretBox } = ports;
  const cashier = { db: tx.db as never, secretBox, now };
  const played: Ports = { ...ports, payments: { sandbox: createSandboxPayment(cashier) } };
  // What an operation takes back on its way out of its transaction is taken back here too, its news with it.
  const attempt = async <T>(ctx: Pick<Ctx, 'db'>, work: () => Promise<T>): Promise<T> => {
    const [events, jobs] = [left.events.length, left.work.length];
    try {
      return await withinSavepoint(ctx.db, work);
    } catch (error) {
      left.events.length = events;
      left.work.length = jobs;
      throw error;
    }
  };
  const staged = <A extends Actor>(ctx: Ctx<A>, inside = false): Ctx<A> => ({
    ...ctx,
    ports: played,
    now,
    transaction: (work) =>
      inside
        ? ctx.transaction((inner) => work(staged(inner, true)))
        : attempt(ctx, () => ctx.transaction((inner) => work(staged(inner, true)))),
    emit: async (name, payload) => void left.events.push({ name, payload }),
    enqueue: async ({ name }, payload) => void left.work.push({ name, payload }),
    publish: async () => undefined,
    as: (actor) => staged(ctx.as(actor) as Ctx, inside) as never,
  });
  const as = <A extends Actor>(actor: A): Ctx<A> => staged(tx.as(actor) as Ctx<A>);
  const run = async (name: string, payload: object): Promise<void> => {
    const task = tasks.find((each) => each.name === name);
    if (task === undefined) throw new Error(`no task ${name}`);
    await task.run(as(systemActor) as never, payload as never);
  };
  return {
    today,
    cashier,
    now,
    turnTo: (moment) => {
      time = moment.getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
    as,
    async settle() {
      while (left.events.length + left.work.length > 0) {
        for (const { name, payload } of left.work.splice(0)) await run(name, payload);
        for (const { name, payload } of left.events.splice(0)) {
          for (const subscription of subscriptions.filter(({ event }) => event === name))
            await subscription.run(as(systemActor) as never, payload as never);
        }
      }
    },
    runScheduled: (name) => run(name, {}),
  };
}
