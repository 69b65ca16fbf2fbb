import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import path from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { to as copyTo } from 'pg-copy-streams';
import { extract, pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { readArchive } from '#platform/backup/archive.ts';
import { BackupError } from '#platform/backup/manifest.ts';
import { newId } from '#platform/core/ids.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { createFolderStore } from '#platform/files/embedded.ts';
import { exportTo } from './export.ts';
import { backUpThere, lines, migrationsFolder, restoreThere, secret, useGround } from '#testing/data-care.ts';

const ground = useGround();

/** Everything that COPY's text format has to escape. */
const awkward = 'tab\tbreak\nreturn\rback\\slash \\N \\. 聘见 𠮷 \'quoted\' "doubly"';

async function fill(pool: pg.Pool, rows = 40_000): Promise<void> {
  await pool.query(
    `insert into platform_outbox (id, event, subscriber, payload, run_at, created_at, last_error)
     select gen_random_uuid(), 'test.happened', 'test', jsonb_build_object('n', n, 'text', $1::text), now(), now(),
       case when n % 3 = 0 then $1::text || repeat(md5(n::text), 4) end
     from generate_series(1, $2) n`,
    [awkward, rows],
  );
  await pool.query("insert into platform_setting (name, value) values ('left', '1000'), ('right', '1000')");
}

/** Moves amounts between two rows and inserts in pairs until told to stop: half of any of it would show. */
function keepWriting(pool: pg.Pool): () => Promise<number> {
  let going = true;
  let written = 0;
  const writer = async (): Promise<void> => {
    while (going) {
      const client = await pool.connect();
      await client.query('begin');
      await client.query("update platform_setting set value = (value::int - 1)::text where name = 'left'");
      await client.query("update platform_setting set value = (value::int + 1)::text where name = 'right'");
      for (const side of ['one', 'other'])
        await client.query(
          "insert into platform_outbox (id, event, subscriber, payload, run_at, created_at) values ($1, 'test.paired', $2, '{}', now(), now())",
          [newId(), side],
        );
      await client.query(
        "delete from platform_outbox where id = (select id from platform_outbox where subscriber = 'test' limit 1)",
      );
      await client.query('commit');
      client.release();
      written += 1;
      await turn();
    }
  };
  const done = Promise.all([writer(), writer()]);
  return async () => {
    going = false;
    await done;
    return written;
  };
}

/** Hash of a table's rows as COPY writes them, in sorted order. */
async function hashRows(pool: pg.Pool, table: string, columns: readonly string[]): Promise<string> {
  const client = await pool.connect();
  const chunks: Buffer[] = [];
  await client.query("set timezone = 'UTC'");
  for await (const chunk of client.query(
    copyTo(`copy ${table} (${columns.join(', ')}) to stdout`),
  ) as AsyncIterable<Buffer>)
    chunks.push(chunk);
  client.release();
  return hashLines(Buffer.concat(chunks).toString('utf8'));
}

const hashLines = (text: string): string =>
  createHash('sha256').update(text.split('\n').toSorted().join('\n')).digest('hex');

describe('a backup taken while others write', () => {
  it('holds one moment, and restored elsewhere it is that moment, row by row', async () => {
    const [source, target, folder] = [await ground.source(), await ground.target(), ground.folder()];
    await fill(source.pool);
    const store = createFolderStore(path.join(folder, 'files'));
    const [fileId, removedId] = [newId(), newId()];
    await store.write(fileId, Buffer.from('%PDF-1.7 bytes'));
    for (const id of [fileId, removedId])
      await source.pool.query(
        "insert into platform_file (id, owner_id, purpose, name, kind, media_type, size, sha256, created_at) values ($1, $1, 'resume', $2, 'pdf', 'application/pdf', 14, '', now())",
        [id, awkward],
      );
    const place = path.join(folder, 'copy.tar.zst');
    const stop = keepWriting(source.pool);
    await backUpThere(source.url, place);
    expect(await stop()).toBeGreaterThan(5);
    expect(lines.at(-2)).toContain('1 个文件不在其中');

    const inArchive = new Map<string, string>();
    const archive = await readArchive(place);
    for await (const { table, bytes } of archive.parts)
      inArchive.set(table, (inArchive.get(table) ?? '') + bytes.toString('utf8'));
    await archive.close();
    expect(inArchive.get('platform_outbox')?.length).toBeGreaterThan(2 * 4 * 1024 * 1024);

    const dataDir = ground.folder();
    await restoreThere({ place, dataDir, databaseUrl: target.url });
    for (const { name, columns } of archive.manifest.tables)
      expect([name, await hashRows(target.pool, name, columns)]).toEqual([name, hashLines(inArchive.get(name) ?? '')]);
    const { rows } = await target.pool.query<{ total: number; one: number; other: number }>(`
      select (select sum(value::int)::int from platform_setting where name in ('left', 'right')) as total,
        (select count(*)::int from platform_outbox where subscriber = 'one') as one,
        (select count(*)::int from platform_outbox where subscriber = 'other') as other`);
    expect(rows[0]?.total).toBe(2000);
    expect(rows[0]?.one).toBe(rows[0]?.other);
    expect(await createFolderStore(path.join(dataDir, 'files')).read(fileId)).toEqual(Buffer.from('%PDF-1.7 bytes'));
    // The product goes on from there.
    expect(await migrate(target.pool, await readMigrations(migrationsFolder))).toEqual([]);
    const keys =
      "select count(*)::int as count from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace";
    const [before, after] = await Promise.all([source.pool.query(keys), target.pool.query(keys)]);
    expect(after.rows).toEqual(before.rows);
  }, 90_000);

  it('carries the tasks that wait, and only those', async () => {
    const [source, target, folder] = [await ground.source(), await ground.target(), ground.folder()];
    const boss = new PgBoss({
      db: { executeSql: (text, values) => source.pool.query(text, values) },
      schema: 'pgboss',
      supervise: false,
    });
    await boss.start();
    await boss.createQueue('test.later', { retryLimit: 7, expireInSeconds: 300 });
    const startAfter = new Date(Date.now() + 86_400_000);
    await boss.send('test.later', { id: 'later' }, { startAfter, singletonKey: 'only' });
    await boss.send('test.later', { id: 'done' });
    const [done] = await boss.fetch('test.later');
    await boss.complete('test.later', done?.id ?? '');
    await boss.send('test.later', { id: 'at work' });
    expect(await boss.fetch('test.later')).toHaveLength(1);
    await boss.stop({ graceful: false, close: false });
    const place = path.join(folder, 'copy.tar.zst');
    await backUpThere(source.url, place);
    await restoreThere({ place, dataDir: ground.folder(), databaseUrl: target.url });
    const { rows } = await target.pool.query(
      `select data, state, singleton_key, retry_limit, expire_seconds, start_after from pgboss.job where name = 'test.later' order by start_after`,
    );
    const common = { state: 'created', retry_limit: 7, expire_seconds: 300 };
    expect(rows).toEqual([
      { ...common, data: { id: 'at work' }, singleton_key: null, start_after: expect.any(Date) as Date },
      { ...common, data: { id: 'later' }, singleton_key: 'only', start_after: startAfter },
    ]);
  });
});

/** Packs an archive anew, each of its files changed by `change`: as damage that no checksum of the container shows. */
async function rewriteArchive(
  from: string,
  to: string,
  change: (name: string, bytes: Buffer) => Buffer,
): Promise<void> {
  const [entries, changed] = [extract(), pack()];
  entries.end(zstdDecompressSync(readFileSync(from)));
  for await (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    changed.entry({ name: entry.header.name }, change(entry.header.name, Buffer.concat(chunks)));
  }
  changed.finalize();
  const whole: Buffer[] = [];
  for await (const chunk of changed as AsyncIterable<Buffer>) whole.push(chunk);
  writeFileSync(to, zstdCompressSync(Buffer.concat(whole)));
}

describe('a restore refuses and leaves everything as it was', () => {
  async function made() {
    const [source, target, folder] = [await ground.source(), await ground.target(), ground.folder()];
    await fill(source.pool, 2000);
    const place = path.join(folder, 'copy.tar.zst');
    await backUpThere(source.url, place);
    const dataDir = ground.folder();
    const untouched = async () => {
      const { rows } = await target.pool.query<{ count: number }>(
        "select count(*)::int as count from pg_tables where schemaname = 'public'",
      );
      expect(rows[0]?.count).toBe(0);
      expect(readdirSync(dataDir)).toEqual([]);
    };
    const attempt = (more: object) => restoreThere({ place, dataDir, databaseUrl: target.url, ...more });
    return { source, target, folder, place, dataDir, untouched, attempt };
  }

  it('with another secret', async () => {
    const { attempt, untouched } = await made();
    await expect(attempt({ secret: 'another secret of 16 letters' })).rejects.toThrow(/PINJIAN_SECRET 与备份不符/);
    await untouched();
  });

  it('of a newer version, or after a migration was changed', async () => {
    const { attempt, untouched } = await made();
    const migrations = await readMigrations(migrationsFolder);
    await expect(attempt({ migrations: migrations.slice(0, -1) })).rejects.toThrow(/更新的版本/);
    const changed = migrations.map((each, index) => (index === 0 ? { ...each, sha256: 'x' } : each));
    await expect(attempt({ migrations: changed })).rejects.toThrow(/与备份时的内容不同/);
    await untouched();
  });

  it('of a damaged or cut file, wherever it is cut', async () => {
    const { attempt, untouched, place, folder } = await made();
    const whole = readFileSync(place);
    const damaged = path.join(folder, 'damaged.tar.zst');
    for (const share of [0, 0.02, 0.5, 0.99]) {
      writeFileSync(damaged, whole.subarray(0, Math.floor(whole.length * share)));
      await expect(attempt({ place: damaged })).rejects.toThrow(/备份文件|损坏|不完整/);
    }
    const flipped = Buffer.from(whole);
    flipped[Math.floor(whole.length / 2)] = (flipped[Math.floor(whole.length / 2)] ?? 0) ^ 0xff;
    writeFileSync(damaged, flipped);
    await expect(attempt({ place: damaged })).rejects.toThrow(/损坏|不完整/);
    await expect(attempt({ place: path.join(folder, 'nothing') })).rejects.toThrow(/没有找到/);
    await untouched();
  });

  it.each([
    ['a table that is no text any more', /^tables\/platform_outbox/, (text: Buffer) => text.fill(0, 10, 20)],
    ['a table with bytes of another encoding', /^tables\/platform_outbox/, (text: Buffer) => text.fill(0xff, 300, 302)],
    ['a table whose rows run together', /^tables\/platform_outbox/, (text: Buffer) => text.fill(0x20, 0, 200)],
    ['a list of jobs that is none', /^jobs\.json/, () => Buffer.from('{"queues":{}}')],
    ['a list of jobs that is cut', /^jobs\.json/, (text: Buffer) => text.subarray(0, -1)],
    ['a manifest that is cut', /^manifest\.json/, (text: Buffer) => text.subarray(0, -1)],
    ['an end that is none', /^end\.json/, () => Buffer.from('{}')],
  ])('of a file with %s, and says so in Chinese', async (_what, which, damage) => {
    const { attempt, untouched, place, folder } = await made();
    const damaged = path.join(folder, 'damaged.tar.zst');
    await rewriteArchive(place, damaged, (name, bytes) => (which.test(name) ? damage(bytes) : bytes));
    const refusal = await attempt({ place: damaged }).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(BackupError);
    expect(String(refusal)).toMatch(/损坏|不完整/);
    await untouched();
  });

  it('into a filled database, unless told, and never over tables of somebody else', async () => {
    const { attempt, target, source, place, dataDir } = await made();
    await attempt({});
    await target.pool.query("update platform_setting set value = '7' where name = 'left'");
    await expect(attempt({})).rejects.toThrow(/不是空的/);
    const left = () => target.pool.query("select value from platform_setting where name = 'left'");
    expect((await left()).rows).toEqual([{ value: '7' }]);
    await attempt({ replace: true });
    expect((await left()).rows).toEqual([{ value: '1000' }]);
    await target.pool.query('create table stranger (id integer)');
    await expect(attempt({ replace: true })).rejects.toThrow(/stranger/);
    expect((await left()).rows).toEqual([{ value: '1000' }]);
    const inUse = await source.pool.connect();
    await inUse.query("set application_name = 'pinjian'");
    await expect(restoreThere({ place, dataDir, databaseUrl: source.url, replace: true })).rejects.toThrow(
      /正在被聘见使用/,
    );
    await inUse.query("set application_name = ''");
    inUse.release();
  });
});

describe('a backup', () => {
  it('overwrites nothing, and leaves nothing when it is interrupted', async () => {
    const [source, folder] = [await ground.source(), ground.folder()];
    await fill(source.pool, 2000);
    const place = path.join(folder, 'copy.tar.zst');
    const ending = new AbortController();
    ending.abort();
    await expect(backUpThere(source.url, place, { signal: ending.signal })).rejects.toThrow(/abort/i);
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(place, 'mine');
    await expect(backUpThere(source.url, place)).rejects.toThrow(/已经存在/);
    expect(readFileSync(place, 'utf8')).toBe('mine');
  });

  it('holds the secret only when told, and then restores without another', async () => {
    const [source, target, folder] = [await ground.source(), await ground.target(), ground.folder()];
    const [without, with_] = [path.join(folder, 'without'), path.join(folder, 'with')];
    await backUpThere(source.url, without);
    await backUpThere(source.url, with_, { secret });
    const dataDir = ground.folder();
    const where = { dataDir, databaseUrl: target.url, secret: null };
    await expect(restoreThere({ place: without, ...where })).rejects.toThrow(/备份里没有密钥/);
    await restoreThere({ place: with_, ...where });
    expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe(secret);
    expect(existsSync(path.join(dataDir, 'files'))).toBe(false);
  });
});

it('an export is the database of one moment on another server', async () => {
  const [source, target] = [await ground.source(), await ground.target()];
  await fill(source.pool, 5000);
  const undo: (() => Promise<void> | void)[] = [];
  await exportTo({
    connectionString: source.url,
    target: target.url,
    replace: false,
    migrations: await readMigrations(migrationsFolder),
    version: '0.1.0',
    onEnd: (each) => void undo.push(each),
    say: () => undefined,
    now: () => Date.now(),
  });
  for (const [table, columns] of [
    ['platform_outbox', ['id', 'payload', 'last_error']],
    ['platform_migration', ['name', 'applied_at']],
  ] as const)
    expect(await hashRows(target.pool, table, columns)).toBe(await hashRows(source.pool, table, columns));
});
