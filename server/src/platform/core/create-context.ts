import { sql, type Kysely } from 'kysely';
import { busChannel, type Bus } from '../realtime/bus.ts';
import type { Queue } from '../queue/queue.ts';
import { isDeadlock } from '../db/deadlock.ts';
import { storeEvent } from '../events/outbox.ts';
import type { Subscription } from '../events/subscription.ts';
import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import type { Log } from './log.ts';

/** What one copy of the product has, of which contexts are made. */
export interface Copy<Tables, Ports> {
  readonly db: Kysely<Tables>;
  readonly ports: Ports;
  readonly clock: Clock;
  readonly log: Log;
  readonly queue: Queue;
  readonly subscriptions: readonly Subscription[];
  /** Hints of this copy reach its own listeners at once, without the way round the database. */
  readonly bus: Pick<Bus, 'deliver' | 'origin'>;
  /** Runs work in a transaction of `db`; tests replace it by savepoints of one that is rolled back. */
  transact<T>(db: Kysely<Tables>, work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Events were committed: the dispatcher may run. */
  onEvents(): void;
}

/** What happens once the transaction has committed. */
interface AfterCommit {
  hints: { channel: string; payload: string }[];
  events: number;
}

/**
 * So often is a transaction made again that the database ended for another one's sake: nothing of it was written, and it
 * finds what the other has left. Locks are taken in one order wherever that is known; this is for the rest.
 */
const deadlockTries = 2;

type Work<Actor, Tables, EventMap, Ports, T> = (tx: Context<Actor, Tables, EventMap, Ports>) => Promise<T>;

/** A context for one call, task or delivery. */
export function createContext<Actor, Tables, EventMap, Ports>(
  copy: Copy<Tables, Ports>,
  actor: Actor,
  requestId: string,
): Context<Actor, Tables, EventMap, Ports> {
  return make(copy, actor, requestId, copy.db, null);
}

/** The same inside a transaction that someone else opened and will commit; `settle` is to be called after that. */
export function createContextInside<Actor, Tables, EventMap, Ports>(
  copy: Copy<Tables, Ports>,
  actor: Actor,
  requestId: string,
  trx: Kysely<Tables>,
): { context: Context<Actor, Tables, EventMap, Ports>; settle(): void } {
  const after: AfterCommit = { hints: [], events: 0 };
  return { context: make(copy, actor, requestId, trx, after), settle: () => settle(copy, after) };
}

function settle<Tables, Ports>(copy: Copy<Tables, Ports>, after: AfterCommit): void {
  for (const hint of after.hints) copy.bus.deliver(hint.channel, hint.payload);
  if (after.events > 0) copy.onEvents();
}

function make<Actor, Tables, EventMap, Ports>(
  copy: Copy<Tables, Ports>,
  actor: Actor,
  requestId: string,
  db: Kysely<Tables>,
  after: AfterCommit | null,
): Context<Actor, Tables, EventMap, Ports> {
  const context: Context<Actor, Tables, EventMap, Ports> = {
    actor,
    db,
    ports: copy.ports,
    log: copy.log,
    requestId,
    now: () => copy.clock.now(),
    async transaction<T>(work: Work<Actor, Tables, EventMap, Ports, T>): Promise<T> {
      if (after !== null) return work(context);
      for (let left = deadlockTries; ; left -= 1) {
        const mine: AfterCommit = { hints: [], events: 0 };
        try {
          const result = await copy.transact(db, (trx) => work(make(copy, actor, requestId, trx, mine)));
          settle(copy, mine);
          return result;
        } catch (error) {
          if (left === 0 || !isDeadlock(error)) throw error;
          copy.log.warn({ requestId, error }, 'two transactions waited for each other: one is made again');
        }
      }
    },
    async emit(name, payload) {
      if (after === null) throw new Error(`event ${name} outside a transaction`);
      // The outbox knows its own table only; the product's tables contain it.
      after.events += await storeEvent(
        db as unknown as Parameters<typeof storeEvent>[0],
        copy.subscriptions,
        name,
        payload as object,
        copy.clock.now(),
      );
    },
    async enqueue(task, payload, options = {}) {
      await copy.queue.send(db, task, payload, options);
    },
    async publish(channel, payload) {
      await sql`select pg_notify(${busChannel}, ${`${copy.bus.origin}\n${channel}\n${payload}`})`.execute(db);
      if (after === null) copy.bus.deliver(channel, payload);
      else after.hints.push({ channel, payload });
    },
    as: (other) => make(copy, other, requestId, db, after),
  };
  return context;
}
