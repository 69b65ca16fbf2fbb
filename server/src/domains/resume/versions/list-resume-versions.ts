import { isDeepStrictEqual } from 'node:util';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { listResumeVersions as endpoint } from '@pinjian/contract/resume.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwnResume } from '../policy.ts';
import { findVersions } from './queries.ts';
import { earlierOf } from './view.ts';

/** What one's own resume held before, from new to old, without what it holds now. @throws Refusal 40400 */
export async function listResumeVersions(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { id, content } = await requireOwnResume(ctx, ctx.actor, input.resumeId);
  const rows = await findVersions(ctx, id);
  return { records: rows.filter((row) => !isDeepStrictEqual(row.content, content)).map(earlierOf) };
}
