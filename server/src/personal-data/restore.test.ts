import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { pictureUpload } from '#testing/company.ts';
import { useGround } from '#testing/data-care.ts';
import { patience } from '#testing/patience.ts';
import { filesBelow } from '#testing/whole-dump.ts';

const ground = useGround();
const program = (name: string): string => path.join(import.meta.dirname, '..', name);

/** A command of the product on a data folder, as a person types it. */
function run(dataFolder: string, name: string, ...args: readonly string[]): ChildProcess {
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    PINJIAN_DATA: dataFolder,
    PINJIAN_DEMO: '0',
    PINJIAN_LOG: 'fatal',
  };
  const child = spawn(process.execPath, [program(name), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  return child;
}

async function done(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
}

interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the product; answers as soon as it serves. */
async function start(dataFolder: string): Promise<Running> {
  const child = run(dataFolder, 'main.ts');
  const [message] = await once(child, 'message');
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `http://127.0.0.1:${(message as { port: number }).port}`, stop };
}

interface Answered<T> {
  readonly status: number;
  readonly data: T;
}

async function call<T>(url: string, authorization: string, body?: object): Promise<Answered<T>> {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, data: ((await answer.json()) as { data: T }).data };
}

/** Signs in and sends a picture; answers the header of the session. */
async function arrive(url: string): Promise<string> {
  const phone = `138${String(randomInt(0, 100_000_000)).padStart(8, '0')}`;
  await call(`${url}/admin/sms/send`, '', { phone, smsType: '1' });
  const { data } = await call<{ records: { code: string }[] }>(`${url}/sandbox/sms?phone=${phone}`, '');
  const client = `Basic ${Buffer.from('web-job-hunter:web-job-hunter').toString('base64')}`;
  const body = { grant_type: 'sms', phone, code: data.records[0]?.code };
  const pair = await call<{ accessToken: string }>(`${url}/auth/oauth2/token`, client, body);
  const bearer = `Bearer ${pair.data.accessToken}`;
  const form = new FormData();
  form.append('file', new Blob([pictureUpload().bytes]), '头像.png');
  const sent = await fetch(`${url}/admin/oss/upload`, {
    method: 'POST',
    headers: { authorization: bearer },
    body: form,
  });
  const { data: file } = (await sent.json()) as { data: { fileId: string } };
  await call(`${url}/admin/user/updateProfile`, bearer, { avatarFileId: file.fileId });
  return bearer;
}

/** Asks a product's own database, beside it. */
async function ask<Row extends object>(dataFolder: string, ...statements: readonly string[]): Promise<Row[]> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const server = await startEmbeddedPostgres({ dataDir: dataFolder, pgBin: null, log: quiet });
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  let rows: Row[] = [];
  for (const statement of statements) ({ rows } = await client.query<Row>(statement));
  await client.end();
  await server.stop();
  return rows;
}

async function peopleIn(dataFolder: string): Promise<number> {
  const [row] = await ask<{ count: number }>(dataFolder, 'select count(*)::integer as count from account_person');
  return row?.count ?? -1;
}

it(
  'a backup of before brings nobody back: backed up, erased, restored and started by the real commands',
  { timeout: 240_000 },
  async () => {
    const dataFolder = path.join(ground.folder(), 'data');
    const backup = path.join(ground.folder(), 'of-before.tar.zst');
    const first = await start(dataFolder);
    const [leaving, staying] = [await arrive(first.url), await arrive(first.url)];
    await done(run(dataFolder, 'data-care.ts', 'backup', backup));

    // Their seven days are over, and the minute at which people are erased has come.
    const { data } = await call<{ sysUser: { userId: string } }>(`${first.url}/admin/user/info`, leaving);
    await ask(
      dataFolder,
      `insert into account_deletion (person_id, requested_at, due_at)
       select person_id, now() - interval '7 days', now() from account_identity where id = '${data.sysUser.userId}'`,
      "insert into pgboss.job (name, data) values ('personalData.erase-due', '{}')",
    );
    await vi.waitFor(
      async () => expect((await call(`${first.url}/admin/user/info`, leaving)).status).toBe(401),
      patience,
    );
    await vi.waitFor(
      () => expect(readFileSync(path.join(dataFolder, 'erased'), 'utf8')).toMatch(/^[0-9a-f]{64} /m),
      patience,
    );
    await first.stop();

    await done(run(dataFolder, 'data-care.ts', 'restore', backup, '--replace'));
    expect(await peopleIn(dataFolder)).toBe(2);
    const again = await start(dataFolder);
    // The first thing that is asked of it.
    expect((await call(`${again.url}/admin/user/info`, leaving)).status).toBe(401);
    expect(await peopleIn(dataFolder)).toBe(1);
    expect((await call(`${again.url}/admin/user/info`, staying)).status).toBe(200);
    const files = () => filesBelow(path.join(dataFolder, 'files'));
    await vi.waitFor(() => expect(files()).toHaveLength(1), patience);
    await again.stop();
  },
);
