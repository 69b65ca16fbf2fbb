import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  cleanGround,
  emptyFolder,
  isRoot,
  nothingLeft,
  query,
  start,
  spawnOwner,
  startedFolder,
} from './proving-ground.ts';
import { findPrograms } from './programs.ts';

afterAll(cleanGround);
const SYSTEM = '/usr/lib/postgresql';
const systemBins = existsSync(SYSTEM) ? readdirSync(SYSTEM).map((version) => path.join(SYSTEM, version, 'bin')) : [];
const systemBin = systemBins.find((bin) => existsSync(path.join(bin, 'initdb')));

describe('the embedded PostgreSQL', () => {
  it('makes a database at the first start and finds it again at the second', async () => {
    const dataDir = emptyFolder();
    const heard: string[] = [];
    const first = await start(dataDir, { hear: (line) => void heard.push(line) });
    expect(first.shared).toBe(false);
    expect(heard).toEqual(['首次启动，正在创建数据库']);
    await query(first.connectionString, `create table note as select '聘见' as word`);
    await first.stop();
    await nothingLeft(dataDir);
    const second = await start(dataDir);
    expect(await query(second.connectionString, 'select word from note')).toEqual([{ word: '聘见' }]);
    await second.stop();
    await nothingLeft(dataDir);
  });

  it('is UTF-8 by code point, safe against power loss, closed to the network, and gives the product no superuser', async () => {
    const database = await start(await startedFolder());
    const settings = `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
      current_setting('listen_addresses') as listen, current_setting('data_checksums') as checksums,
      upper('é') as upper, array(select w from unnest(array['b', 'B', '张', 'a']) w order by w) as words`;
    expect(await query(database.connectionString, settings)).toEqual([
      {
        encoding: 'UTF8',
        fsync: 'on',
        commit: 'on',
        pages: 'on',
        listen: '',
        checksums: 'on',
        upper: 'É',
        words: ['B', 'a', 'b', '张'],
      },
    ]);
    const role = `select rolsuper, rolcreatedb from pg_roles where rolname = current_user`;
    expect(await query(database.connectionString, role)).toEqual([{ rolsuper: false, rolcreatedb: true }]);
    await query(database.connectionString, 'create database another');
    await query(database.connectionString, 'create extension pg_trgm');
    await database.stop();
  });

  it('is shared by those who come later, and ends with the last of them', async () => {
    const dataDir = await startedFolder();
    const first = await start(dataDir);
    const second = await start(dataDir);
    expect([first.shared, second.shared]).toEqual([false, true]);
    expect(second.connectionString).toBe(first.connectionString);
    await first.stop();
    await first.stop();
    expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    await nothingLeft(dataDir);
  });

  it('is one server when five processes start at the same moment on an empty folder', async () => {
    const dataDir = emptyFolder();
    const owners = Array.from({ length: 5 }, () => spawnOwner(dataDir));
    const lines = await Promise.all(owners.map((owner) => owner.line('started')));
    expect(lines.filter((line) => line['shared'] === false)).toHaveLength(1);
    expect(new Set(lines.map((line) => line['started'])).size).toBe(1);
    for (const owner of owners) owner.kill('SIGTERM');
    for (const owner of owners) expect(await owner.line('left')).toEqual({ left: 42 });
    await nothingLeft(dataDir);
  });

  it('has ended when stop returns: starts again at once, many times, and its folder can be removed', async () => {
    const dataDir = await startedFolder();
    for (let round = 0; round < 10; round += 1) {
      const database = await start(dataDir);
      expect(database.shared).toBe(false);
      expect(await query(database.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
      await database.stop();
      expect(readdirSync(path.join(dataDir, 'postgres')).toSorted()).toEqual([
        'cache',
        'cluster',
        'keeper.lock',
        'keeper.log',
        'postgres.log',
      ]);
    }
    rmSync(dataDir, { recursive: true });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('keeps its sockets elsewhere when the path is long or strange, and never joins the server of a copied folder', async () => {
    const dataDir = path.join(emptyFolder(), `长 路径, "quoted" ${'x'.repeat(90)}`);
    mkdirSync(dataDir);
    cpSync(await startedFolder(), dataDir, { recursive: true });
    const original = await start(dataDir);
    await query(original.connectionString, 'create table here as select 1 as one');
    await original.stop();
    const again = await start(dataDir);
    expect(again.connectionString).toBe(original.connectionString);
    await again.stop();
    const copy = `${dataDir}-copy`;
    cpSync(dataDir, copy, { recursive: true });
    const running = await start(dataDir);
    const copied = await start(copy);
    expect(copied.shared).toBe(false);
    expect(copied.connectionString).not.toBe(running.connectionString);
    await query(copied.connectionString, 'drop table here');
    expect(await query(running.connectionString, 'select one from here')).toEqual([{ one: 1 }]);
    await running.stop();
    await copied.stop();
    await nothingLeft(dataDir);
  });

  it.runIf(systemBin !== undefined)('runs on the programs of the system', async () => {
    const dataDir = emptyFolder();
    const database = await start(dataDir, { pgBin: systemBin });
    const [row] = await query(database.connectionString, 'show server_version_num');
    expect(Number(row?.['server_version_num'])).toBeGreaterThanOrEqual(150_000);
    await database.stop();
    await nothingLeft(dataDir);
  });

  it('runs below a home that only its owner may enter, programs included', async () => {
    const home = emptyFolder(); // mkdtemp makes it 0700
    const { postgres } = await findPrograms(null, path.join(home, 'cache'));
    const native = path.resolve(postgres, '../..');
    cpSync(native, path.join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    const database = await start(path.join(home, 'data'), { pgBin: path.join(home, 'native', 'bin') });
    expect(await query(database.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    await nothingLeft(path.join(home, 'data'));
  });
});

const ORDINARY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

describe.runIf(isRoot)('started by an ordinary user', () => {
  it('runs as that user', async () => {
    const dataDir = emptyFolder();
    chownSync(dataDir, 65_534, 65_534);
    const owner = spawnOwner(dataDir, { prefix: ORDINARY });
    expect(await owner.line('started')).toMatchObject({ shared: false });
    owner.kill('SIGTERM');
    expect(await owner.line('left')).toEqual({ left: 42 });
    await nothingLeft(dataDir);
  });
});
