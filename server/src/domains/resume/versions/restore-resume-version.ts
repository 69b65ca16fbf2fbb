import { isDeepStrictEqual } from 'node:util';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { restoreResumeVersion as endpoint } from '@pinjian/contract/resume.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume } from '../policy.ts';
import { saveContent, savedAnswer } from '../save-resume.ts';
import { keepVersion } from './keep-version.ts';
import { requireVersion } from './policy.ts';

/**
 * Makes an earlier version the present one. What the resume held until then is kept as a version, under the id that is
 * answered: restoring that one undoes it. Restoring what is there already changes nothing.
 * @throws Refusal 40400, 40900 {version}, 40912 while the file is being read.
 */
export async function restoreResumeVersion(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { resumeId, versionId, version } = input;
  return ctx.transaction(async (tx) => {
    const before = await lockOwnResume(tx, tx.actor, resumeId);
    const { content } = await requireVersion(tx, before.id, versionId);
    const isThere = isDeepStrictEqual(before.content, content);
    const keptVersionId = isThere ? null : await keepVersion(tx, before);
    const row = await saveContent(tx, { resumeId, version, content });
    return { ...savedAnswer(row), keptVersionId };
  });
}
