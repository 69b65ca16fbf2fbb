import { newId } from '#platform/core/ids.ts';
import type { World } from './world.ts';

/** Leaves an event that its reader could not be given as often as it was tried; answers its id. */
export async function leaveDeadLetter(world: World, subscriber = 'application.test'): Promise<string> {
  const id = newId();
  const now = world.clock.now();
  await world.db
    .insertInto('platform_outbox')
    .values({
      id,
      event: 'resume.deleted',
      subscriber,
      payload: '{}',
      attempts: 12,
      run_at: now,
      created_at: now,
      dead_at: now,
      last_error: 'the reader said no',
    })
    .execute();
  return id;
}

/** What became of an event; undefined once it was delivered. */
export async function outboxRow(world: World, id: string) {
  return world.db
    .selectFrom('platform_outbox')
    .select(['dead_at', 'attempts', 'run_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
