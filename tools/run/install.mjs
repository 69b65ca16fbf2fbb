import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runChild } from './child.mjs';
import { Interrupted, Problem } from './problem.mjs';
import { takingTurns } from './turns.mjs';

/**
 * Installs the dependencies when the lockfile says otherwise than what lies in node_modules.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (await isInstalled(root)) return;
  await takingTurns(root, async () => {
    if (await isInstalled(root)) return;
    process.stdout.write('正在安装依赖…  Installing dependencies…\n');
    await npmInstall(root);
    await writeStamp(root);
  });
}

/** @param {string} root */
const stampFile = (root) => path.join(root, 'node_modules', '.pinjian-lock');

/** @param {string} root */
async function lockHash(root) {
  return createHash('sha256')
    .update(await readFile(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * The stamp answers in a millisecond; without it, what npm itself noted about its last work is compared.
 * @param {string} root
 */
async function isInstalled(root) {
  const [stamp, hash] = await Promise.all([readFile(stampFile(root), 'utf8').catch(absent), lockHash(root)]);
  if (stamp === hash) return true;
  if (!(await matchesNpmRecord(root))) return false;
  await writeStamp(root);
  return true;
}

/** @param {string} root */
async function writeStamp(root) {
  await mkdir(path.dirname(stampFile(root)), { recursive: true });
  try {
    await writeFile(stampFile(root), await lockHash(root));
  } catch (error) {
    // Somebody else installed and this user may only read: the comparison answers the next time too.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
  }
}

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockEntry
 * @param {string} root
 */
async function matchesNpmRecord(root) {
  const record = await readFile(path.join(root, 'node_modules', '.package-lock.json'), 'utf8').catch(absent);
  if (record === '') return false;
  /** @type {Record<string, LockEntry>} */
  const installed = JSON.parse(record).packages ?? {};
  /** @type {Record<string, LockEntry>} */
  const wanted = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')).packages ?? {};
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.link === true) return true;
    const found = installed[place];
    // An optional package that is absent belongs to another platform.
    return found === undefined ? entry.optional === true : found.version === entry.version;
  });
}

/** @param {NodeJS.ErrnoException} error */
function absent(error) {
  if (error.code === 'ENOENT') return '';
  throw error;
}

/**
 * Versions and integrity come from the lockfile, and --no-save leaves it as it is. Not `npm ci`: npm leaves optional
 * packages of other platforms out of a lockfile when its registry lacks them, and then ci refuses that lockfile.
 * @param {string} root
 */
async function npmInstall(root) {
  const [file, args] = npmCommand();
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  let said = '';
  const { code, interrupted } = await runChild(file, [...args, 'install', ...options], {
    cwd: root,
    hear: (text) => (said += text),
  }).catch((error) => {
    said += String(error);
    return { code: 127, interrupted: false };
  });
  if (interrupted) throw new Interrupted();
  if (code === 0) return;
  const offline =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;
  throw new Problem(
    offline.test(said)
      ? '无法下载依赖：首次启动以及依赖更新之后需要联网。请检查网络或 npm 镜像设置后重试。\n' +
          'The dependencies could not be downloaded: the first start, and each start after they changed, needs the network. Please check the connection or the npm registry setting and try again.'
      : '依赖安装失败，原因见上。\nInstalling the dependencies failed; the reason stands above.',
  );
}

/** The npm that runs us, on the Node that runs it: the one in node_modules is about to be replaced. */
function npmCommand() {
  const npm = process.env['npm_execpath'] ?? '';
  if (!npm.endsWith('npm-cli.js')) return /** @type {const} */ (['npm', []]);
  const node = process.env['npm_node_execpath'] ?? process.execPath;
  return /** @type {const} */ ([existsSync(node) ? node : process.execPath, [npm]]);
}
