import type { Manifest, Progress } from '#platform/backup/manifest.ts';

/** Writes one line for the person at the terminal. */
export type Say = (line: string) => void;

/** A line at most every two seconds with what is done of all rows. */
export function sayProgress(say: Say, manifest: Manifest, now: () => number): Progress {
  const all = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const totals = new Map(manifest.tables.map((table) => [table.name, table.rows]));
  let last = now();
  return ({ table, rows, done }) => {
    if (now() - last < 2000) return;
    last = now();
    const part = all === 0 ? 100 : Math.floor((done / all) * 100);
    say(`${part}%　${done} / ${all} 行（${table} ${rows} / ${totals.get(table) ?? 0}）`);
  };
}

export function rowsOf(manifest: Manifest): string {
  return `${manifest.tables.length} 张表 ${manifest.tables.reduce((sum, table) => sum + table.rows, 0)} 行`;
}

export function sizeOf(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.ceil(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
