import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from './precompress.ts';

let folder = '';
const text = '聘见'.repeat(1000);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'precompress-'));
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('puts both compressed copies beside what is worth compressing, and leaves the rest alone', async () => {
  for (const name of ['assets/a.js', 'assets/b.css', 'assets/photo.png', 'index.html', '.vite/manifest.json'])
    writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 'assets/tiny.js'), 'x');
  await compressFolder(folder);
  expect(readdirSync(path.join(folder, 'assets')).toSorted()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'b.css',
    'b.css.br',
    'b.css.gz',
    'photo.png',
    'tiny.js',
  ]);
  expect(readdirSync(folder).toSorted()).toEqual(['.vite', 'assets', 'index.html']);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'assets/a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(path.join(folder, 'assets/a.js.gz'))).toString()).toBe(text);
});
