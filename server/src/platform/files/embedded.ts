import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../core/ids.ts';
import { listDrafts, listStoredIds, shelfOf } from './folder-walk.ts';
import type { FileStore } from './port.ts';

/** Files in a folder, spread by the last two characters of their id; a write is complete and on disk, or not there. */
export function createFolderStore(folder: string): FileStore {
  const placeOf = (id: string) => path.join(folder, shelfOf(id), id);
  return {
    async write(id, content) {
      const place = placeOf(id);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const draft = `${place}.${newId()}`;
      try {
        await writeToDisk(draft, content);
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: (id) => readFile(placeOf(id)),
    // Opened before it is answered: a file that is not there is no broken stream.
    open: async (id) => (await open(placeOf(id))).createReadStream(),
    remove: (id) => rm(placeOf(id), { force: true }),
    list: () => listStoredIds(folder),
    async removeDrafts(before) {
      let removed = 0;
      for await (const { place, begun } of listDrafts(folder)) {
        if (begun >= before.getTime()) continue;
        await rm(place, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

async function writeToDisk(place: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(place, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
