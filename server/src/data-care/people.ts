import type pg from 'pg';
import { deletionDays } from '@pinjian/contract/account-personal-data.ts';
import { readErasures, renewDeletions } from '#domains/account/index.ts';
import { appendErased, erasedFile } from '../personal-data/erased-file.ts';

/**
 * Keeps who was erased from a database that is about to be replaced: added to the file of the data folder, it is heeded at
 * the next start. Before the old tables go; a restore that fails after it has added nothing untrue.
 */
export async function carryErasures(client: pg.ClientBase, dataDir: string): Promise<void> {
  const erasures = await readErasures(client);
  if (erasures.length > 0) await appendErased(erasedFile(dataDir), erasures);
}

/**
 * Wishes to be deleted that a copy brings back wait seven days again: whoever has taken theirs back since is to find
 * that out in time. `now` is milliseconds since 1970.
 */
export async function renewWishes(client: pg.ClientBase, now: number): Promise<void> {
  await renewDeletions(client, new Date(now + deletionDays * 86_400_000));
}
