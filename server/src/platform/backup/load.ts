import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createMigrationTable, type Migration } from '../db/migrate.ts';
import { openCareClient, quote, readForeignKeys, readTables, sumTable } from './catalogue.ts';
import { BackupError, countRows, type Manifest, type Progress, type TablePart } from './manifest.ts';
import { insertWaitingJobs, prepareQueue, type WaitingJobs } from './waiting-jobs.ts';

export interface LoadOptions {
  readonly manifest: Manifest;
  readonly jobs: WaitingJobs;
  /** All migrations of this version. */
  readonly migrations: readonly Migration[];
  /** Removes what the product has in the target, in the same transaction. */
  readonly replace: boolean;
  readonly progress: Progress;
  /** Works on what was there before it goes, and on what was loaded once it is proved to be the same. */
  readonly before?: (client: pg.Client) => Promise<void>;
  readonly after?: (client: pg.Client) => Promise<void>;
}

/** A load on its way: until `commit` the target shows nothing of it, and a connection that ends leaves nothing. */
export interface Load {
  commit(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Fills a database with the rows of a copy and proves that they are the same, all in one transaction: schema by the
 * copy's own migrations, rows by COPY with foreign keys put back (and so checked) after them, then count and checksum
 * of every table.
 * @throws BackupError for a copy of a newer version, a target that is not empty or in use, and rows that differ
 */
export async function load(
  connectionString: string,
  parts: AsyncIterable<TablePart>,
  options: LoadOptions,
): Promise<Load> {
  const wanted = chooseMigrations(options.manifest, options.migrations);
  const client = await openCareClient(connectionString);
  try {
    await refuseUsed(client);
    if (!options.replace) await refuseFilled(client);
    const boss = await prepareQueue(client, options.jobs);
    await client.query('begin');
    await options.before?.(client);
    await emptyTarget(client, options.replace);
    await createTables(client, wanted);
    await checkShape(client, options.manifest);
    const keys = await readForeignKeys(client);
    for (const key of keys) await client.query(`alter table ${quote(key.table)} drop constraint ${quote(key.name)}`);
    // The rows come with what triggers made of them.
    const tables = (await readTables(client)).map(({ name }) => quote(name));
    for (const name of tables) await client.query(`alter table ${name} disable trigger user`);
    await copyRows(client, parts, options);
    for (const name of tables) await client.query(`alter table ${name} enable trigger user`);
    for (const { name, value } of options.manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [quote(name), value]);
    for (const key of keys)
      await client.query(`alter table ${quote(key.table)} add constraint ${quote(key.name)} ${key.definition}`);
    await verify(client, options.manifest);
    await insertWaitingJobs(boss, client, options.jobs);
    await options.after?.(client);
    return {
      async commit() {
        await client.query('commit');
        await client.query('analyze');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw inWords(error);
  }
}

/**
 * What the database says of rows that it cannot take (SQLSTATE classes 22 and 23: no text, no date, a row twice), for
 * the person at the terminal. The sentence of the database quotes a row and is left out.
 */
function inWords(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!/^2[23][0-9A-Z]{3}$/.test(code)) return error;
  return new BackupError(
    `数据写不进目标数据库（错误码 ${code}）：备份文件已损坏，或者目标数据库的编码不是 UTF-8。没有保留任何改动`,
    { cause: error },
  );
}

/** The migrations that had run when the copy was made; the later ones run at the next start. */
function chooseMigrations(manifest: Manifest, ours: readonly Migration[]): Migration[] {
  const known = new Map(ours.map((each) => [each.name, each]));
  return manifest.migrations.map(({ name, sha256 }) => {
    const migration = known.get(name);
    if (migration === undefined)
      throw new BackupError(
        `这份数据来自更新的版本（${manifest.version}，含有 ${name}），请用那个版本或更新的版本来恢复`,
      );
    if (migration.sha256 !== sha256) throw new BackupError(`数据库迁移 ${name} 与备份时的内容不同，不能恢复`);
    return migration;
  });
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'pinjian'",
  );
  if ((rows[0]?.count ?? 0) > 0) throw new BackupError('目标数据库正在被聘见使用，请先停止所有使用它的进程');
}

async function refuseFilled(client: pg.Client): Promise<void> {
  const tables = await readTables(client);
  if (tables.length > 0)
    throw new BackupError(
      `目标数据库不是空的（已有 ${tables.length} 张表），没有改动任何内容。请换一个空的数据库，或加上 --replace 用这份数据取代其中的内容`,
    );
}

/** Only what is ours goes: each of our tables says in its comment whose data it holds, and one without is a stranger's. */
async function emptyTarget(client: pg.Client, replace: boolean): Promise<void> {
  if (!replace) return refuseFilled(client);
  const { rows } = await client.query<{ name: string; ours: boolean }>(`
    select relname as name, coalesce(obj_description(oid, 'pg_class') ~ '^(personal|business|none): ', false) as ours
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
  const strange = rows.filter((row) => !row.ours).map((row) => row.name);
  if (strange.length > 0)
    throw new BackupError(
      `目标数据库里有不属于本产品的表（${strange.slice(0, 5).join('、')}），没有改动任何内容。请换一个数据库`,
    );
  // What triggers of ours call goes with them.
  const functions = await client.query<{ name: string }>(`
    select distinct trigger.tgfoid::regprocedure::text as name from pg_trigger as trigger
    join pg_class as held on held.oid = trigger.tgrelid join pg_proc as called on called.oid = trigger.tgfoid
    where not trigger.tgisinternal and held.relnamespace = 'public'::regnamespace
      and called.pronamespace = 'public'::regnamespace`);
  if (rows.length > 0) await client.query(`drop table ${rows.map((row) => quote(row.name)).join(', ')} cascade`);
  for (const { name } of functions.rows) await client.query(`drop function ${name}`);
}

async function createTables(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await createMigrationTable(client);
  for (const migration of migrations) await client.query(migration.sql);
  const tables = await readTables(client);
  // What a migration itself wrote is in the copy too, as it has become since.
  await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`);
}

async function checkShape(client: pg.Client, manifest: Manifest): Promise<void> {
  const shape = (tables: readonly { readonly name: string; readonly columns: readonly string[] }[]) =>
    JSON.stringify(tables.map(({ name, columns }) => `${name} ${columns.join(' ')}`).toSorted());
  if (shape(await readTables(client)) !== shape(manifest.tables))
    throw new BackupError('这份数据的表与它的迁移不符：原来的数据库被手工改动过，不能恢复');
}

async function copyRows(
  client: pg.Client,
  parts: AsyncIterable<TablePart>,
  { manifest, progress }: LoadOptions,
): Promise<void> {
  const columns = new Map(manifest.tables.map((table) => [table.name, table.columns]));
  let current: TableCopy | null = null;
  let done = 0;
  for await (const { table, bytes } of parts) {
    if (current?.table !== table) {
      await current?.end();
      const names = columns.get(table);
      if (names === undefined) throw new BackupError(`备份里有清单之外的表 ${table}，文件已损坏`);
      current = openCopy(client, table, names);
    }
    await current.write(bytes);
    done += countRows(bytes);
    progress({ table, rows: current.rows(), done });
  }
  await current?.end();
}

interface TableCopy {
  readonly table: string;
  write(bytes: Buffer): Promise<void>;
  rows(): number;
  end(): Promise<void>;
}

function openCopy(client: pg.Client, table: string, columns: readonly string[]): TableCopy {
  const stream = client.query(copyFrom(`copy ${quote(table)} (${columns.map(quote).join(', ')}) from stdin`));
  const over = finished(stream);
  // The server may refuse a row while nobody waits for it; whoever waits next is told.
  over.catch(() => undefined);
  let rows = 0;
  return {
    table,
    async write(bytes) {
      rows += countRows(bytes);
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), over]);
    },
    rows: () => rows,
    async end() {
      stream.end();
      await over;
    },
  };
}

async function verify(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const { name, rows, checksum } of manifest.tables) {
    const found = await sumTable(client, name);
    if (found.rows !== rows)
      throw new BackupError(`核对不符：${name} 应有 ${rows} 行，实际 ${found.rows} 行。没有保留任何改动`);
    if (found.checksum !== checksum) throw new BackupError(`核对不符：${name} 的内容与备份时不同。没有保留任何改动`);
  }
}
