import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, inject } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { createSecretBox } from '#platform/core/secret-box.ts';
import { readMigrations } from '#platform/db/migrate.ts';
import { createDatabase, createEmptyDatabase } from './database.ts';
import { backUp } from '#server/data-care/back-up.ts';
import { restore, type RestoreOptions } from '#server/data-care/restore.ts';

export const secret = 'the secret of these tests, 32 letters';
export const migrationsFolder = new URL('../../migrations/', import.meta.url);

const undone: (() => Promise<void> | void)[] = [];

/** What a test makes is gone after it, whether it passed or not. */
export function useGround() {
  afterEach(async () => {
    for (let undo = undone.pop(); undo !== undefined; undo = undone.pop()) await undo();
  });
  return {
    folder(): string {
      const folder = mkdtempSync(path.join(tmpdir(), 'pinjian-care-'));
      undone.push(() => rmSync(folder, { recursive: true, force: true }));
      return folder;
    },
    /** A database with all tables and the fingerprint of `secret`. */
    async source(): Promise<{ readonly url: string; readonly pool: pg.Pool }> {
      const url = await createDatabase(inject('databaseServer'), nameOf('source'));
      const pool = openPool(url);
      await pool.query("insert into platform_setting (name, value) values ('secret-fingerprint', $1)", [
        createSecretBox(secret).fingerprint,
      ]);
      return { url, pool };
    },
    async target(): Promise<{ readonly url: string; readonly pool: pg.Pool }> {
      const url = await createEmptyDatabase(inject('databaseServer'), nameOf('target'));
      return { url, pool: openPool(url) };
    },
  };
}

const nameOf = (what: string): string => `care_${what}_${newId().slice(-12)}`;

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 8 });
  undone.push(() => pool.end());
  return pool;
}

export const lines: string[] = [];
const say = (line: string): void => void lines.push(line);

/** Backs a database up as `npm run db -- backup` does. */
export async function backUpThere(
  connectionString: string,
  place: string,
  more: { readonly filesFolder?: string; readonly secret?: string | null; readonly signal?: AbortSignal } = {},
): Promise<void> {
  await backUp({
    connectionString,
    place,
    filesFolder: more.filesFolder ?? path.join(path.dirname(place), 'files'),
    secret: more.secret ?? null,
    version: '0.1.0',
    say,
    now: () => Date.now(),
    signal: more.signal ?? new AbortController().signal,
  });
}

/** Restores as `npm run db -- restore` does, and undoes as the end of the process would. */
export async function restoreThere(options: Partial<RestoreOptions> & Pick<RestoreOptions, 'place' | 'dataDir'>) {
  const undo: (() => Promise<void> | void)[] = [];
  try {
    await restore({
      databaseUrl: null,
      secret,
      replace: false,
      migrations: await readMigrations(migrationsFolder),
      startServer: () => Promise.reject(new Error('this test brings no server')),
      onEnd: (each) => void undo.push(each),
      say,
      now: () => Date.now(),
      ...options,
    });
  } finally {
    for (const each of undo.toReversed()) await each();
  }
}
