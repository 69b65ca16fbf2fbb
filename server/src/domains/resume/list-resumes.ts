import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { listResumes as endpoint } from '@pinjian/contract/resume.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findResumesOf } from './queries.ts';
import { cardOf } from './view.ts';

/** One's own resumes, the default first. A person has few: the page is cut from all of them. */
export async function listResumes(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { current, pageSize } = input;
  const all = await findResumesOf(ctx, ctx.actor.userId);
  const records = all.slice((current - 1) * pageSize, current * pageSize).map(cardOf);
  return { records, total: all.length, current, pageSize, totalCapped: false };
}
