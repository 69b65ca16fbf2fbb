import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOfFile } from './route-table.ts';

/** How many routes may still be unbuilt. Building one lowers it; nothing raises it. */
const most = 2;

const routesFolder = path.join(import.meta.dirname, '../routes');
const doc = path.join(import.meta.dirname, '../../../docs/not-built.md');

function notBuiltRoutes(): readonly string[] {
  return readdirSync(routesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.tsx'))
    .filter((file) => readFileSync(path.join(routesFolder, file), 'utf8').includes('#app/not-built.tsx'))
    .map((file) => `/${pathOfFile(`routes/${file}`)}`)
    .toSorted();
}

function listedRoutes(): readonly string[] {
  return [...readFileSync(doc, 'utf8').matchAll(/^- `(\/[^`]*)`/gm)].map((line) => line[1] ?? '').toSorted();
}

describe('docs/not-built.md', () => {
  it('lists exactly the routes that say they are not open yet', () => expect(listedRoutes()).toEqual(notBuiltRoutes()));

  it('only shrinks', () => expect(notBuiltRoutes().length).toBeLessThanOrEqual(most));
});
