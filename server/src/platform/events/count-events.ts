import type { Kysely } from 'kysely';
import type { OutboxTables } from './outbox.ts';

/** Events on their way to a reader, and those that wait for a person. */
export async function countEvents(
  db: Kysely<OutboxTables>,
): Promise<{ readonly waiting: number; readonly dead: number }> {
  return db
    .selectFrom('platform_outbox')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('dead_at', 'is', null).as('waiting'),
      eb.fn.countAll<number>().filterWhere('dead_at', 'is not', null).as('dead'),
    ])
    .executeTakeFirstOrThrow();
}
