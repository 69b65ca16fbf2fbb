import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EmbeddedPostgresError } from './index.ts';
import {
  cleanGround,
  clusterOf,
  emptyFolder,
  isRoot,
  nothingLeft,
  spawnOwner,
  start,
  startedFolder,
} from './proving-ground.ts';

afterAll(cleanGround);

async function refusal(dataDir: string, pgBin?: string): Promise<{ code: string; message: string }> {
  const error = await start(dataDir, { pgBin }).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EmbeddedPostgresError)) throw new Error(`not refused as it should: ${String(error)}`);
  return { code: error.code, message: error.message };
}

/** A folder with programs that are not PostgreSQL's. */
function programs(script: string): string {
  const folder = emptyFolder();
  for (const name of ['initdb', 'postgres']) writeFileSync(path.join(folder, name), script, { mode: 0o755 });
  return folder;
}

describe('what cannot work is said in one sentence', () => {
  it('data of another version, which stays as it was', async () => {
    const dataDir = await startedFolder();
    const file = path.join(clusterOf(dataDir), 'PG_VERSION');
    writeFileSync(file, '16\n');
    expect(await refusal(dataDir)).toEqual({
      code: 'wrong-version',
      message: `${clusterOf(dataDir)} 中的数据由 PostgreSQL 16 创建，当前的程序是 PostgreSQL 18，不能直接打开，数据没有被改动。请用 PG_BIN 指定 PostgreSQL 16 的程序目录，或用 PINJIAN_DATA 指定另一个目录。`,
    });
    expect(readFileSync(file, 'utf8')).toBe('16\n');
    await nothingLeft(dataDir);
  });

  it('a folder that holds something else, which stays as it was', async () => {
    const dataDir = emptyFolder();
    mkdirSync(clusterOf(dataDir), { recursive: true });
    writeFileSync(path.join(clusterOf(dataDir), 'holiday.txt'), 'x');
    expect(await refusal(dataDir)).toMatchObject({
      code: 'wrong-version',
      message: expect.stringContaining('不是空目录'),
    });
    expect(readFileSync(path.join(clusterOf(dataDir), 'holiday.txt'), 'utf8')).toBe('x');
  });

  it('a damaged cluster, with where to read on', async () => {
    const dataDir = await startedFolder();
    rmSync(path.join(clusterOf(dataDir), 'global', 'pg_control'));
    const { code, message } = await refusal(dataDir);
    expect(code).toBe('start-failed');
    expect(message).toMatch(/^数据库没有能够启动（.+）。详细记录在 .+postgres\.log。$/);
    await nothingLeft(dataDir);
  });

  it('a PG_BIN without the programs, with programs for another system, and with old ones', async () => {
    const dataDir = emptyFolder();
    const missing = path.join(dataDir, 'no', 'such');
    expect(await refusal(dataDir, missing)).toMatchObject({
      code: 'binary-missing',
      message: expect.stringContaining(missing),
    });
    const foreign = programs('#!/lib/ld-of-another-system.so.1\n');
    expect(await refusal(dataDir, foreign)).toMatchObject({
      code: 'platform-unsupported',
      message: expect.stringContaining('musl'),
    });
    const old = programs('#!/bin/sh\necho "postgres (PostgreSQL) 14.2"\n');
    expect(await refusal(dataDir, old)).toEqual({
      code: 'wrong-version',
      message: `PG_BIN 指向的 ${old} 是 PostgreSQL 14，需要 15 或更新的版本。`,
    });
  });

  it('a data folder that is a file', async () => {
    const file = path.join(emptyFolder(), 'file');
    writeFileSync(file, '');
    expect(await refusal(file)).toMatchObject({
      code: 'folder-unwritable',
      message: expect.stringContaining('无法写入'),
    });
  });
});

const ORDINARY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];

describe('folders of others', () => {
  it('one where this user may not write', async () => {
    const dataDir = emptyFolder();
    chmodSync(dataDir, 0o555);
    const owner = spawnOwner(dataDir, { prefix: isRoot ? ORDINARY : [] });
    expect(await owner.line('problem')).toEqual({
      problem: 'folder-unwritable',
      message: `数据目录 ${dataDir}/postgres 无法写入。请检查它的权限，或用 PINJIAN_DATA 指定另一个目录。`,
    });
    chmodSync(dataDir, 0o755);
  });

  it.runIf(isRoot)('one that another user made, in both directions', async () => {
    const dataDir = await startedFolder();
    chmodSync(dataDir, 0o755);
    const owner = spawnOwner(dataDir, { prefix: ORDINARY });
    expect(await owner.line('problem')).toMatchObject({
      problem: 'folder-foreign',
      message: expect.stringContaining('uid 0'),
    });
    chownSync(path.join(dataDir, 'postgres'), 65_534, 65_534);
    expect(await refusal(dataDir)).toMatchObject({
      code: 'folder-foreign',
      message: expect.stringContaining('uid 65534'),
    });
    chownSync(path.join(dataDir, 'postgres'), 0, 0);
  });
});

/** A small disk: mounted in a namespace of its own, so nothing is left of it and no right is needed. */
const onSmallDisk = (size: string, folder: string, before: string): readonly [string, ...string[]] => {
  const script = `mount -t tmpfs -o size=${size} none "$1" && ${before} && shift && exec "$@"`;
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh', folder];
};
const [mount, ...mounting] = [...onSmallDisk('1m', '/tmp', 'true'), 'true'];
const canMount = spawnSync(mount, mounting).status === 0;

describe.runIf(canMount)('a full disk', () => {
  it('at the first start', async () => {
    const dataDir = emptyFolder();
    const owner = spawnOwner(dataDir, { prefix: onSmallDisk('48m', dataDir, 'true') });
    expect(await owner.line('problem')).toEqual({
      problem: 'disk-full',
      message: `数据目录 ${dataDir}/postgres 所在的磁盘空间不足（首次启动约需 128 MB，以后至少 16 MB）。请清理磁盘后重新启动，或用 PINJIAN_DATA 指定另一个目录。`,
    });
  });

  it.each([
    ['not even a byte is free', 0],
    ['the supervisor has room and the database has none', 32],
    ['the database would start and then fail in every session', 1024],
  ])('at a later start, when %s', async (_, kilobytes) => {
    const source = await startedFolder();
    const dataDir = emptyFolder();
    const fill = `dd if=/dev/zero of="$1"/filler bs=4k 2>/dev/null; truncate -s -${kilobytes}k "$1"/filler`;
    const prefix = onSmallDisk('64m', dataDir, `cp -a ${source}/postgres "$1"/ && { ${fill}; }`);
    const owner = spawnOwner(dataDir, { prefix });
    expect(await owner.line('problem')).toMatchObject({ problem: 'disk-full' });
  });
});
