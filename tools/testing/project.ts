import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const manifests: Readonly<Record<string, string>> = {
  'contract/package.json': JSON.stringify({ name: '@pinjian/contract', exports: { './*': './src/*' } }),
  'server/package.json': JSON.stringify({
    imports: {
      '#platform/*': './src/platform/*',
      '#domains/*': './src/domains/*',
      '#testing/*': './src/testing/*',
      '#server/*': './src/*',
    },
  }),
  'web/package.json': JSON.stringify({
    imports: {
      '#app/*': './src/app/*',
      '#routes/*': './src/routes/*',
      '#features/*': './src/features/*',
      '#ui/*': './src/ui/*',
      '#lib/*': './src/lib/*',
      '#web/*': './src/*',
    },
  }),
};

/** A small project in a folder of its own, gone when the test ends; answers its root. */
export function projectWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'pinjian-tools-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...manifests, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
