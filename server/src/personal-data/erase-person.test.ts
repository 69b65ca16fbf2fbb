import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { startQueue } from '#platform/queue/queue.ts';
import { confirmMail } from '#domains/account/mail/confirm-mail.ts';
import { sendMailCode } from '#domains/account/mail/send-mail-code.ts';
import { updateProfile } from '#domains/account/profile/update-profile.ts';
import { submitDocument } from '#domains/account/real-name/submit-document.ts';
import { deleteCodesTask } from '#domains/account/tasks.ts';
import { getResume } from '#domains/resume/get-resume.ts';
import { saveResume } from '#domains/resume/save-resume.ts';
import { task } from '#server/bind.ts';
import type { Tables } from '#server/tables.ts';
import { applyThere, hiring, runTask } from '#testing/application.ts';
import { useDataFolder } from '#testing/data-folder.ts';
import { leaveDeadLetter } from '#testing/dead-letter.ts';
import { leavingPerson, type LeavingPerson } from '#testing/leaving-person.ts';
import { documentInput } from '#testing/real-name.ts';
import { dumpDatabase, filesBelow } from '#testing/whole-dump.ts';
import { useWorld } from '#testing/world.ts';
import { personalTables } from './domains.ts';
import { erasePerson } from './erase-person.ts';

const world = useWorld();
const folder = useDataFolder(world);

const isId = (word: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(word);

/** Where a person can still be found: lines of the database and files that hold any of their words or bytes. */
async function tracesOf({ words: known, ids, files }: LeavingPerson): Promise<string[]> {
  const words = [...known, ...ids];
  const lines = await dumpDatabase(world.db, world.test.ports.secretBox);
  // What admins did stays on record by ids, which are nobody's afterwards (decision 009); their words do not.
  const isRecord = (line: string) => line.startsWith('public.console_audit: ');
  const found = lines.flatMap((line) =>
    words.filter((word) => line.includes(word) && !(isRecord(line) && isId(word))).map((word) => `${word} in ${line}`),
  );
  for (const { place, bytes } of filesBelow(folder())) {
    if (files.some((file) => bytes.includes(Buffer.from(file)))) found.push(`their file in ${place}`);
    for (const word of words) if (bytes.includes(word)) found.push(`${word} in ${place}`);
  }
  return found;
}

/** A job of the queue that failed and quotes them, in the schema of pg-boss beside ours. */
async function failQuoting(person: LeavingPerson): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db);
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const { log } = world;
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

describe('who is erased', () => {
  it(
    'leaves no trace in any table of any schema, opened with the key, nor in any folder or log',
    { timeout: 240_000 },
    async () => {
      const person = await leavingPerson(world);
      await failQuoting(person);
      // Every table of people's data, and the bytes: else nothing is proved by their absence.
      const before = await tracesOf(person);
      const places = new Set(before.map((trace) => / in (?:public\.)?([a-z_.]+): /.exec(trace)?.[1] ?? 'a file'));
      expect(personalTables.filter((table) => !places.has(table))).toEqual([]);
      for (const place of ['pgboss.job', 'platform_outbox', 'position_position', 'console_audit', 'a file'])
        expect(places).toContain(place);
      // Their wish was kept waiting for seven days; what lasts a day is gone by then.
      world.clock.advance(7 * 86_400_000);
      await runTask(world, deleteCodesTask);
      expect(await erasePerson(world.system(), person.personId)).toBe(true);
      await world.runTasks();
      await world.deliver();
      expect(await tracesOf(person)).toEqual([]);
      // An id in the log is an id of nobody now; whatever says who it was never stood there.
      const speaking = person.words.filter((word) => !isId(word));
      expect(world.logged.join('')).toContain('test.quotes');
      expect(speaking.filter((word) => world.logged.some((line) => line.includes(word)))).toEqual([]);
      // Packed or not: what lies in the folder is somebody else's.
      const named = await sql<{ id: string }>`select id from platform_file`.execute(world.db);
      const stored = filesBelow(path.join(folder(), 'files')).map(({ place }) => path.basename(place));
      expect(stored.toSorted()).toEqual(named.rows.map((row) => row.id).toSorted());
      expect(await erasePerson(world.system(), person.personId)).toBe(false);
    },
  );

  it('is quoted by no failure under any name they went by anywhere, and every other failure keeps its words', async () => {
    // Each stands in one place alone, so that one place forgotten leaves one failure that quotes it.
    const names = { account: '甲示例', document: '乙示例', applied: '丙示例', renamed: '丁示例', hiring: '戊示例' };
    const mail = 'jia.shili@example.com';
    const here = await applyThere(await hiring(world), names.applied);
    const { mine, seeker, resumeId } = here;
    await updateProfile(mine, { username: names.account, gender: 1 });
    await submitDocument(mine, { ...(await documentInput(world, seeker)), realName: names.document });
    const { content, version } = await getResume(mine, { resumeId });
    const basics = { ...content.basics, name: ` ${names.renamed} ` };
    await saveResume(mine, { resumeId, version, content: { ...content, basics } });
    await sendMailCode(mine, { mail });
    const code = /\d{6}/.exec(world.test.sentMails.at(-1)?.text ?? '')?.[0] ?? '';
    await confirmMail(mine, { mail, code });
    const person = await world.db
      .selectFrom('account_person')
      .select('phone_cipher')
      .where('id', '=', seeker.personId)
      .executeTakeFirstOrThrow();
    const phone = world.test.ports.secretBox.decrypt(person.phone_cipher);
    const other = await world.employer();
    await updateProfile(world.as(other), { username: names.hiring });
    const theirs = [names.account, names.document, names.applied, names.renamed, mail, phone];
    const others = [names.hiring, '示例', 'cannot be written'];
    const quoted = (word: string) => `the row of ${word} could not be kept`;
    const letters = await Promise.all([...theirs, ...others].map(async () => leaveDeadLetter(world)));
    for (const [at, word] of [...theirs, ...others].entries())
      await world.db
        .updateTable('platform_outbox')
        .set({ last_error: quoted(word) })
        .where('id', '=', letters[at] ?? '')
        .execute();
    const failures = async () => {
      const { rows } = await sql<{ said: string | null }>`
        select last_error as said from platform_outbox where dead_at is not null order by id`.execute(world.db);
      return rows.flatMap(({ said }) => said ?? []);
    };
    expect(await failures()).toHaveLength(theirs.length + others.length);
    expect(await erasePerson(world.system(), seeker.personId)).toBe(true);
    expect((await failures()).toSorted()).toEqual(others.map(quoted).toSorted());
  });
});
