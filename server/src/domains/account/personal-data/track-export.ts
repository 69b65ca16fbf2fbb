import type { Ctx } from '#server/context.ts';
import { keepArchive, removeFileRow, type WrittenArchive } from '#platform/files/stored-file.ts';
import { findIdentityRow } from '../personal-queries.ts';
import {
  closeExport,
  findExpiredExports,
  findExport,
  findStuckExports,
  markExportRemoved,
  moveExport,
} from './queries.ts';
import { stuckAfterMs } from './rules.ts';

/** The purpose that an archive of a person's data bears among files. */
const exportPurpose = 'personal-export';
const dayMilliseconds = 86_400_000;

/** Whose data an export is of; null for one that is over or gone. */
export async function findExportToBuild(ctx: Ctx, exportId: string): Promise<{ readonly personId: string } | null> {
  const row = await findExport(ctx, exportId);
  return row === undefined || (row.state !== 'waiting' && row.state !== 'working') ? null : { personId: row.person_id };
}

/** Says how far an export is; false where it ended meanwhile, or its person is gone. */
export async function advanceExport(
  ctx: Ctx,
  exportId: string,
  steps: { readonly done: number; readonly total: number },
): Promise<boolean> {
  return moveExport(ctx, exportId, steps);
}

/**
 * Keeps the archive and tells the person, in one commit. Where the export ended meanwhile, or its person was erased, the
 * bytes go at once.
 */
export async function finishExport(
  ctx: Ctx,
  exportId: string,
  archive: WrittenArchive & { readonly name: string },
): Promise<void> {
  const isKept = await ctx.transaction(async (tx) => {
    const row = await findExport(tx, exportId);
    if (row === undefined) return false;
    const expiresAt = new Date(tx.now().getTime() + tx.ports.config.personalData.exportKeepDays * dayMilliseconds);
    await keepArchive(tx.db, archive, { ownerId: row.person_id, purpose: exportPurpose, now: tx.now() });
    if (!(await closeExport(tx, exportId, { fileId: archive.id, expiresAt }))) {
      await removeFileRow(tx.db, archive.id);
      return false;
    }
    await announce(tx, row, expiresAt.toISOString());
    return true;
  });
  if (!isKept) await ctx.ports.files.remove(archive.id);
}

/** Gives up exports that stand still, and tells whose they are: a copy that died is repeated by the queue long before. */
export async function failStuckExports(ctx: Ctx): Promise<void> {
  for (const exportId of await findStuckExports(ctx, new Date(ctx.now().getTime() - stuckAfterMs)))
    await ctx.transaction(async (tx) => {
      const row = await findExport(tx, exportId);
      if (row === undefined || !(await closeExport(tx, exportId, null))) return;
      await announce(tx, row, null);
    });
}

async function announce(
  tx: Ctx,
  { id: exportId, user_id: userId }: { readonly id: string; readonly user_id: string },
  expiresAt: string | null,
): Promise<void> {
  const { kind } = await findIdentityRow(tx, userId);
  if (kind !== 'admin') await tx.emit('account.exportEnded', { exportId, userId, kind, expiresAt });
}

/** Archives of one run; what is left is the next run's. */
const archivesPerRun = 200;

/** Removes archives whose days are over. */
export async function removeExpiredExports(ctx: Ctx): Promise<void> {
  for (const { id, fileId } of await findExpiredExports(ctx, archivesPerRun)) {
    await ctx.transaction(async (tx) => {
      await markExportRemoved(tx, id);
      await removeFileRow(tx.db, fileId);
    });
    // After the commit: a crash in between leaves bytes that the sweep of unused files finds.
    await ctx.ports.files.remove(fileId);
  }
}
