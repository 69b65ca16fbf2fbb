import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  cleanGround,
  clusterOf,
  emptyFolder,
  keeperPid,
  nothingLeft,
  postmasterPid,
  processesBelow,
  query,
  spawnOwner,
  start,
  startedFolder,
  until,
  watchdogPid,
} from './proving-ground.ts';

afterAll(cleanGround);

async function answers(connectionString: string): Promise<boolean> {
  return await query(connectionString, 'select 1 as one').then(
    () => true,
    () => false,
  );
}

/** Writes until that fails. */
async function write(row: () => Promise<void>): Promise<unknown> {
  try {
    for (;;) await row();
  } catch (error) {
    return error;
  }
}

describe('kill -9', () => {
  it('of the only process that uses the database leaves no process', async () => {
    const dataDir = await startedFolder();
    const owner = spawnOwner(dataDir);
    await owner.line('started');
    expect(processesBelow(dataDir).length).toBeGreaterThan(2);
    owner.kill('SIGKILL');
    await nothingLeft(dataDir);
  });

  it('of a process that still creates the database leaves no process and no half-made database', async () => {
    const dataDir = emptyFolder();
    const owner = spawnOwner(dataDir);
    await owner.line('log'); // «creating»
    owner.kill('SIGKILL');
    await nothingLeft(dataDir);
    const database = await start(dataDir);
    expect(await answers(database.connectionString)).toBe(true);
    await database.stop();
  });

  it('of the process that started it leaves the database to the others, until the last is killed too', async () => {
    const dataDir = await startedFolder();
    const first = spawnOwner(dataDir);
    await first.line('started');
    const second = spawnOwner(dataDir);
    const { started, shared } = await second.line('started');
    expect(shared).toBe(true);
    const postmaster = postmasterPid(dataDir);
    first.kill('SIGKILL');
    await until('the first is gone', () => first.process.signalCode === 'SIGKILL');
    expect(await query(String(started), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(postmasterPid(dataDir)).toBe(postmaster);
    second.kill('SIGKILL');
    await nothingLeft(dataDir);
  });

  it('of the database server brings it back on the same address with every acknowledged row', async () => {
    const dataDir = await startedFolder();
    const heard: string[] = [];
    const database = await start(dataDir, { hear: (line) => void heard.push(line) });
    await query(database.connectionString, 'create table acknowledged (id int primary key)');
    let rows = 0;
    for (let round = 1; round <= 3; round += 1) {
      const postmaster = postmasterPid(dataDir);
      const writer = write(async () => {
        await query(database.connectionString, `insert into acknowledged values (${rows + 1})`);
        rows += 1;
      });
      await until('some rows', () => rows > round * 10);
      process.kill(postmaster, 'SIGKILL');
      expect(await writer).toBeInstanceOf(Error);
      await until('it answers again', () => answers(database.connectionString));
      expect(postmasterPid(dataDir)).not.toBe(postmaster);
      const [found] = await query(
        database.connectionString,
        'select count(*)::int as rows, max(id) as last from acknowledged',
      );
      // The row whose answer never came may be there or not.
      expect([rows, rows + 1]).toContain(found?.['rows']);
      rows = Number(found?.['last']);
    }
    await until('it is reported', () => heard.length === 6);
    expect(heard[0]).toBe('内置数据库意外退出（signal SIGKILL），正在重新启动');
    expect(heard[1]).toBe('内置数据库已恢复');
    await database.stop();
    await nothingLeft(dataDir);
  });

  it('of the database server does not let a busy session write on beside its successor', async () => {
    const dataDir = await startedFolder();
    const database = await start(dataDir);
    const text = 'select count(*) from generate_series(1, 10000000000) as busy';
    const busy = query(database.connectionString, text).catch((error: Error) => error.message);
    const sessions = `select pid from pg_stat_activity where query like '%as busy' and pid <> pg_backend_pid()`;
    await until('it is busy', async () => (await query(database.connectionString, sessions)).length > 0);
    const [session] = await query(database.connectionString, sessions);
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    expect(await busy).toMatch(/terminat|ECONNRESET/);
    await until('it answers again', () => answers(database.connectionString));
    expect(processesBelow(dataDir)).not.toContain(session?.['pid']);
    await database.stop();
  });

  it('of the keeper takes the server with it, and another keeper brings it back for those who still live', async () => {
    const dataDir = await startedFolder();
    const owner = spawnOwner(dataDir);
    const { started } = await owner.line('started');
    const keeper = keeperPid(dataDir);
    process.kill(keeper, 'SIGKILL');
    await owner.line('log');
    await until('it answers again', () => answers(String(started)));
    expect(keeperPid(dataDir)).not.toBe(keeper);
    owner.kill('SIGKILL');
    await nothingLeft(dataDir);
  });

  it('of the keeper and of the last process at the same moment leaves no process', async () => {
    const dataDir = await startedFolder();
    const owner = spawnOwner(dataDir);
    await owner.line('started');
    process.kill(keeperPid(dataDir), 'SIGKILL');
    owner.kill('SIGKILL');
    await nothingLeft(dataDir);
    expect(processesBelow(dataDir)).toEqual([]);
  });
});

describe('a postmaster.pid that was left behind', () => {
  it.each([
    ['names a process that is gone', 4_000_000],
    ['names a process that is another program now', process.pid],
  ])('%s: the start goes on', async (_, pid) => {
    const dataDir = await startedFolder();
    const cluster = clusterOf(dataDir);
    const lines = [pid, cluster, 1_700_000_000, 5432, path.join(dataDir, 'run'), '', '  1234567         7', 'ready   '];
    writeFileSync(path.join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
    const database = await start(dataDir);
    expect(await answers(database.connectionString)).toBe(true);
    await database.stop();
  });

  it('names a server without a keeper: that one is stopped and the start goes on', async () => {
    const dataDir = await startedFolder();
    const owner = spawnOwner(dataDir);
    const { started } = await owner.line('started');
    await query(String(started), 'create table kept as select 1 as one');
    const orphan = postmasterPid(dataDir);
    for (const pid of [watchdogPid(dataDir), keeperPid(dataDir), owner.pid]) process.kill(pid, 'SIGKILL');
    await until('only the server is left', () => owner.process.signalCode === 'SIGKILL');
    expect(processesBelow(dataDir)).toContain(orphan);
    const database = await start(dataDir);
    expect(processesBelow(dataDir)).not.toContain(orphan);
    expect(database.shared).toBe(false);
    expect(await query(database.connectionString, 'select one from kept')).toEqual([{ one: 1 }]);
    await database.stop();
    await nothingLeft(dataDir);
  });
});

describe('signals', () => {
  it('Ctrl-C for the whole process group reaches the product, which still has its database', async () => {
    const dataDir = await startedFolder();
    const owner = spawnOwner(dataDir);
    await owner.line('started');
    process.kill(-owner.pid, 'SIGINT');
    expect(await owner.line('left')).toEqual({ left: 42 });
    await nothingLeft(dataDir);
  });
});
