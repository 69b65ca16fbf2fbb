import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArchive, type OpenArchive } from '#platform/backup/archive.ts';
import { load } from '#platform/backup/load.ts';
import { BackupError } from '#platform/backup/manifest.ts';
import { createSecretBox } from '#platform/core/secret-box.ts';
import type { Migration } from '#platform/db/migrate.ts';
import { createFolderStore } from '#platform/files/embedded.ts';
import { carryErasures, renewWishes } from './people.ts';
import { hasDatabase, hasFiles, holdDataFolder, openDraftFolder, swapIn } from './place.ts';
import { rowsOf, sayProgress, sizeOf, type Say } from './say.ts';

export interface RestoreOptions {
  readonly place: string;
  readonly dataDir: string;
  /** Of a server that is there already; null restores into the embedded one. */
  readonly databaseUrl: string | null;
  /** PINJIAN_SECRET; null takes the archive's or that of the data folder. */
  readonly secret: string | null;
  readonly replace: boolean;
  readonly migrations: readonly Migration[];
  /** Starts the embedded server on a data folder. */
  startServer(dataDir: string): Promise<{ readonly connectionString: string; stop(): Promise<void> }>;
  /** Registers what an early end has to undo. */
  onEnd(undo: () => Promise<void> | void): void;
  readonly say: Say;
  readonly now: () => number;
}

/**
 * Puts an archive in the place of an empty (or, if told, a filled) installation. Everything is built and compared beside
 * what is there, and takes its place at the very end; until then an end of any kind changes nothing.
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { dataDir, databaseUrl, replace, say } = options;
  const archive = await readArchive(options.place);
  options.onEnd(() => archive.close());
  say(`${options.place}：${archive.manifest.takenAt} 的备份，${rowsOf(archive.manifest)}`);
  const secret = await chooseSecret(options, archive);
  const release = databaseUrl === null ? await holdDataFolder(dataDir) : (): void => undefined;
  if (!replace && ((databaseUrl === null && hasDatabase(dataDir)) || hasFiles(dataDir)))
    throw new BackupError(
      `${dataDir} 里已有数据，没有改动任何内容。请用 PINJIAN_DATA 指定一个新目录，或加上 --replace（原有内容会保留在旁边的 replaced-… 目录里）`,
    );
  const draft = openDraftFolder(dataDir);
  options.onEnd(() => rm(draft, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  const server = databaseUrl === null ? await options.startServer(draft) : null;
  const loading = await load(server?.connectionString ?? databaseUrl ?? '', archive.parts, {
    manifest: archive.manifest,
    jobs: archive.jobs,
    migrations: options.migrations,
    replace: replace && databaseUrl !== null,
    progress: sayProgress(say, archive.manifest, options.now),
    before: (client) => carryErasures(client, dataDir),
    after: (client) => renewWishes(client, options.now()),
  });
  options.onEnd(() => loading.close());
  const files = await writeFiles(archive, path.join(draft, 'files'));
  if (secret !== null) await writeFile(path.join(draft, 'secret'), secret, { mode: 0o600, flush: true });
  await loading.commit();
  await loading.close();
  await server?.stop();
  const aside = swapIn(dataDir, draft, new Date(options.now()));
  release();
  say(
    `恢复完成：${rowsOf(archive.manifest)}，行数与校验和全部一致；${archive.jobs.jobs.length} 个待办任务，${files.count} 个文件 ${sizeOf(files.bytes)}`,
  );
  if (aside !== null) say(`原有的内容保留在 ${aside}，确认无误后可以删除。`);
}

async function writeFiles(archive: OpenArchive, folder: string): Promise<{ count: number; bytes: number }> {
  const store = createFolderStore(folder);
  const written = { count: 0, bytes: 0 };
  for await (const { id, bytes } of archive.files) {
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new BackupError(`备份里有不合规的文件名 ${id}，文件已损坏`);
    await store.write(id, bytes);
    written.count += 1;
    written.bytes += bytes.length;
  }
  return written;
}

/** The secret that the data folder gets; null when the right one is there, or comes with the environment. */
async function chooseSecret(options: RestoreOptions, archive: OpenArchive): Promise<string | null> {
  const wanted = archive.manifest.fingerprint;
  const fits = (secret: string): boolean => wanted === null || createSecretBox(secret).fingerprint === wanted;
  if (options.secret !== null) {
    if (!fits(options.secret)) throw otherSecret('PINJIAN_SECRET', wanted);
    return null;
  }
  if (archive.secret !== null) {
    if (!fits(archive.secret)) throw otherSecret('备份里的密钥', wanted);
    return archive.secret;
  }
  const place = path.join(options.dataDir, 'secret');
  const own = await readFile(place, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (own !== null && fits(own.trim())) return null;
  if (own !== null) throw otherSecret(place, wanted);
  throw new BackupError(
    `备份里没有密钥。请把原来的 secret 文件放进 ${options.dataDir}，或用 PINJIAN_SECRET 给出（指纹 ${wanted ?? '无'}）`,
  );
}

function otherSecret(which: string, wanted: string | null): BackupError {
  return new BackupError(
    `${which} 与备份不符：备份中的数据是用指纹为 ${wanted ?? '无'} 的密钥加密的。没有改动任何内容`,
  );
}
