import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

const NEEDED = 24;

/**
 * The Node that came with the dependencies, the same on every machine; where there is none, or it does not run (another
 * C library), the one that runs us, if it is new enough.
 * @param {string} root
 * @returns {string} the program's path
 */
export function pickNode(root) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin');
  const ours = path.join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(ours) && isNewEnough(spawnSync(ours, ['--version'], { encoding: 'utf8' }).stdout ?? '')) return ours;
  if (isNewEnough(process.version)) return process.execPath;
  const here = `${process.version}, ${process.platform}-${process.arch}`;
  throw new Problem(
    `需要 Node.js ${NEEDED} 或更新的版本（当前 ${here}），依赖中也没有适合此系统的 Node。请从 https://nodejs.org 安装后重试。\n` +
      `Node.js ${NEEDED} or later is needed (this is ${here}), and none comes with the dependencies for this system. Please install it from https://nodejs.org.`,
  );
}

/** @param {string} version like v24.21.0 */
function isNewEnough(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) >= NEEDED;
}
