import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { openPush, type PushClient } from '../harness/push-client.ts';
import { makeDataFolder, removeDataFolder, startProduct } from '../harness/product.ts';
import { callProduct, signIn, type SignedIn } from '../harness/sign-in.ts';
import type { SoakRun } from './run.ts';

/** Tabs of one person; the server takes a hundred of a device. */
const each = 50;
const env = { PINJIAN_SMS_ADDRESS_PER_HOUR: '1000000', PINJIAN_LOG: 'warn' };
/** What an idle socket may take of a copy. */
const mostBytes = 15 * 1024;
/** Longer than two pings: whoever does not answer one is gone by then. */
const idleMs = 75_000;
/** Handshakes under way at once, as when a copy takes over from another. */
const together = 100;

/**
 * Opens ten thousand sockets on one copy and leaves them alone: all stay, each takes no more than its share of memory,
 * the copy answers others as before, and a hint reaches exactly whom it is for.
 */
export const sockets: SoakRun = {
  name: 'sockets',
  rounds: 10_000,
  async run(wanted, tell) {
    const product = await startProduct({ dataFolder: await makeDataFolder(), env });
    const people: SignedIn[] = [];
    for (let serial = 0; serial < Math.ceil(wanted / each); serial += 1)
      people.push(await signIn(product.url, 'web-job-hunter', `136${String(serial).padStart(8, '0')}`));
    const open = await openMany(product.url, people, Math.min(wanted, 500));
    for (const client of open) client.close();
    const before = await restingBytes(product.pid);
    const clients = await openMany(product.url, people, wanted);
    const perSocket = ((await restingBytes(product.pid)) - before) / wanted;
    tell(`${wanted} sockets: ${(perSocket / 1024).toFixed(1)} KB each, on top of ${(before / 2 ** 20).toFixed(0)} MB`);
    const broken = [...(await faults(product.url, people, clients, tell))];
    if (perSocket > mostBytes) broken.push(`a socket takes ${(perSocket / 1024).toFixed(1)} KB`);
    for (const client of clients) client.close();
    await product.stop();
    await removeDataFolder(product.dataFolder);
    return broken;
  },
};

async function openMany(url: string, people: readonly SignedIn[], wanted: number): Promise<PushClient[]> {
  const clients: PushClient[] = [];
  while (clients.length < wanted) {
    const next = Array.from({ length: Math.min(together, wanted - clients.length) }, (_, at) => {
      const { userId, accessToken } = people[(clients.length + at) % people.length] as SignedIn;
      return openPush(url, userId, accessToken);
    });
    clients.push(...(await Promise.all(next)));
  }
  return clients;
}

/** Resident bytes once nothing is left of what was only needed for a moment: the least of some seconds. */
async function restingBytes(pid: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < 20; second += 1) {
    await delay(1000);
    least = Math.min(least, residentBytes(pid));
  }
  return least;
}

function residentBytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(line) * 1024;
}

async function faults(
  url: string,
  people: readonly SignedIn[],
  clients: readonly PushClient[],
  tell: (line: string) => void,
): Promise<string[]> {
  const broken: string[] = [];
  const [reader] = people as [SignedIn];
  const bearer = { authorization: `Bearer ${reader.accessToken}` };
  const slowest = { ms: 0 };
  for (const end = Date.now() + idleMs; Date.now() < end; await delay(250)) {
    const asked = performance.now();
    await callProduct(url, '/admin/user/info', bearer);
    slowest.ms = Math.max(slowest.ms, performance.now() - asked);
  }
  tell(`slowest call meanwhile ${slowest.ms.toFixed(0)} ms`);
  const gone = clients.filter(({ isOpen }) => !isOpen).length;
  if (gone > 0) broken.push(`${gone} sockets were closed while they lay idle`);
  await callProduct(url, '/auth/oauth2/revoke', { body: { token: reader.refreshToken } });
  await delay(2000);
  const own = clients.filter((_client, at) => at % people.length === 0);
  if (own.some(({ isOpen }) => isOpen)) broken.push('sockets outlive the device they belong to');
  const others = clients.filter((_client, at) => at % people.length !== 0);
  if (others.some(({ isOpen, frames }) => !isOpen || frames.length > 1)) broken.push("others heard of somebody's end");
  return broken;
}
