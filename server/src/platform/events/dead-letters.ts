import type { Kysely } from 'kysely';
import type { OutboxTables } from './outbox.ts';

/** An event that its reader could not be given as often as it was tried. */
export interface DeadLetter {
  readonly id: string;
  readonly subscriber: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly deadAt: Date;
  readonly error: string;
}

/** Events that wait for a person, those given up last first. */
export async function findDeadLetters(db: Kysely<OutboxTables>, limit: number): Promise<DeadLetter[]> {
  const rows = await db
    .selectFrom('platform_outbox')
    .select(['id', 'subscriber', 'attempts', 'created_at', 'dead_at', 'last_error'])
    .where('dead_at', 'is not', null)
    .orderBy('dead_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    subscriber: row.subscriber,
    attempts: row.attempts,
    createdAt: row.created_at,
    deadAt: row.dead_at ?? row.created_at,
    error: row.last_error ?? '',
  }));
}

/** How many there are, and since when the oldest waits. */
export async function countDeadLetters(db: Kysely<OutboxTables>): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('platform_outbox')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('dead_at').as('oldest')])
    .where('dead_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { count: row.count, oldestAt: row.oldest };
}

/**
 * Delivers a dead letter again from the first attempt on; answers its reader. `waiting` when it is on its way already,
 * null when there is none such: it may have arrived.
 */
export async function retryDeadLetter(
  db: Kysely<OutboxTables>,
  id: string,
  now: Date,
): Promise<{ name: string; state: 'retried' | 'waiting' } | null> {
  const retried = await db
    .updateTable('platform_outbox')
    .set({ dead_at: null, attempts: 0, run_at: now })
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .returning('subscriber')
    .executeTakeFirst();
  if (retried !== undefined) return { name: retried.subscriber, state: 'retried' };
  const found = await db.selectFrom('platform_outbox').select('subscriber').where('id', '=', id).executeTakeFirst();
  return found === undefined ? null : { name: found.subscriber, state: 'waiting' };
}
