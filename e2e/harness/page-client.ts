import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/e2e-client');

/** What stands on the page: the web's own client, with a call that anybody signed in may make and that changes nothing. */
interface PageClient {
  /** Makes the call `count` times at once; answers how many were answered. */
  ask(count: number): Promise<number>;
}

declare global {
  var pageClient: PageClient;
}

const entry = `
import { call } from '${root}/web/src/lib/client.ts';
import { markMessagesRead } from '${root}/contract/src/message.ts';
globalThis.pageClient = {
  async ask(count) {
    const asked = Array.from({ length: count }, () => call(markMessagesRead, { messageIds: [] }, { quiet: true }));
    const answers = await Promise.allSettled(asked);
    return answers.filter((one) => one.status === 'fulfilled').length;
  },
};
`;

/** Run where vite is at home; the web's own configuration is about its pages. */
const builder = `
import { build } from 'vite';
await build({
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: '${folder}',
    emptyOutDir: false,
    lib: { entry: '${folder}/entry.ts', formats: ['iife'], name: 'bundle', fileName: () => 'client.js' },
  },
});
`;

/**
 * Builds the client that every tab of the product runs on into one script, with as many requests at once as a test
 * wants: a page of the product has a dozen. Storage, locks and network are the browser's own.
 */
export async function buildPageClient(): Promise<(page: Page) => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'entry.ts'), entry);
  const cwd = join(root, 'web');
  await execute(process.execPath, ['--input-type=module', '--eval', builder], { cwd });
  const script = readFileSync(join(folder, 'client.js'), 'utf8');
  return (page) => page.evaluate(script);
}
