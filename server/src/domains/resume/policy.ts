import { errors } from '@pinjian/contract/errors.ts';
import { resumeErrors } from '@pinjian/contract/resume.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findResume, lockResume, type ResumeRow } from './queries.ts';

interface Owner {
  readonly userId: string;
}

/** A resume of this person. @throws Refusal 40400 for a missing one and for someone else's, the same for both. */
export async function requireOwnResume(ctx: Ctx, owner: Owner, resumeId: string): Promise<ResumeRow> {
  return own(await findResume(ctx, resumeId), owner);
}

/** The same, locked until the transaction ends. */
export async function lockOwnResume(tx: Ctx, owner: Owner, resumeId: string): Promise<ResumeRow> {
  return own(await lockResume(tx, resumeId), owner);
}

function own(row: ResumeRow | undefined, owner: Owner): ResumeRow {
  if (row === undefined || row.user_id !== owner.userId) throw new Refusal(errors.notFound);
  return row;
}

/** Nobody writes while the reader does: it would overwrite them. @throws Refusal 40912 */
export function requireRead(row: ResumeRow): void {
  if (row.parse_state === 'pending' || row.parse_state === 'parsing') throw new Refusal(resumeErrors.stillReading);
}
