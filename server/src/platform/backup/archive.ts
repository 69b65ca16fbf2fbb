import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import * as z from 'zod/mini';
import { BackupError, manifest as manifestSchema, type Manifest, type TablePart } from './manifest.ts';
import { parseWaitingJobs, type WaitingJobs } from './waiting-jobs.ts';

/**
 * A copy as one file, tar in zstd, in this order: manifest.json, jobs.json, secret (if asked for),
 * tables/<name>/<number> (rows as COPY writes them), files/<id>, end.json. Whatever lacks its end is no copy.
 */
const endSchema = z.object({ parts: z.int(), files: z.int(), fileBytes: z.int() });
export type ArchiveEnd = z.infer<typeof endSchema>;

export interface StoredFile {
  readonly id: string;
  readonly bytes: Buffer;
}

export interface ArchiveContent {
  readonly manifest: Manifest;
  readonly jobs: WaitingJobs;
  readonly secret: string | null;
  readonly parts: AsyncIterable<TablePart>;
  readonly files: AsyncIterable<StoredFile>;
}

/**
 * Writes an archive; it bears its name once it is complete and on disk, and is readable by its owner only.
 * @returns what it holds, for the last line on the terminal
 */
export async function writeArchive(place: string, content: ArchiveContent, signal: AbortSignal): Promise<ArchiveEnd> {
  const draft = `${place}.partial`;
  try {
    const entries = pack();
    const written = pipeline(
      entries,
      createZstdCompress({
        params: { [constants.ZSTD_c_compressionLevel]: 6, [constants.ZSTD_c_checksumFlag]: 1 },
      }),
      createWriteStream(draft, { mode: 0o600 }),
      { signal },
    );
    const filled = fill(content, async (name, bytes) => {
      // `once` rejects when the disk is full or the person has ended it; the entry would never be finished.
      const entry = entries.entry({ name, mode: 0o600 }, bytes);
      entry.on('error', () => undefined); // The pipeline's error comes here too, perhaps after the wait below.
      await once(entry, 'close', { signal });
    }).then((end) => {
      entries.finalize();
      return end;
    });
    // Both to their end, or a file would be opened after its removal below.
    await Promise.allSettled([filled, written]);
    await written;
    const end = await filled;
    const handle = await open(draft, 'r+');
    await handle.sync();
    await handle.close();
    await rename(draft, place);
    return end;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(content: ArchiveContent, add: (name: string, bytes: Buffer) => Promise<void>): Promise<ArchiveEnd> {
  const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  await add('manifest.json', json(content.manifest));
  await add('jobs.json', json(content.jobs));
  if (content.secret !== null) await add('secret', Buffer.from(content.secret));
  const end = { parts: 0, files: 0, fileBytes: 0 };
  for await (const { table, bytes } of content.parts) {
    end.parts += 1;
    await add(`tables/${table}/${end.parts}`, bytes);
  }
  for await (const { id, bytes } of content.files) {
    end.files += 1;
    end.fileBytes += bytes.length;
    await add(`files/${id}`, bytes);
  }
  await add('end.json', json(end));
  return end;
}

/** An archive that is being read: `parts` first, to their end, then `files`, whose end proves the archive whole. */
export interface OpenArchive extends ArchiveContent {
  close(): Promise<void>;
}

/** @throws BackupError when the file is none of ours, or damaged */
export async function readArchive(place: string): Promise<OpenArchive> {
  const entries = readEntries(place);
  let ahead = await take(entries);
  const next = async (): Promise<void> => void (ahead = await take(entries));
  const expect = async (name: string): Promise<unknown> => {
    if (ahead?.name !== name) throw new BackupError(`${place} 不是聘见的备份文件，或者已损坏（缺少 ${name}）`);
    const value = parseJson(ahead.bytes);
    if (value === undefined) throw damaged(name);
    await next();
    return value;
  };
  const damaged = (name: string) => new BackupError(`${place} 已损坏（${name} 的内容无法读取），不能恢复`);
  const parsed = manifestSchema.safeParse(await expect('manifest.json'));
  if (!parsed.success) throw new BackupError(`${place} 的格式比这个版本新，请用制作它的版本或更新的版本来恢复`);
  const jobs = parseWaitingJobs(await expect('jobs.json'));
  if (jobs === null) throw damaged('jobs.json');
  let secret: string | null = null;
  if (ahead?.name === 'secret') {
    secret = ahead.bytes.toString('utf8');
    await next();
  }
  const counted = { parts: 0, files: 0, fileBytes: 0 };
  return {
    manifest: parsed.data,
    jobs,
    secret,
    parts: (async function* parts() {
      for (; ahead?.name.startsWith('tables/') === true; await next()) {
        counted.parts += 1;
        yield { table: ahead.name.split('/')[1] ?? '', bytes: ahead.bytes };
      }
    })(),
    files: (async function* files() {
      for (; ahead?.name.startsWith('files/') === true; await next()) {
        counted.files += 1;
        counted.fileBytes += ahead.bytes.length;
        yield { id: ahead.name.slice('files/'.length), bytes: ahead.bytes };
      }
      const end = endSchema.safeParse(await expect('end.json'));
      if (JSON.stringify(end.data) !== JSON.stringify(counted)) throw new BackupError(`${place} 不完整，不能恢复`);
    })(),
    close: async () => void (await entries.return(undefined)),
  };
}

/** What stands in a file as JSON; undefined where nothing does. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    // The caller says which file it was.
    return undefined;
  }
}

interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

async function take(entries: AsyncGenerator<Entry>): Promise<Entry | null> {
  const result = await entries.next();
  return result.done === true ? null : result.value;
}

async function* readEntries(place: string): AsyncGenerator<Entry> {
  const tar = extract();
  const fed = pipeline(createReadStream(place), createZstdDecompress(), tar);
  // Heard below, by way of the entries; a rejection between two of them is not unheard.
  fed.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
    await fed;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`没有找到 ${place}`);
    throw new BackupError(`${place} 无法读取，可能已损坏（${message}）`, { cause: error });
  } finally {
    tar.destroy();
  }
}
