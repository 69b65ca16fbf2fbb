import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findableConsent } from '@pinjian/contract/resume-privacy.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { openPool } from '../../server/src/platform/db/database.ts';
import { openPosition, seekerWithResume } from '../harness/hiring.ts';
import { makeDataFolder, removeDataFolder, startProduct, type Product } from '../harness/product.ts';
import { CallFailure, callProduct, type SignedIn } from '../harness/sign-in.ts';
import { killOne } from './killing.ts';
import type { SoakRun } from './run.ts';

const env = { PINJIAN_SMS_ADDRESS_PER_HOUR: '1000000', PINJIAN_SMS_RESEND_SECONDS: '1', PINJIAN_LOG: 'error' };
const seekers = 8;
const employers = 3;
/** Acknowledged changes of one round; twenty rounds are ten thousand. */
const changesOfRound = 500;
/** Within so long after a restart everything that was acknowledged stands in the index. */
const limitMs = 60_000;

/** One change of what matching holds of a person or of a position; the next one is another. */
type Change = (url: string) => Promise<void>;

/**
 * People hide and show themselves and wish for other things, posts are paused and shown again, without pause, while the
 * server or its database is killed. Sixty seconds after each restart the checker of the index finds nothing to mend.
 */
export const indexKills: SoakRun = {
  name: 'index-kills',
  rounds: 20,
  async run(rounds, tell) {
    let product = await startProduct({ dataFolder: await makeDataFolder(), env });
    const changes = await everybody(product.url);
    const broken: string[] = [];
    let made = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const over = new AbortController();
      const goal = made + changesOfRound;
      const { url } = product;
      const making = Promise.all(
        changes.map((change) =>
          changeOn(
            () => change(url),
            over.signal,
            () => (made += 1),
          ),
        ),
      );
      while (made < goal) await delay(5);
      const during = async () => {
        over.abort();
        await making;
      };
      const killed = await killOne(product, round, { env, during });
      product = killed.product;
      const restarted = performance.now();
      await delivered(product);
      const seconds = ((performance.now() - restarted) / 1000).toFixed(1);
      const said = await checked(product);
      broken.push(...said.filter((line) => !line.includes('与数据一致')).map((line) => `round ${round}: ${line}`));
      tell(`${killed.told}; ${made} changes, all news delivered after ${seconds} s, ${broken.length} faults in all`);
    }
    await product.stop();
    await removeDataFolder(product.dataFolder);
    return broken;
  },
};

/**
 * Makes one change after the other until the round is over. A server that has just been killed, or whose database is away,
 * answers nothing or that it is away: it is asked again for a while. Anything else is a fault.
 */
async function changeOn(change: () => Promise<void>, over: AbortSignal, count: () => void): Promise<void> {
  for (let answered = Date.now(); !over.aborted;) {
    try {
      await change();
      answered = Date.now();
      count();
    } catch (error) {
      const isAway = !(error instanceof CallFailure) || (error.code >= 500 && error.code < 600);
      if (!over.aborted && (!isAway || Date.now() > answered + limitMs)) throw error;
      await delay(20);
    }
  }
}

async function everybody(url: string): Promise<Change[]> {
  const changes: Change[] = [];
  for (let serial = 0; serial < seekers; serial += 1)
    changes.push(changesOf(await seekerWithResume(url, `136${String(serial).padStart(8, '0')}`), serial));
  for (let serial = 0; serial < employers; serial += 1) {
    const { employer, positionId } = await openPosition(url, `135${String(serial).padStart(8, '0')}`, 700 + serial);
    changes.push(changesOfPosition(employer, positionId));
  }
  return changes;
}

const bearer = (person: SignedIn) => ({ authorization: `Bearer ${person.accessToken}` });

function changesOf(seeker: SignedIn, serial: number): Change {
  const me = bearer(seeker);
  let turn = serial;
  return async (url) => {
    turn += 1;
    if (turn % 3 > 0) {
      const body = { visibility: turn % 3 === 1 ? 'open' : 'applied', consentVersion: findableConsent.version };
      await callProduct(url, '/api/account/setting/resume-visibility', { ...me, body });
      return;
    }
    const { version } = await callProduct<{ version: number }>(url, '/job/recommendation/wishes', me);
    const wish = { positionCode: '100201', position: '前端开发工程师', cityCodes: ['101210100'] };
    const wishes = [{ ...wish, anyCity: false, remote: false, salaryMin: 1_000_000 + 1000 * turn }];
    await callProduct(url, '/job/recommendation/wishes', { ...me, body: { version, content: { wishes } } });
  };
}

function changesOfPosition(employer: SignedIn, positionId: string): Change {
  const me = { ...bearer(employer), body: {} };
  return async (url) => {
    const { status } = await callProduct<{ status: number }>(url, `/job/position/${positionId}`, bearer(employer));
    await callProduct(url, `/job/position/${positionId}/${status === 3 ? 'pause' : 'reopen'}`, me);
  };
}

/** Waits until no news is on its way. @throws where some still is after the limit */
async function delivered({ dataFolder }: Product): Promise<void> {
  const socket = encodeURIComponent(join(dataFolder, 'postgres/run'));
  const pool = openPool(`postgresql://pinjian@localhost/pinjian?host=${socket}`, { max: 1, log: createLog('silent') });
  try {
    for (const deadline = Date.now() + limitMs; ; await delay(100)) {
      const { rows } = await pool.query<{ left: number }>('select count(*)::int as left from platform_outbox');
      if (rows[0]?.left === 0) return;
      if (Date.now() > deadline) throw new Error(`${rows[0]?.left} pieces of news were not delivered in time`);
    }
  } finally {
    await pool.end();
  }
}

/** What `npm run db -- index` says of each of the two tables. */
async function checked({ dataFolder }: Product): Promise<string[]> {
  const script = join(import.meta.dirname, '../../server/src/data-care.ts');
  const child = spawn(process.execPath, [script, 'index'], {
    env: { ...process.env, PINJIAN_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const lines = output.split('\n').filter((line) => line.startsWith('人才：') || line.startsWith('职位：'));
  return code === 0 && lines.length === 2 ? lines : [`the checker ended with ${code}: ${output}`];
}
