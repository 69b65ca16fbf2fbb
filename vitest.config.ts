import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/testing/longest-first.ts';

const root = import.meta.dirname;
const properties = join(root, 'tools/testing/properties.ts');
/** The default leaves one core idle, which is half of a small machine. */
const maxWorkers = '100%';
/**
 * Files of one worker share what they have imported: loading the server anew for each of them took as long as a third
 * of the tests. Each still has rows of its own, and what a module keeps (open rooms) is kept by the ids of such rows.
 */
const isolate = false;
/** Tests of the web that need a document: each gets a new one, which takes a second; the others are done in seconds. */
const withDocument = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        test: {
          name: 'unit',
          maxWorkers,
          isolate,
          environment: 'node',
          include: ['{contract,tools,bench}/**/*.test.ts', 'web/build/**/*.test.ts'],
          setupFiles: [properties],
        },
      },
      {
        root,
        test: {
          name: 'server',
          maxWorkers,
          isolate,
          environment: 'node',
          include: ['server/**/*.test.ts'],
          // One PostgreSQL for the run; every worker gets a database of its own from a template.
          setupFiles: [properties],
          globalSetup: [join(root, 'server/src/testing/global-setup.ts')],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: join(root, 'web'),
        test: {
          name: 'web',
          maxWorkers,
          environment: 'happy-dom',
          include: withDocument,
          setupFiles: [properties, join(root, 'web/src/testing/setup.ts')],
          testTimeout: 60_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: join(root, 'web'),
        test: {
          name: 'web-rules',
          maxWorkers,
          isolate,
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: withDocument,
          setupFiles: [properties],
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/soak/**'],
          globalSetup: [join(root, 'e2e/harness/new-world.ts')],
          // Two at once: a journey waits for its network half of the time, and everybody has a product of their own.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
