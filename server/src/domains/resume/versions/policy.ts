import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findVersion, type VersionRow } from './queries.ts';

/** A version of a resume that is the caller's own. @throws Refusal 40400, also for one of another resume. */
export async function requireVersion(ctx: Ctx, ownResumeId: string, versionId: string): Promise<VersionRow> {
  const row = await findVersion(ctx, ownResumeId, versionId);
  if (row === undefined) throw new Refusal(errors.notFound, { message: '这个历史版本已不在了，请刷新后再看' });
  return row;
}
