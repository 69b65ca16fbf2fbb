import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it, vi } from 'vitest';
import { createLog } from '#platform/core/log.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { startQueue } from '#platform/queue/queue.ts';
import { requestExport } from '#domains/account/personal-data/request-export.ts';
import { deleteCodesTask } from '#domains/account/tasks.ts';
import { task } from '#server/bind.ts';
import type { Tables } from '#server/tables.ts';
import { runTask } from '#testing/application.ts';
import { useDataFolder } from '#testing/data-folder.ts';
import { richPerson, type RichPerson } from '#testing/rich-person.ts';
import { dumpDatabase, filesBelow } from '#testing/whole-dump.ts';
import { useWorld } from '#testing/world.ts';
import { personalTables } from './domains.ts';
import { erasePerson } from './erase-person.ts';

const world = useWorld();
const folder = useDataFolder(world);

/** Where a person can still be found: lines of the database and files that hold any of their words or bytes. */
async function tracesOf({ words, files }: RichPerson): Promise<string[]> {
  const lines = await dumpDatabase(world.db, world.test.ports.secretBox);
  const found = lines.flatMap((line) =>
    words.filter((word) => line.includes(word)).map((word) => `${word} in ${line}`),
  );
  for (const { place, bytes } of filesBelow(folder())) {
    if (files.some((file) => bytes.includes(Buffer.from(file)))) found.push(`their file in ${place}`);
    for (const word of words) if (bytes.includes(word)) found.push(`${word} in ${place}`);
  }
  return found;
}

/** A job of the queue that failed and quotes them, in the schema of pg-boss beside ours. */
async function failQuoting(person: RichPerson): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db);
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const log = createLog('silent');
  const pool = openPool(url.toString(), { max: 3, log });
  const failing = task<{ userId: string }>({
    name: 'test.quotes',
    retries: 0,
    run: () => Promise.reject(new Error(`cannot write to ${person.words.join(' ')}`)),
  });
  const queue = await startQueue({
    pool,
    tasks: [failing],
    log,
    run: (each, payload) => each.run({} as never, payload as never),
  });
  const db = openDatabase<Tables>(pool);
  await queue.send(db, failing, { userId: person.seeker.userId }, {});
  await vi.waitFor(
    async () => {
      const { rows: jobs } = await sql`select from pgboss.job where state = 'failed'`.execute(db);
      expect(jobs).toHaveLength(1);
    },
    { timeout: 20_000, interval: 100 },
  );
  await queue.stop();
  await pool.end();
}

/** Tables in which the scene leaves a word of theirs; a row elsewhere names them by another row only. */
const filledTables = personalTables.filter(
  (table) =>
    ![
      'account_deletion',
      'account_admin',
      'account_mfa_token',
      'account_recovery_code',
      'application_invitation',
      'application_bulk_move',
      'application_bulk_row',
      'interview_frame',
      'interview_consent',
      'interview_report',
      'interview_correction',
      'interview_override',
      'resume_version',
      'resume_term',
    ].includes(table),
);

describe('who is erased', () => {
  it('leaves no trace in any table of any schema, opened with the key, nor in any folder', async () => {
    const person = await richPerson(world);
    await failQuoting(person);
    await requestExport(world.as(person.seeker));
    await world.deliver();
    await world.runTasks();
    // Every table of people's data that the scene fills, and the bytes: else nothing is proved by their absence.
    const before = await tracesOf(person);
    const places = new Set(before.map((trace) => / in (?:public\.)?([a-z_.]+): /.exec(trace)?.[1] ?? 'a file'));
    expect(places).toEqual(
      new Set([...filledTables, 'pgboss.job', 'pgboss.job_common', 'platform_outbox', 'position_position', 'a file']),
    );
    // Their wish was kept waiting for seven days; what lasts a day is gone by then.
    world.clock.advance(7 * 86_400_000);
    await runTask(world, deleteCodesTask);
    expect(await erasePerson(world.system(), person.personId)).toBe(true);
    await world.runTasks();
    await world.deliver();
    expect(await tracesOf(person)).toEqual([]);
    // Packed or not: what lies in the folder is somebody else's.
    const named = await sql<{ id: string }>`select id from platform_file`.execute(world.db);
    const stored = filesBelow(path.join(folder(), 'files')).map(({ place }) => path.basename(place));
    expect(stored.toSorted()).toEqual(named.rows.map((row) => row.id).toSorted());
    expect(await erasePerson(world.system(), person.personId)).toBe(false);
  });
});
