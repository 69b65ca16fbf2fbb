import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { backUpThere, migrationsFolder, restoreThere, secret, useGround } from '#testing/data-care.ts';
import { sealStoredApplications } from '#domains/application/contact/seal-stored-applications.ts';
import { openApplication } from '#domains/application/contact/open-application.ts';
import { sealStoredResumes } from '#domains/resume/contact/seal-stored-resumes.ts';
import { findingFacts } from '#domains/resume/index.ts';
import { openResume } from '#domains/resume/contact/sealed-resume.ts';
import { createLog } from '#platform/core/log.ts';
import { createSecretBox } from '#platform/core/secret-box.ts';
import { openDatabase } from '#platform/db/database.ts';
import { readConfig } from '#server/config.ts';
import { systemContext } from '#server/system-context.ts';
import type { Tables } from '#server/tables.ts';
import { sampleContent } from '#testing/resume.ts';
import { dumpDatabase } from '#testing/whole-dump.ts';

const ground = useGround();
const dataFolder = path.join(import.meta.dirname, 'data');

/** The columns a table had when its rows were read, and those rows. */
type Seen = ReadonlyMap<string, { readonly columns: readonly string[]; readonly rows: readonly string[] }>;

async function readAll(pool: pg.Pool, asBefore?: Seen): Promise<Seen> {
  const { rows: tables } = await pool.query<{ name: string; columns: string[] }>(`
    select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' and table_name <> 'platform_migration' group by 1`);
  const seen = new Map<string, { columns: string[]; rows: string[] }>();
  for (const { name, columns } of tables) {
    const wanted = asBefore === undefined ? columns : [...(asBefore.get(name)?.columns ?? columns)];
    const { rows } = await pool.query<{ row: string }>(
      `select jsonb_build_array(${wanted.map((column) => `"${column}"`).join(', ')})::text as row from "${name}" order by 1`,
    );
    seen.set(name, { columns: wanted, rows: rows.map(({ row }) => row) });
  }
  return seen;
}

/** Applies the migrations up to `last` one by one, each followed by rows for the tables it made. */
async function migrateWithRows(pool: pg.Pool, last: number): Promise<Seen> {
  const migrations = await readMigrations(migrationsFolder);
  let before: Seen = new Map();
  for (let at = 0; at <= last; at++) {
    const name = migrations[at]?.name ?? '';
    expect(await migrate(pool, migrations.slice(0, at + 1))).toEqual([name]);
    const carried = await readAll(pool, before);
    for (const [table, { rows }] of before)
      expect({ name, table, rows: carried.get(table)?.rows }).toEqual({ name, table, rows });
    const data = path.join(dataFolder, name);
    if (existsSync(data)) await pool.query(readFileSync(data, 'utf8'));
    before = await readAll(pool);
    const empty = [...before].filter(([, { rows }]) => rows.length === 0).map(([table]) => table);
    // A new table gets rows in data/<migration>.sql, so that later migrations are seen to keep them.
    expect({ name, empty }).toEqual({ name, empty: [] });
  }
  return before;
}

