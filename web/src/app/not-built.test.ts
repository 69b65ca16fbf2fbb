import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOfFile } from './route-table.ts';
import { navItems } from './shell/nav.ts';

const routesFolder = path.join(import.meta.dirname, '../routes');
const doc = path.join(import.meta.dirname, '../../../docs/not-built.md');

const pages = readdirSync(routesFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.tsx'))
  .map((file) => `/${pathOfFile(`routes/${file}`)}`);

describe('docs/not-built.md', () => {
  it('lists no route any more: each has its page', () =>
    expect([...readFileSync(doc, 'utf8').matchAll(/^- `(\/[^`]*)`/gm)].map((line) => line[1])).toEqual([]));

  it('is right about the navigation of both roles', () => {
    const keys = Object.values(navItems).flatMap((items) => items.map(({ key }) => key));
    expect(keys).toContain('/seeker/agents');
    expect(keys).toContain('/hire/agents');
    expect(keys.filter((key) => !pages.includes(key))).toEqual([]);
  });
});
