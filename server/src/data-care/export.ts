import { load } from '#platform/backup/load.ts';
import { openSnapshot } from '#platform/backup/snapshot.ts';
import type { Migration } from '#platform/db/migrate.ts';
import { rowsOf, sayProgress, type Say } from './say.ts';

export interface ExportOptions {
  readonly connectionString: string;
  readonly target: string;
  readonly replace: boolean;
  readonly migrations: readonly Migration[];
  readonly version: string;
  /** Registers what an early end has to undo. */
  onEnd(undo: () => Promise<void> | void): void;
  readonly say: Say;
  readonly now: () => number;
}

/** Copies the database, as it is at one moment, into another PostgreSQL (15 or later): all of it or nothing. */
export async function exportTo(options: ExportOptions): Promise<void> {
  const { say } = options;
  const snapshot = await openSnapshot(options.connectionString, options.version);
  options.onEnd(() => snapshot.close());
  const { manifest, jobs } = snapshot;
  say(`开始导出 ${manifest.takenAt} 时的数据：${rowsOf(manifest)}`);
  const loading = await load(options.target, snapshot.parts(), {
    manifest,
    jobs,
    migrations: options.migrations,
    replace: options.replace,
    progress: sayProgress(say, manifest, options.now),
  });
  options.onEnd(() => loading.close());
  await loading.commit();
  await loading.close();
  await snapshot.close();
  say(`导出完成：${rowsOf(manifest)}，行数与校验和全部一致；${jobs.jobs.length} 个待办任务。`);
  say(
    '以后用 DATABASE_URL 启动，PINJIAN_SECRET 设为现在的密钥（数据目录中 secret 文件的内容），文件仍在数据目录的 files 里。',
  );
}
