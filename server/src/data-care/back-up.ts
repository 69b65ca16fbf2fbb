import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeArchive } from '#platform/backup/archive.ts';
import { BackupError, countRows, type Progress, type TablePart } from '#platform/backup/manifest.ts';
import { openSnapshot } from '#platform/backup/snapshot.ts';
import { readStoredFiles } from '#platform/files/folder-walk.ts';
import { rowsOf, sayProgress, sizeOf, type Say } from './say.ts';

export interface BackUpOptions {
  readonly connectionString: string;
  readonly filesFolder: string;
  readonly place: string;
  /** Put into the archive beside the data; null leaves it out. */
  readonly secret: string | null;
  readonly version: string;
  readonly say: Say;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/**
 * Writes database and files into one archive while the product goes on. Files are read after the moment of the rows, and
 * a file is written before its row: what is missing was removed by somebody meanwhile.
 */
export async function backUp(options: BackUpOptions): Promise<void> {
  const { place, say, signal } = options;
  if (existsSync(place)) throw new BackupError(`${place} 已经存在，没有覆盖它。请换一个文件名`);
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const snapshot = await openSnapshot(options.connectionString, options.version);
  try {
    const { manifest, jobs } = snapshot;
    say(`开始备份 ${manifest.takenAt} 时的数据：${rowsOf(manifest)}`);
    const missing = new Set(snapshot.fileIds);
    const end = await writeArchive(
      place,
      {
        manifest,
        jobs,
        secret: options.secret,
        parts: counted(snapshot.parts(), sayProgress(say, manifest, options.now)),
        files: (async function* files() {
          for await (const file of readStoredFiles(options.filesFolder)) {
            missing.delete(file.id);
            yield file;
          }
        })(),
      },
      signal,
    );
    const { size } = await stat(place);
    say(
      `备份完成：${place}（${sizeOf(size)}；${rowsOf(manifest)}，${jobs.jobs.length} 个待办任务，${end.files} 个文件 ${sizeOf(end.fileBytes)}）`,
    );
    if (missing.size > 0) say(`有 ${missing.size} 个文件不在其中：它们在备份期间被删除，或早已不在文件目录里。`);
    say(
      options.secret === null
        ? `备份里没有密钥（指纹 ${manifest.fingerprint ?? '无'}）。没有密钥就读不出手机号等加密内容，请另外保管 secret 文件或 PINJIAN_SECRET。`
        : '注意：备份里含有密钥，得到这个文件的人可以读出全部加密内容，请像保管密钥一样保管它。',
    );
  } finally {
    await snapshot.close();
  }
}

async function* counted(parts: AsyncIterable<TablePart>, progress: Progress): AsyncGenerator<TablePart> {
  let table = '';
  let rows = 0;
  let done = 0;
  for await (const part of parts) {
    if (part.table !== table) [table, rows] = [part.table, 0];
    rows += countRows(part.bytes);
    done += countRows(part.bytes);
    progress({ table, rows, done });
    yield part;
  }
}
