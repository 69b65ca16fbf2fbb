import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { ResumeRow } from '../queries.ts';
import { dropOldVersions, findLastKept, upsertVersion } from './queries.ts';
import { isDue } from './rules.ts';

/** Keeps what a locked resume holds now as an earlier version, within the limit. Answers the id of the version. */
export async function keepVersion(tx: Ctx, row: ResumeRow): Promise<string> {
  const versionId = await upsertVersion(tx, {
    id: newId(),
    resume_id: row.id,
    content: row.content,
    saved_at: row.updated_at,
    kept_at: tx.now(),
  });
  await dropOldVersions(tx, row.id);
  return versionId;
}

/** The same before a save, where an editing session begins or has gone on for long. */
export async function keepVersionIfDue(tx: Ctx, row: ResumeRow): Promise<void> {
  if (isDue(await findLastKept(tx, row.id), tx.now(), row.content)) await keepVersion(tx, row);
}
