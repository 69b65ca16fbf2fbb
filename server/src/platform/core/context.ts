import type { Kysely } from 'kysely';
import type { Log } from './log.ts';
import type { Task } from '../queue/task.ts';

/**
 * What every operation is given: who acts, the database, time, and the ways news travels. Generic in the product's
 * actor, tables, events and ports, of which the platform knows nothing.
 */
export interface Context<Actor, Tables, EventMap, Ports> {
  readonly actor: Actor;
  readonly db: Kysely<Tables>;
  readonly ports: Ports;
  readonly log: Log;
  readonly requestId: string;
  now(): Date;
  /** Runs `work` in one transaction; inside another transaction it joins that one. */
  transaction<T>(work: (tx: Context<Actor, Tables, EventMap, Ports>) => Promise<T>): Promise<T>;
  /** Records an event in the present transaction; each subscriber gets it once, in a transaction of its own. */
  emit<Name extends keyof EventMap & string>(name: Name, payload: EventMap[Name]): Promise<void>;
  /** Queues background work; inside a transaction it is queued with the commit. */
  enqueue<Payload extends object>(
    task: Task<Payload>,
    payload: Payload,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>;
  /** A hint to every copy, sent after the commit. At most 7000 bytes: ids, never data. */
  publish(channel: string, payload: string): Promise<void>;
  /** The same context for another actor. */
  as<Other>(actor: Other): Context<Other, Tables, EventMap, Ports>;
}
