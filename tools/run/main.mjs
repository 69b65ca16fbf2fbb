import path from 'node:path';
import { runChild } from './child.mjs';
import { endingWithParent } from './ending-with-parent.mjs';
import { ensureInstalled } from './install.mjs';
import { pickNode } from './pick-node.mjs';
import { Problem } from './problem.mjs';
import { serverFlags } from './server-flags.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * What each command runs, whether it serves the built product, and what Node is told with it.
 * @type {Readonly<Record<string, { readonly script: string, readonly web?: boolean, readonly flags?: readonly string[] }>>}
 */
const COMMANDS = {
  start: { script: 'server/src/main.ts', web: true, flags: serverFlags },
  dev: { script: 'tools/dev.ts' },
  test: { script: 'tools/test.ts' },
  check: { script: 'tools/check.ts' },
  vitest: { script: 'node_modules/vitest/vitest.mjs' },
  bench: { script: 'bench/main.ts', web: true },
  soak: { script: 'e2e/soak/main.ts', web: true },
  screens: { script: 'tools/screens.ts', web: true },
  db: { script: 'server/src/data-care.ts' },
  demo: { script: 'server/src/load-demo.ts' },
  admin: { script: 'server/src/admin.ts' },
  'db-types': { script: 'tools/db-types.ts' },
  'land-world': { script: 'server/src/land-world.ts' },
  audit: { script: 'tools/audit.ts' },
  format: { script: 'node_modules/oxfmt/bin/oxfmt' },
};

/**
 * Runs one command to its end.
 * @param {readonly string[]} argv the command and what is passed on to it
 * @returns {Promise<number>} the exit code: the command's own
 */
export async function main(argv) {
  const [name = '', ...args] = argv;
  const command = COMMANDS[name];
  if (command === undefined) {
    process.stderr.write(`没有这个命令：${name}。可用的命令：${Object.keys(COMMANDS).join('、')}\n`);
    process.stderr.write(`No such command: ${name}. There are: ${Object.keys(COMMANDS).join(', ')}\n`);
    return 2;
  }
  try {
    await ensureInstalled(root);
    const node = pickNode(root);
    if (command.web === true) await ensureWebBuilt(root, node);
    const { code } = await runChild(node, [...(command.flags ?? []), path.join(root, command.script), ...args], {
      cwd: root,
      ipc: true,
      env: {
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? path.join(root, '.cache', 'node'),
        ...endingWithParent(),
      },
    });
    return code;
  } catch (error) {
    const problem = error instanceof Problem ? error : unwritable(error);
    if (problem === null) throw error;
    if (problem.message !== '') process.stderr.write(`${problem.message}\n`);
    return problem.exitCode;
  }
}

/** @param {unknown} error */
function unwritable(error) {
  const { code = '', path: file = root } = /** @type {NodeJS.ErrnoException} */ (error);
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new Problem(
      `无法写入 ${file}。请检查项目目录的权限，或用安装它的用户启动。\n` +
        `Cannot write ${file}. Please check the permissions of the project's folder, or start as the user who installed it.`,
    );
  if (!['ENOSPC', 'EDQUOT'].includes(code)) return null;
  return new Problem('磁盘空间不足，请清理后重试。\nThe disk is full. Please make room and try again.');
}
