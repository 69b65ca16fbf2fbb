import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createFolderStore } from '#platform/files/embedded.ts';
import type { World } from './world.ts';

/** Gives each test's world a data folder of its own, files included; answers where it is. */
export function useDataFolder(world: World): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pinjian-data-'));
    const { ports } = world.test;
    Object.assign(ports, {
      files: createFolderStore(path.join(folder, 'files')),
      config: { ...ports.config, data: { folder } },
    });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}
