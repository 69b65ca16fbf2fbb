import { removeFileRow } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';
import { forgetFaceStarts } from './face-start-queries.ts';
import { findKeptTooLong, forgetDetails as forgetRow } from './queries.ts';

const dayMilliseconds = 24 * 3600_000;
/** Rows of one run; what is left is the next run's. */
const rowsPerRun = 500;

/**
 * Removes pictures of documents, and names of failed attempts, once the days of the settings are over; of checks that
 * nobody gave a name for, everything after a day.
 */
export async function forgetDetails(ctx: Ctx): Promise<void> {
  await forgetFaceStarts(ctx, new Date(ctx.now().getTime() - dayMilliseconds));
  const before = new Date(ctx.now().getTime() - ctx.ports.config.realName.keepDays * dayMilliseconds);
  for (const check of await findKeptTooLong(ctx, before, rowsPerRun)) {
    await ctx.transaction((tx) => removeDetails(tx, check));
    // After the commit: a crash in between leaves bytes that the sweep of unused files finds.
    if (check.file_id !== null) await ctx.ports.files.remove(check.file_id);
  }
}

/** Takes the row of a closed attempt's picture away, and the name unless it passed; the bytes go after the commit. */
export async function removeDetails(
  tx: Ctx,
  check: { readonly id: string; readonly file_id: string | null },
): Promise<void> {
  await forgetRow(tx, check.id);
  if (check.file_id !== null) await removeFileRow(tx.db, check.file_id);
}
