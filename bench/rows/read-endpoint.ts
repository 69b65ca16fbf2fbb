import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { makeDataFolder, removeDataFolder, startProduct, type Product } from '../../e2e/harness/product.ts';
import { callProduct, signIn, type SignedIn } from '../../e2e/harness/sign-in.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import { median, quantile, type Row } from '../figure.ts';
import { load, type Load } from '../load.ts';

const messages = 20;
const callers = 16;
// Short rounds by turns: whatever else the machine does meets both sides alike.
const rounds = 15;
const seconds = 1;
const path = '/job/message/list?messageType=0';
const silent = { info: () => undefined, warn: console.error, error: console.error };

/** A list of 20 messages on the product against its own statement on the bare driver behind bare node:http. */
export const readEndpoint: Row = {
  name: 'read endpoint',
  async measure() {
    const dataFolder = await makeDataFolder();
    const product = await startProduct({ dataFolder });
    // Joins the server that the product has started.
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const pool = new pg.Pool({ connectionString: database.connectionString });
    const seeker = await signIn(product.url, 'web-job-hunter', '13800000001');
    await insertMessages(pool, seeker.userId);
    const statement = await statementOf(pool, product, seeker);
    const bare = await startBareServer(database.connectionString, statement);
    try {
      return [await compare(product, seeker, bare)];
    } catch (error) {
      throw new Error(`the comparison broke off; the product said:\n${product.output()}`, { cause: error });
    } finally {
      // 'close' never comes after a disconnect of our own.
      const ended = once(bare.child, 'exit');
      bare.child.disconnect();
      await ended;
      await pool.end();
      await product.stop();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

async function insertMessages(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query(
    `insert into message_message (id, recipient_id, recipient_kind, message_type, title, content, meta, dedupe_key, created_at)
     select gen_random_uuid(), $1, 'user', '1', '面试邀请', '示例企业' || n || '邀请您参加面试，请在七天内回复。',
            jsonb_build_object('companyName', '示例企业' || n, 'interviewTime', '2026-01-01T10:00:00+08:00', 'interviewType', 'video'),
            'bench-' || n, timestamptz '2026-01-01 00:00+08' + n * interval '1 minute'
     from generate_series(1, $2::int) as n`,
    [userId, messages],
  );
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statement that the endpoint itself just ran, as the database saw it. */
async function statementOf(pool: pg.Pool, product: Product, seeker: SignedIn): Promise<Statement> {
  let list: unknown[] = [];
  let text = '';
  // The database tells each connection's last statement alone: work in the background may come in between.
  for (let triesLeft = 20; text === '' && triesLeft > 0; triesLeft -= 1) {
    list = await callProduct<unknown[]>(product.url, path, { authorization: `Bearer ${seeker.accessToken}` });
    const { rows } = await pool.query<{ query: string }>(
      `select query from pg_stat_activity where application_name = 'pinjian' and query like 'select%message_message%'`,
    );
    text = rows[0]?.query ?? '';
  }
  const values = [seeker.userId, seeker.userId, 200];
  const read = await pool.query(text, values);
  if (list.length !== messages || read.rows.length !== messages)
    throw new Error(`the statement has changed; adapt its values: ${text}`);
  return { text, values };
}

interface BareServer {
  readonly child: ChildProcess;
  readonly port: number;
}

async function startBareServer(connectionString: string, { text, values }: Statement): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [connectionString, text, JSON.stringify(values)]);
  const [message] = (await once(child, 'message')) as [{ readonly port: number }];
  return { child, port: message.port };
}

interface Round extends Load {
  /** Processor time of the server for one request, microseconds; NaN off Linux. */
  readonly cpu: number;
}

async function compare(product: Product, seeker: SignedIn, bare: BareServer) {
  const ask = async (port: number, pid: number, duration: number): Promise<Round> => {
    const before = processorTime(pid);
    const headers = { authorization: `Bearer ${seeker.accessToken}` };
    const measured = await load({ port, path, headers, callers, seconds: duration });
    return { ...measured, cpu: ((processorTime(pid) - before) / measured.requests) * 1e6 };
  };
  await ask(product.port, product.pid, 1);
  await ask(bare.port, bare.child.pid ?? 0, 1);
  const pairs: { readonly ours: Round; readonly theirs: Round }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await ask(product.port, product.pid, seconds);
    pairs.push({ ours, theirs: await ask(bare.port, bare.child.pid ?? 0, seconds) });
  }
  const of = (read: (pair: (typeof pairs)[number]) => number): number => median(pairs.map(read));
  const ours = `${of((pair) => pair.ours.perSecond).toFixed(0)}/s, ${of((pair) => pair.ours.cpu).toFixed(0)} µs of processor each`;
  const theirs = `${of((pair) => pair.theirs.perSecond).toFixed(0)}/s, ${of((pair) => pair.theirs.cpu).toFixed(0)} µs`;
  const p99 = of((pair) => quantile(pair.ours.latencies, 0.99)).toFixed(1);
  return {
    id: 'read-ratio',
    what: 'read endpoint against bare node:http and pg',
    whatChinese: '读接口相对裸 node:http + pg 的吞吐',
    value: of((pair) => pair.ours.perSecond / pair.theirs.perSecond),
    unit: '×',
    bar: { atLeast: 0.6 },
    detail: `list of ${messages} messages, ${callers} callers, ${rounds} rounds: ${ours}, p99 ${p99} ms; bare ${theirs}`,
  };
}

/** Seconds of processor time that a process has used, user and system. */
function processorTime(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
