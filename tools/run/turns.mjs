import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_AGAIN_MS = 200;
const SIGN_OF_LIFE_MS = 5000;
/** Whoever gave no sign of life for so long is another program that got the same process number. */
const DEAD_AFTER_MS = 60_000;

/**
 * Lets one process at a time install or build in this checkout: two that start together wait for each other.
 * @param {string} root
 * @param {() => Promise<void>} work
 */
export async function takingTurns(root, work) {
  const file = path.join(root, '.cache', 'preparing');
  await mkdir(path.dirname(file), { recursive: true });
  for (let waited = false; !(await take(file)); waited = true) {
    if (!waited) process.stdout.write('另一个进程正在准备，请稍候…  Waiting for another process that prepares…\n');
    await delay(LOOK_AGAIN_MS);
  }
  const alive = setInterval(() => void utimes(file, new Date(), new Date()).catch(ignoreAbsent), SIGN_OF_LIFE_MS);
  try {
    await work();
  } finally {
    clearInterval(alive);
    await rm(file, { force: true });
  }
}

/** @param {string} file */
async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  if (await isAbandoned(file)) await rm(file, { force: true });
  return false;
}

/** @param {string} file */
async function isAbandoned(file) {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    const pid = Number(text);
    if (pid > 0 && !isAlive(pid)) return true;
    return Date.now() - mtimeMs > DEAD_AFTER_MS;
  } catch (error) {
    ignoreAbsent(error);
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {unknown} error */
function ignoreAbsent(error) {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
}
