import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { launchBrowser } from '../harness/browser.ts';
import { makeDataFolder, removeDataFolder, startProduct, type Product } from '../harness/product.ts';
import { callProduct } from '../harness/sign-in.ts';
import type { SoakRun } from './run.ts';

const execute = promisify(execFile);
const phone = '13700000099';

/** What stands in `location /` beside `proxy_pass`, and whether its first request already shows it. */
const setups = [
  { name: 'as proxy_pass alone makes it', lines: [], shows: true },
  {
    name: 'with the lines for sockets',
    lines: [
      'proxy_http_version 1.1;',
      'proxy_set_header Upgrade $http_upgrade;',
      'proxy_set_header Connection "upgrade";',
    ],
    shows: true,
  },
  {
    name: 'with the lines for sockets that tell upgrades apart',
    lines: [
      'proxy_http_version 1.1;',
      'proxy_set_header Upgrade $http_upgrade;',
      'proxy_set_header Connection $connection_upgrade;',
    ],
    shows: false,
  },
] as const;
type Setup = (typeof setups)[number];

/**
 * A sandbox behind Debian's nginx, on loopback: from the first request that shows it, and at the latest from the first
 * page that a browser opens, visitors see no code and decide nothing; neither does the next start forget.
 */
export const behindNginx: SoakRun = {
  name: 'behind-nginx',
  rounds: 1,
  async run(rounds, tell) {
    const nginx = await findNginx(tell);
    const broken: string[] = [];
    for (let round = 1; round <= rounds; round += 1)
      for (const setup of setups) {
        const found = await visit(nginx, setup);
        broken.push(...found.map((what) => `nginx ${setup.name}: ${what}`));
        tell(`round ${round}: nginx ${setup.name}: ${found.length === 0 ? 'nothing was seen' : found.join('; ')}`);
      }
    return broken;
  },
};

async function findNginx(tell: (line: string) => void): Promise<string> {
  const find = async () =>
    (await execute('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v nginx']).catch(() => ({ stdout: '' }))).stdout.trim();
  const there = await find();
  if (there !== '') return there;
  tell('installing nginx');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Its service is not to be started: only ours on loopback is.
  await execute('sh', ['-c', 'apt-get install -y --no-install-recommends nginx </dev/null'], {
    env: { ...env, RUNLEVEL: '1' },
    timeout: 300_000,
  });
  const installed = await find();
  if (installed === '') throw new Error('nginx could not be installed');
  return installed;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

async function startNginx(nginx: string, { lines }: Setup, target: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'pinjian-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((each) => `${each}_temp_path ${join(folder, each)};`)
    .join(' ');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {}
http { access_log off; ${temporary}
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  server { listen 127.0.0.1:${port}; location / { proxy_pass ${target}; ${lines.join(' ')} } } }\n`,
  );
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  const child: ChildProcess = spawn(nginx, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 10_000; ; await delay(50)) {
    const isUp = await fetch(`${url}/assets/none`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('nginx did not start');
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a visitor saw, and what the person at the machine did not. */
async function visit(nginx: string, setup: Setup): Promise<string[]> {
  let product = await startProduct({ dataFolder: await makeDataFolder() });
  await callProduct(product.url, '/admin/sms/send', { body: { phone, smsType: '1' } });
  const found: string[] = [];
  if ((await statusOf(`${product.url}/sandbox/sms?phone=${phone}`)) !== 200) found.push('it was locked before');
  const proxy = await startNginx(nginx, setup, product.url);
  if (!setup.shows) await openPage(proxy.url);
  found.push(...(await seenBy(proxy.url, product.url, setup)));
  await proxy.stop();
  found.push(...(await seenAtHome(product)));
  await product.stop();
  product = await startProduct({ dataFolder: product.dataFolder });
  const beside = await startProduct({ dataFolder: product.dataFolder });
  for (const copy of [product, beside]) found.push(...(await seenAtHome(copy)).map((what) => `after a start ${what}`));
  await beside.stop();
  await product.stop();
  await removeDataFolder(product.dataFolder);
  return found;
}

async function seenBy(visitor: string, target: string, setup: Setup): Promise<string[]> {
  const id = '00000000-0000-7000-8000-000000000000';
  const forged = { origin: target, 'content-type': 'application/json' };
  const decide = { method: 'POST', headers: forged, body: '{"outcome":"passed"}' };
  const tries: [string, RequestInit?][] = [
    [`/sandbox/sms?phone=${phone}`],
    ['/api/sandbox/totp'],
    ['/sandbox'],
    ['/sandbox/demo'],
    [`/api/sandbox/licences/${id}/decide`, decide],
  ];
  const seen: string[] = [];
  // Figures are no codes: a proxy that shows nothing of itself has to refuse them itself (docs/operations.md).
  if (setup.shows) tries.push(['/metrics']);
  for (const [path, init] of tries) {
    const status = await statusOf(visitor + path, init);
    if (status !== 404) seen.push(`${path} answered ${status}`);
  }
  return seen;
}

async function seenAtHome(product: Product): Promise<string[]> {
  const { url } = product;
  const token = /\/sandbox\?token=([\w-]+)/.exec(product.output())?.[1];
  if (token === undefined) return ['no token was printed'];
  const path = `${url}/sandbox/sms?phone=${phone}`;
  const seen: string[] = [];
  if ((await statusOf(path)) !== 404) seen.push('the sandbox answered without its token');
  if ((await statusOf(path, { headers: { 'x-sandbox-token': token } })) !== 200) seen.push('the token opened nothing');
  return seen;
}

/** A page and all that it asks for. */
async function openPage(url: string): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await browser.close();
}

async function statusOf(url: string, init?: RequestInit): Promise<number> {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  return answer.status;
}
