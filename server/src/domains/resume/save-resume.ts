import { isDeepStrictEqual } from 'node:util';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { saveResume as endpoint } from '@pinjian/contract/resume.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume, requireRead } from './policy.ts';
import type { ResumeRow } from './queries.ts';
import { completeness, remainingConfidence } from './rules.ts';
import { storeContent } from './store-content.ts';
import { keepVersionIfDue } from './versions/keep-version.ts';

/**
 * Saves the whole content over the version it was made from. The same content again is the same save; another content
 * from an older version is refused, with the present version.
 * @throws Refusal 40400, 40900 {version}, 40912 while the file is being read.
 */
export async function saveResume(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (tx) => savedAnswer(await saveContent(tx, input)));
}

/** The row after the save, locked. */
export async function saveContent(
  tx: Ctx<SeekerActor>,
  { resumeId, version, content }: Received<typeof endpoint>,
): Promise<ResumeRow> {
  const row = await lockOwnResume(tx, tx.actor, resumeId);
  requireRead(row);
  if (isDeepStrictEqual(row.content, content)) return row;
  if (row.version !== version)
    throw new Refusal(errors.stateChanged, {
      message: '简历已在别处修改，请刷新后再编辑',
      data: { version: row.version },
    });
  await keepVersionIfDue(tx, row);
  const changes = {
    confidence: remainingConfidence(row.confidence, row.content, content),
    version: row.version + 1,
    updated_at: tx.now(),
  };
  await storeContent(tx, resumeId, content, changes);
  await tx.emit('resume.changed', { resumeId, userId: row.user_id });
  return { ...row, ...changes, content };
}

export function savedAnswer(row: ResumeRow): Answer<typeof endpoint> {
  return {
    resumeId: row.id,
    version: row.version,
    savedAt: row.updated_at.toISOString(),
    completeness: completeness(row.content),
  };
}
