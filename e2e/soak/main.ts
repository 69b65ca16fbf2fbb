import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeDataFolder, removeDataFolder, startProduct, type Product } from '../harness/product.ts';
import { CallFailure, callProduct, signIn, type SignedIn } from '../harness/sign-in.ts';

/**
 * `npm run soak [rounds]`: people sign in without pause while the server or its database is killed (-9) at a random
 * moment of each round. Afterwards everyone who was answered is still known by the same id, under the same token: no
 * acknowledged write is lost, and nobody exists twice.
 */
const rounds = Number(process.argv[2] ?? 10);
const writers = 4;
// The limits of SMS are for people; the writers are in a hurry.
const env = { PINJIAN_SMS_ADDRESS_PER_HOUR: '1000000', PINJIAN_SMS_RESEND_SECONDS: '1', PINJIAN_LOG: 'error' };

interface Witness {
  readonly phone: string;
  readonly session: SignedIn;
}

const witnesses: Witness[] = [];
const lost: string[] = [];
let unanswered = 0;
let nextPhone = 13_900_000_000;

/** Signs new people in until `over` says so. What is not answered (the server just died) claims nothing. */
async function write(url: string, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const phone = String((nextPhone += 1));
    try {
      const session = await signIn(url, 'web-job-hunter', phone);
      witnesses.push({ phone, session });
    } catch {
      unanswered += 1;
      await delay(20);
    }
  }
}

/** Asks for everyone who was answered since a certain one. */
async function verify(url: string, since: number): Promise<void> {
  for (const { phone, session } of witnesses.slice(since)) {
    try {
      const userId = await patiently(() => userIdOf(url, session));
      if (userId !== session.userId) lost.push(`${phone} became somebody else`);
    } catch (error) {
      lost.push(`${phone} is not known: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function userIdOf(url: string, { accessToken }: SignedIn): Promise<string> {
  const authorization = `Bearer ${accessToken}`;
  const info = await callProduct<{ readonly sysUser: { readonly userId: string } }>(url, '/admin/user/info', {
    authorization,
  });
  return info.sysUser.userId;
}

/** A database that is away makes an answer late, not wrong: asks again while the server says 5xx. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 60_000; ; await delay(50)) {
    try {
      return await ask();
    } catch (error) {
      const away = error instanceof CallFailure && error.code >= 500 && error.code < 600;
      if (!away || Date.now() > deadline) throw error;
    }
  }
}

/** kill -9 of the database's own first process. */
function killDatabase(dataFolder: string): void {
  const pid = Number.parseInt(readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
}

/** Waits until the server answers with its database again. */
async function recovered(running: Product): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(50)) {
    const answer = await fetch(`${running.url}/readyz`).catch((error: unknown) => {
      throw new Error(`the server has ended\n${running.output()}`, { cause: error });
    });
    if (answer.ok) return;
  }
  throw new Error(`the product did not recover within 60 s\n${running.output()}`);
}

const dataFolder = await makeDataFolder();
let product: Product = await startProduct({ dataFolder, env });
for (let round = 1; round <= rounds; round += 1) {
  const since = witnesses.length;
  const over = new AbortController();
  const writing = Promise.all(Array.from({ length: writers }, () => write(product.url, over.signal)));
  await delay(300 + Math.random() * 1500);
  const victim = round % 2 === 0 ? 'database' : 'server';
  if (victim === 'database') killDatabase(dataFolder);
  else await product.kill();
  const killed = performance.now();
  over.abort();
  await writing;
  if (victim === 'server') product = await startProduct({ dataFolder, env });
  await recovered(product);
  const seconds = ((performance.now() - killed) / 1000).toFixed(1);
  await verify(product.url, since);
  console.log(
    `round ${round}: killed the ${victim}, back after ${seconds} s; ${witnesses.length - since} answered, ${lost.length} lost in all`,
  );
}
// Signing in again finds the same person, also for those from before the first kill.
for (const { phone, session } of witnesses.slice(0, 20)) {
  const again = await patiently(() => signIn(product.url, 'web-job-hunter', phone));
  if (again.userId !== session.userId) lost.push(`${phone} exists twice`);
}
await product.stop();
await removeDataFolder(dataFolder);

for (const each of lost) console.log(`✗ ${each}`);
console.log(
  `${rounds} kills, ${witnesses.length} sign-ins answered, ${unanswered} not answered, ${lost.length} lost or doubled`,
);
process.exitCode = lost.length === 0 && witnesses.length > rounds ? 0 : 1;
