import { removeStrayBytes, removeUnusedRows } from '#platform/files/unused.ts';
import type { Ctx } from '#server/context.ts';

/** So long may lie between an upload and the form that names it. */
const keptMilliseconds = 24 * 3600_000;

/** Removes uploads that nothing refers to after a day, and bytes whose row was never committed or is gone. */
export async function removeUnusedFiles(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptMilliseconds);
  const place = { db: ctx.db, files: ctx.ports.files };
  const rows = await removeUnusedRows(place, before);
  const strays = await removeStrayBytes(place, before);
  if (rows + strays > 0) ctx.log.info({ rows, strays }, 'unused files were removed');
}
