import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../core/ids.ts';
import { listStoredIds, shelfOf } from './folder-walk.ts';
import type { FileStore } from './port.ts';

/** Files in a folder, spread by the last two characters of their id; a write is complete and on disk, or not there. */
export function createFolderStore(folder: string): FileStore {
  const placeOf = (id: string) => path.join(folder, shelfOf(id), id);
  return {
    async write(id, bytes) {
      const place = placeOf(id);
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const draft = `${place}.${newId()}`;
      const handle = await open(draft, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, place);
    },
    read: (id) => readFile(placeOf(id)),
    remove: (id) => rm(placeOf(id), { force: true }),
    list: () => listStoredIds(folder),
  };
}