describe('migrations only go forward', () => {
  it('and lose no row of any table on the way from the first to the last', async () => {
    const { pool } = await ground.target();
    const migrations = await readMigrations(migrationsFolder);
    const end = await migrateWithRows(pool, migrations.length - 1);
    expect(end.size).toBeGreaterThan(30);
    expect(await migrate(pool, migrations)).toEqual([]);
    await expect(migrate(pool, migrations.slice(0, -1))).rejects.toThrow(/newer version/);
  }, 60_000);

  it('and a backup of an older version is restored as it was and then brought forward', async () => {
    const [source, target, folder] = [await ground.target(), await ground.target(), ground.folder()];
    const older = await migrateWithRows(source.pool, 8);
    await source.pool.query("update platform_setting set value = $1 where name = 'secret-fingerprint'", [
      createSecretBox(secret).fingerprint,
    ]);
    const place = path.join(folder, 'older.tar.zst');
    await backUpThere(source.url, place);
    await restoreThere({ place, dataDir: ground.folder(), databaseUrl: target.url });
    const ran = await migrate(target.pool, await readMigrations(migrationsFolder));
    expect(ran.length).toBeGreaterThanOrEqual(3);
    const now = await readAll(target.pool, older);
    for (const [table, { rows }] of older)
      if (table !== 'platform_setting') expect({ table, rows: now.get(table)?.rows }).toEqual({ table, rows });
  }, 60_000);

  it('and who chose before to be found goes on being found, recorded as such; nobody else is', async () => {
    const { pool, url } = await ground.target();
    const migrations = await readMigrations(migrationsFolder);
    await migrateWithRows(pool, migrations.findIndex(({ name }) => name.endsWith('-resume-consent.sql')) - 1);
    const seekers = await pool.query<{ id: string }>(
      "select id from account_identity where kind = 'seeker' order by id",
    );
    const [closed, open, silent] = seekers.rows.map(({ id }) => id);
    await pool.query('delete from resume_visibility');
    const chose =
      "insert into resume_visibility (seeker_id, visibility, changed_at) values ($1, $2, '2026-11-22 06:00:00+00')";
    await pool.query(chose, [closed, 'applied']);
    await pool.query(chose, [open, 'open']);
    await migrate(pool, migrations);
    const storage = { connectionString: url, pool, db: openDatabase<Tables>(pool), secretBox: createSecretBox(secret) };
    const ctx = systemContext(readConfig({}), createLog('silent'), storage, []);
    const facts = await findingFacts(
      ctx,
      seekers.rows.map(({ id }) => id),
    );
    expect([closed, open, silent].map((id = '') => facts.get(id)?.visibility)).toEqual(['applied', 'open', 'applied']);
    const { rows } = await pool.query('select seeker_id, text_version, agreed_at, revoked_at from resume_consent');
    expect(rows).toEqual([
      { seeker_id: open, text_version: '0', agreed_at: new Date('2026-11-22T06:00:00Z'), revoked_at: null },
    ]);
  }, 60_000);

  it('and resumes of before are read as they were, and sealed by the tasks that follow', async () => {
    const { pool, url } = await ground.target();
    const migrations = await readMigrations(migrationsFolder);
    await migrateWithRows(pool, migrations.findIndex(({ name }) => name.endsWith('-resume-contact.sql')) - 1);
    const content = sampleContent({ selfEvaluation: '从前写的' });
    const json = JSON.stringify(content);
    const { phone, email } = content.basics;
    const text = `林示例 ${phone}`;
    const confidence = JSON.stringify({ 'basics.phone': { score: 0.5, source: text, reason: null } });
    await pool.query('update resume_resume set content = $1, confidence = $2, source_text = $3', [
      json,
      confidence,
      text,
    ]);
    await pool.query('update resume_version set content = $1', [json]);
    await pool.query('update application_application set resume_snapshot = $1 where resume_snapshot is not null', [
      json,
    ]);
    await migrate(pool, migrations);

    const db = openDatabase<Tables>(pool);
    const secretBox = createSecretBox(secret);
    const resumes = async () =>
      (await db.selectFrom('resume_resume').selectAll().execute()).map((row) => openResume(secretBox, row));
    const ctx = systemContext(readConfig({}), createLog('silent'), { connectionString: url, pool, db, secretBox }, []);
    const applications = async () =>
      (await db.selectFrom('application_application').selectAll().execute()).map((row) => openApplication(ctx, row));
    const before = [await resumes(), await applications()];
    expect(before[0]).toMatchObject([{ content, source_text: text, confidence: JSON.parse(confidence) as object }]);
    expect(before[1]?.length).toBeGreaterThan(1);
    const inClear = async () =>
      (await dumpDatabase(db, null)).filter((line) => line.includes(phone) || line.includes(email)).length;
    expect(await inClear()).toBeGreaterThan(3);
    await sealStoredResumes(ctx);
    await sealStoredApplications(ctx);
    expect(await inClear()).toBe(0);
    expect([await resumes(), await applications()]).toEqual(before);
  }, 60_000);

  it('and what companies were told before is read by those who read what it is about', async () => {
    const { pool } = await ground.target();
    const migrations = await readMigrations(migrationsFolder);
    await migrateWithRows(pool, migrations.findIndex(({ name }) => name.endsWith('-message-about.sql')) - 1);
    const { rows: events } = await pool.query<{ id: string; company_id: string; application_id: string }>(
      `select event.id, application.company_id, application.id as application_id from application_event as event
       join application_application as application on application.id = event.application_id where move = 'recordReport'`,
    );
    const { rows: interviews } = await pool.query<{ id: string; company_id: string; application_id: string }>(
      'select id, company_id, application_id from interview_interview where application_id is not null',
    );
    const [reported, asked] = [events[0], interviews[0]];
    const sent = [
      ['7', reported?.company_id, `application:${reported?.id}`, 'reports', reported?.application_id],
      ['7', asked?.company_id, `interview:${asked?.id}:reviewRequested`, 'reports', asked?.application_id],
      ['2', reported?.company_id, 'position-review:1', 'positions', null],
      ['7', reported?.company_id, 'join-request:1', 'joinRequests', null],
      ['7', reported?.company_id, 'verification:1', 'company', null],
      ['7', reported?.company_id, 'verification-revoked:1', 'company', null],
      ['7', reported?.company_id, 'application:of-nobody', 'candidates', null],
    ] as const;
    for (const [type, companyId, key] of sent)
      await pool.query(
        `insert into message_message (id, recipient_id, recipient_kind, message_type, title, content, meta, dedupe_key, created_at)
         values (gen_random_uuid(), $1, 'company', $2, '通知', '内容', '{}', $3, now())`,
        [companyId, type, key],
      );
    await migrate(pool, migrations);
    for (const [, companyId, key, about, applicationId] of sent) {
      const { rows } = await pool.query(
        'select about, application_id from message_message where recipient_id = $1 and dedupe_key = $2',
        [companyId, key],
      );
      expect([key, rows]).toEqual([key, [{ about, application_id: applicationId }]]);
    }
    const { rows: personal } = await pool.query("select about from message_message where recipient_kind = 'user'");
    expect(personal.length).toBeGreaterThan(0);
    for (const { about } of personal as { about: string | null }[]) expect(about).toBeNull();
  }, 60_000);
});
