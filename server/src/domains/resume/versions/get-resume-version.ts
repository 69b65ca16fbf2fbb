import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { getResumeVersion as endpoint } from '@pinjian/contract/resume.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwnResume } from '../policy.ts';
import { requireVersion } from './policy.ts';
import { earlierOf } from './view.ts';

/** One earlier version of one's own resume, whole. @throws Refusal 40400 */
export async function getResumeVersion(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { id } = await requireOwnResume(ctx, ctx.actor, input.resumeId);
  const row = await requireVersion(ctx, id, input.versionId);
  return { ...earlierOf(row), content: row.content };
}
