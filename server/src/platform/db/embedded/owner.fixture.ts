import pg from 'pg';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './index.ts';

/**
 * A process that uses the embedded database, for the tests that kill it. One JSON object a line on standard output:
 * first how the start went, then one for every line of its log; a signal asks for one more query, then it leaves.
 */
const [dataDir = '', pgBin = null] = process.argv.slice(2);
const say = (line: Record<string, unknown>): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const report = (message: string): void => say({ log: message });

try {
  const database = await startEmbeddedPostgres({
    dataDir,
    pgBin,
    log: { info: report, warn: report, error: report },
  });
  const client = new pg.Client({ connectionString: database.connectionString });
  client.on('error', (error) => report(error.message));
  await client.connect();
  const leave = async (): Promise<void> => {
    const { rows } = await client.query<{ answer: number }>('select 42 as answer');
    await client.end();
    await database.stop();
    say({ left: rows[0]?.answer });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave());
  setInterval(() => {}, 60_000); // As a listening server would: the database alone keeps no process alive.
  say({ started: database.connectionString, shared: database.shared });
} catch (error) {
  const problem = error instanceof EmbeddedPostgresError ? error.code : 'unexpected';
  say({ problem, message: (error as Error).message });
  process.exit(1);
}
