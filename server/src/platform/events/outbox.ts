import { sql, type Kysely } from 'kysely';
import type { Log } from '../core/log.ts';
import { newId } from '../core/ids.ts';
import type { Subscription } from './subscription.ts';

/** The one platform table this file owns, as kysely sees it. */
export interface OutboxTables {
  platform_outbox: {
    id: string;
    event: string;
    subscriber: string;
    payload: unknown;
    attempts: number;
    run_at: Date;
    created_at: Date;
    dead_at: Date | null;
    last_error: string | null;
  };
}

/** After this many failures a row waits for a person. */
const maxAttempts = 12;

export interface Delivery {
  readonly id: string;
  readonly subscription: Subscription;
  readonly payload: unknown;
}

/** Writes one row per subscriber, in the transaction of `db`. */
export async function storeEvent(
  db: Kysely<OutboxTables>,
  subscriptions: readonly Subscription[],
  event: string,
  payload: object,
  now: Date,
): Promise<number> {
  const readers = subscriptions.filter((each) => each.event === event);
  if (readers.length === 0) return 0;
  await db
    .insertInto('platform_outbox')
    .values(
      readers.map((reader) => ({
        id: newId(),
        event,
        subscriber: reader.name,
        payload: JSON.stringify(payload),
        attempts: 0,
        run_at: now,
        created_at: now,
        dead_at: null,
        last_error: null,
      })),
    )
    .execute();
  return readers.length;
}

/**
 * Takes the oldest due row, hands it to `run` and removes it, all in the transaction of `db`; false when none is due.
 * A row of a subscriber that this version does not know stays for one that does.
 */
export async function deliverNext(
  db: Kysely<OutboxTables>,
  subscriptions: ReadonlyMap<string, Subscription>,
  now: Date,
  run: (delivery: Delivery) => Promise<void>,
): Promise<boolean> {
  const row = await db
    .selectFrom('platform_outbox')
    .select(['id', 'subscriber', 'payload'])
    .where('dead_at', 'is', null)
    .where('run_at', '<=', now)
    .where('subscriber', 'in', [...subscriptions.keys(), ''])
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (row === undefined) return false;
  const subscription = subscriptions.get(row.subscriber);
  if (subscription === undefined) return false;
  try {
    await run({ id: row.id, subscription, payload: row.payload });
  } catch (error) {
    throw new DeliveryFailure(row.id, row.subscriber, error);
  }
  await db.deleteFrom('platform_outbox').where('id', '=', row.id).execute();
  return true;
}

/** A subscriber threw: its transaction is rolled back, and the row is to be tried again later. */
export class DeliveryFailure extends Error {
  readonly rowId: string;
  readonly subscriber: string;

  constructor(rowId: string, subscriber: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.rowId = rowId;
    this.subscriber = subscriber;
  }
}

/** Puts a failed row off (1 s, 2 s, 4 s … 10 min) or among the dead letters. */
export async function postpone(db: Kysely<OutboxTables>, failure: DeliveryFailure, now: Date, log: Log): Promise<void> {
  log.warn(
    { subscriber: failure.subscriber, row: failure.rowId, error: failure.cause },
    'an event could not be delivered',
  );
  await db
    .updateTable('platform_outbox')
    .set({
      attempts: sql<number>`attempts + 1`,
      last_error: failure.message.slice(0, 500),
      run_at: sql<Date>`${now}::timestamptz + least(600, power(2, attempts)) * interval '1 second'`,
      dead_at: sql<Date | null>`case when attempts + 1 >= ${maxAttempts} then ${now}::timestamptz end`,
    })
    .where('id', '=', failure.rowId)
    .execute();
}

/**
 * Removes events that name one of these ids, and the words of errors that hold one of these words. For people who are
 * erased: what was to follow for them follows no more.
 */
export async function forgetEvents(
  db: Kysely<OutboxTables>,
  ids: readonly string[],
  words: readonly string[],
): Promise<void> {
  await sql`delete from platform_outbox where exists (
    select from unnest(${[...ids]}::text[]) as given (id) where position(given.id in payload::text) > 0)`.execute(db);
  await sql`update platform_outbox set last_error = null where exists (
    select from unnest(${[...words]}::text[]) as given (word) where position(given.word in last_error) > 0)`.execute(
    db,
  );
}
