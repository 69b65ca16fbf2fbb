import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '#platform/core/clock.ts';
import { createContext, createContextInside, type Copy } from '#platform/core/create-context.ts';
import type { Log } from '#platform/core/log.ts';
import { startDispatcher } from '#platform/events/dispatcher.ts';
import { deliverNext, DeliveryFailure, postpone } from '#platform/events/outbox.ts';
import { startQueue, type Queue } from '#platform/queue/queue.ts';
import { startBus, type Bus } from '#platform/realtime/bus.ts';
import type pg from 'pg';
import type { Actor, Ctx, Ports, SystemActor } from './context.ts';
import { subscriptions, tasks } from './domains.ts';
import type { Events } from './events.ts';
import type { Tables } from './tables.ts';

export const systemActor: SystemActor = { kind: 'system' };

/** One running copy of the product: its database, its background work and the contexts made of them. */
export interface RunningCopy {
  readonly db: Kysely<Tables>;
  readonly ports: Ports;
  readonly bus: Bus;
  context<A extends Actor>(actor: A, requestId: string): Ctx<A>;
  /** Takes no more events and tasks, and waits for those under way, at most so long; the rest goes to another copy. */
  drain(milliseconds: number): Promise<void>;
  /** Connections to the database: all, those that nobody uses, and callers that wait for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number };
  stop(): Promise<void>;
}

interface CopyOptions {
  readonly connectionString: string;
  readonly pool: pg.Pool;
  readonly db: Kysely<Tables>;
  readonly ports: Ports;
  readonly clock: Clock;
  readonly log: Log;
}

/** Starts what runs beside the calls: hints between copies, delivery of events, tasks and schedules. */
export async function startCopy(options: CopyOptions): Promise<RunningCopy> {
  const { db, ports, clock, log } = options;
  const bus = await startBus(options.connectionString, log);
  // Tasks may queue tasks: the contexts they are given need the queue that is only now being started.
  const started: { queue?: Queue } = {};
  const lateQueue: Queue = {
    send(...work) {
      if (started.queue === undefined) throw new Error('the queue has not started');
      return started.queue.send(...work);
    },
  };
  const copy: Copy<Tables, Ports> = {
    db,
    ports,
    clock,
    log,
    queue: lateQueue,
    subscriptions,
    bus,
    transact: (on, work) => on.transaction().execute(work),
    onEvents: () => dispatcher.wake(),
  };
  const context = <A extends Actor>(actor: A, requestId: string): Ctx<A> =>
    createContext<A, Tables, Events, Ports>(copy, actor, requestId);
  const dispatcher = startDispatcher(() => deliverOne(copy), log);
  const running = await startQueue({
    pool: options.pool,
    tasks,
    log,
    run: (task, payload) => task.run(context(systemActor, randomUUID()) as never, payload as never),
  });
  started.queue = running;
  return {
    db,
    ports,
    bus,
    context,
    async drain(milliseconds) {
      // An event that is not delivered in time is rolled back with its connection.
      const delivered = Promise.race([dispatcher.stop(), delay(milliseconds, undefined, { ref: false })]);
      await Promise.all([delivered, running.drain(milliseconds)]);
    },
    connections: () => ({
      total: options.pool.totalCount,
      idle: options.pool.idleCount,
      waiting: options.pool.waitingCount,
    }),
    async stop() {
      await dispatcher.stop();
      await running.stop();
      await bus.stop();
    },
  };
}

const subscriptionsByName = new Map(subscriptions.map((each) => [each.name, each]));

/** Delivers the oldest due event in a transaction of its own; what the subscriber writes commits with the delivery. */
export async function deliverOne(copy: Copy<Tables, Ports>): Promise<boolean> {
  let settle: (() => void) | undefined;
  try {
    const delivered = await copy.transact(copy.db, (trx) =>
      deliverNext(trx as never, subscriptionsByName, copy.clock.now(), async ({ id, subscription, payload }) => {
        const inside = createContextInside<SystemActor, Tables, Events, Ports>(copy, systemActor, id, trx);
        settle = () => inside.settle();
        await subscription.run(inside.context as never, payload as never);
      }),
    );
    settle?.();
    return delivered;
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    await postpone(copy.db, error, copy.clock.now(), copy.log);
    return true;
  }
}
