import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runChild } from './child.mjs';
import { Interrupted, Problem } from './problem.mjs';
import { takingTurns } from './turns.mjs';

/** What the build reads, beside the packages that the lockfile names. */
const SOURCES = ['web', 'contract/src', 'package-lock.json'];
const LEFT_OUT = /(^|\/)(node_modules|dist|testing)(\/|$)|\.test\.tsx?$/;

/**
 * Builds web/dist when its sources are not those of the last build.
 * @param {string} root
 * @param {string} node the Node to build with
 */
export async function ensureWebBuilt(root, node) {
  if (await isBuilt(root)) return;
  await takingTurns(root, async () => {
    const sources = await hashSources(root);
    if ((await readStamp(root)) === sources) return;
    process.stdout.write('正在构建网页…  Building the web client…\n');
    await build(root, node, sources);
  });
}

/** @param {string} root */
async function isBuilt(root) {
  const stamp = await readStamp(root);
  return stamp !== '' && stamp === (await hashSources(root));
}

/** The stamp lies in the built folder: whoever else builds into it removes it.
 * @param {string} root */
async function readStamp(root) {
  const file = path.join(root, 'web', 'dist', '.sources');
  return existsSync(file) ? await readFile(file, 'utf8') : '';
}

/**
 * Builds beside the place and moves it there when it is whole, so that a server which is running never serves half.
 * @param {string} root
 * @param {string} node
 * @param {string} sources
 */
async function build(root, node, sources) {
  const next = path.join(root, '.cache', 'web-next');
  const last = path.join(root, '.cache', 'web-last');
  const web = path.join(root, 'web');
  await rm(next, { recursive: true, force: true });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // The native loader writes nothing into node_modules, which may belong to somebody else.
  const options = ['--configLoader', 'native', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
  const { code, interrupted } = await runChild(node, [vite, 'build', ...options], { cwd: web });
  if (interrupted) throw new Interrupted();
  if (code !== 0)
    throw new Problem('网页构建失败，原因见上。\nBuilding the web client failed; the reason stands above.');
  await writeFile(path.join(next, '.sources'), sources);
  await rm(last, { recursive: true, force: true });
  const place = path.join(web, 'dist');
  if (existsSync(place)) await rename(place, last);
  await rename(next, place);
  await rm(last, { recursive: true, force: true });
}

/** @param {string} root */
async function hashSources(root) {
  const files = (await Promise.all(SOURCES.map((source) => filesBelow(root, source)))).flat().toSorted();
  const hash = createHash('sha256');
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  files.forEach((file, index) =>
    hash.update(`${file}\0${contents[index]?.byteLength}\0`).update(contents[index] ?? ''),
  );
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} source a file or a folder
 * @returns {Promise<string[]>}
 */
async function filesBelow(root, source) {
  if (LEFT_OUT.test(source)) return [];
  const entries = await readdir(path.join(root, source), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (entries === null) return [source];
  const below = entries.map((entry) => filesBelow(root, path.posix.join(source, entry.name)));
  return (await Promise.all(below)).flat();
}
