import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import {
  applicationRow,
  applyThere,
  asEmployer,
  delivered,
  eventsOf,
  messagesTo,
  type Delivered,
} from '#testing/application.ts';
import { useWorld } from '#testing/world.ts';
import { getBulkMove } from './get-bulk-move.ts';
import { passResumes } from './plan-bulk-move.ts';
import { runBulkMove, runBulkMoveTask } from './run-bulk-move.ts';
import { undoBulkMove } from './undo-bulk-move.ts';
import { patience } from '#testing/patience.ts';

const world = useWorld({ isolation: 'commit' });

async function planned(count: number) {
  const who: Delivered[] = [await delivered(world)];
  const [here] = who as [Delivered];
  while (who.length < count) who.push(await applyThere(here, `何知${who.length}`));
  const items = await Promise.all(who.map(asEmployer));
  const { bulkId } = await passResumes(here.company, { key: 'bulk-0001', items });
  world.clock.advance(10_000);
  return { who, here, bulkId };
}

const system = () => world.as({ kind: 'system' as const });
const outcomesOf = async (here: Delivered, bulkId: string) =>
  (await getBulkMove(here.company, { bulkId })).rows.map((row) => row.outcome);

/** Holds an application as another mover would until `work` has ended. */
async function holding(applicationId: string, work: () => Promise<void>): Promise<void> {
  await world.db.transaction().execute(async (trx) => {
    await trx.selectFrom('application_application').select('id').where('id', '=', applicationId).forUpdate().execute();
    await work();
  });
}

/** The backends that wait for a lock in this database, once there are so many. */
async function waiting(count: number): Promise<number[]> {
  return vi.waitFor(async () => {
    const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
    expect(rows).toHaveLength(count);
    return rows.map((row) => row.pid);
  }, patience);
}

describe('at once', () => {
  it('the same key is planned once', async () => {
    const here = await delivered(world);
    const items = [await asEmployer(here)];
    const answers = await Promise.all([1, 2, 3, 4].map(() => passResumes(here.company, { key: 'bulk-0001', items })));
    expect(new Set(answers.map((answer) => answer.bulkId)).size).toBe(1);
    expect(await world.db.selectFrom('application_bulk_row').selectAll().execute()).toHaveLength(1);
    expect(world.queued.filter((each) => each.task.name === runBulkMoveTask.name)).toHaveLength(1);
  });

  it('two copies that run it move everybody once', async () => {
    const { who, here, bulkId } = await planned(4);
    await Promise.all([runBulkMove(system(), bulkId), runBulkMove(system(), bulkId)]);
    expect(await outcomesOf(here, bulkId)).toEqual(['done', 'done', 'done', 'done']);
    for (const one of who) {
      expect(await eventsOf(one)).toEqual(['apply 0>1 seeker', 'passResume 1>2 employer']);
      expect(await messagesTo(world, one.seeker.userId)).toHaveLength(1);
    }
  });

  it('a kill in the middle loses nothing and doubles nothing', async () => {
    const { who, here, bulkId } = await planned(3);
    const [first, second] = who as [Delivered, Delivered];
    await holding(second.applicationId, async () => {
      const run = runBulkMove(system(), bulkId).then(
        () => 'ran' as const,
        () => 'died' as const,
      );
      const [pid] = await waiting(1);
      await sql`select pg_terminate_backend(${pid})`.execute(world.db);
      expect(await run).toBe('died');
      // The one in hand is as if it had not been begun; the one after it was not held up.
      expect(await outcomesOf(here, bulkId)).toEqual(['done', 'pending', 'done']);
      expect((await applicationRow(world, second.applicationId)).status).toBe(1);
    });
    await runBulkMove(system(), bulkId);
    expect(await outcomesOf(here, bulkId)).toEqual(['done', 'done', 'done']);
    expect((await getBulkMove(here.company, { bulkId })).state).toBe('done');
    for (const one of who) {
      expect(await eventsOf(one)).toHaveLength(2);
      expect(await messagesTo(world, one.seeker.userId)).toHaveLength(1);
    }
    expect(await eventsOf(first)).toEqual(['apply 0>1 seeker', 'passResume 1>2 employer']);
  });

  it('an undoing in the middle takes back what has not run, and waits for the one that runs', async () => {
    const { who, here, bulkId } = await planned(3);
    const [, second] = who as [Delivered, Delivered];
    const ends: Promise<unknown>[] = [];
    await holding(second.applicationId, async () => {
      ends.push(runBulkMove(system(), bulkId));
      await waiting(1);
      ends.push(undoBulkMove(here.company, { bulkId }));
      await waiting(2);
    });
    await Promise.all(ends);
    expect(await outcomesOf(here, bulkId)).toEqual(['done', 'done', 'undone']);
    expect((await getBulkMove(here.company, { bulkId })).state).toBe('undone');
    const statuses = await Promise.all(who.map(async (one) => (await applicationRow(world, one.applicationId)).status));
    expect(statuses).toEqual([2, 2, 1]);
  });
});
