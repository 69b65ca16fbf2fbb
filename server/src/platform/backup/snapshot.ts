import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { openCareClient, quote, readSequences, readTables, sumTable } from './catalogue.ts';
import { BackupError, type Manifest, type TablePart } from './manifest.ts';
import { readWaitingJobs, type WaitingJobs } from './waiting-jobs.ts';

/** Bytes that a part holds at least, but for the last one of its table. */
const partBytes = 4 * 1024 * 1024;

/** The product's data at one moment, whatever is written meanwhile. */
export interface Snapshot {
  readonly manifest: Manifest;
  readonly jobs: WaitingJobs;
  /** Ids of the files that the rows of this moment name. */
  readonly fileIds: ReadonlySet<string>;
  parts(): AsyncGenerator<TablePart>;
  close(): Promise<void>;
}

/**
 * Opens a snapshot: one read-only transaction whose tables are locked against a change of their shape alone, as pg_dump
 * does it, so that writers go on.
 * @throws BackupError when the database holds nothing of the product
 */
export async function openSnapshot(connectionString: string, version: string): Promise<Snapshot> {
  const client = await openCareClient(connectionString);
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await readTables(client);
    if (!tables.some(({ name }) => name === 'platform_migration'))
      throw new BackupError('这个数据库里没有本产品的数据，没有可以备份的内容');
    await client.query(`lock table ${tables.map(({ name }) => quote(name)).join(', ')} in access share mode`);
    const facts: Manifest['tables'] = [];
    for (const { name, columns } of tables)
      facts.push({ name, columns: [...columns], ...(await sumTable(client, name)) });
    const manifest: Manifest = {
      format: 1,
      version,
      takenAt: (await one<Date>(client, 'select now() as value'))?.toISOString() ?? '',
      fingerprint:
        (await one<string>(client, "select value from platform_setting where name = 'secret-fingerprint'")) ?? null,
      migrations: (
        await client.query<{ name: string; sha256: string }>(
          'select name, sha256 from platform_migration order by name',
        )
      ).rows,
      tables: facts,
      sequences: await readSequences(client),
    };
    const files = await client.query<{ id: string }>('select id from platform_file');
    return {
      manifest,
      jobs: await readWaitingJobs(client),
      fileIds: new Set(files.rows.map((row) => row.id)),
      parts: () => readParts(client, manifest),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function one<Value>(client: pg.Client, text: string): Promise<Value | undefined> {
  return (await client.query<{ value: Value }>(text)).rows[0]?.value;
}

async function* readParts(client: pg.Client, manifest: Manifest): AsyncGenerator<TablePart> {
  for (const { name, columns, rows } of manifest.tables) {
    if (rows === 0) continue;
    const stream = client.query(copyTo(`copy ${quote(name)} (${columns.map(quote).join(', ')}) to stdout`));
    let gathered: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      gathered.push(chunk);
      size += chunk.length;
      if (size < partBytes) continue;
      yield { table: name, bytes: Buffer.concat(gathered) };
      gathered = [];
      size = 0;
    }
    if (size > 0) yield { table: name, bytes: Buffer.concat(gathered) };
  }
}
