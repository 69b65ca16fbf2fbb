import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from './commands.ts';
import { endingWithParent } from './run/ending-with-parent.mjs';

/**
 * `npm run dev`: the server, started again whenever its code changes, and Vite in front of it with the web as it is
 * being written. Both end together.
 */
const parts: readonly { readonly args: readonly string[]; readonly folder: string }[] = [
  { args: ['--watch', '--watch-preserve-output', join(root, 'server/src/main.ts')], folder: root },
  { args: [join(root, 'node_modules/vite/bin/vite.js')], folder: join(root, 'web') },
];

const children: ChildProcess[] = parts.map(({ args, folder }) =>
  spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...endingWithParent() },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  }),
);

function endAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll);
for (const child of children) {
  child.once('close', (code) => {
    process.exitCode ??= code ?? 0;
    endAll();
  });
}
