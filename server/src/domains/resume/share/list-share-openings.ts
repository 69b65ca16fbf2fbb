import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { listShareOpenings as endpoint } from '@pinjian/contract/resume-share.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { requireOwnResume } from '../policy.ts';
import { countOpenings, findOpenings } from './queries.ts';
import { openingView } from './view.ts';

/** Who looked at one's resume by its links, those that have ended too. @throws Refusal 40400 */
export async function listShareOpenings(
  ctx: Ctx<SeekerActor>,
  { resumeId, current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await requireOwnResume(ctx, ctx.actor, resumeId);
  const total = await countOpenings(ctx, resumeId, totalCap + 1);
  const rows = await findOpenings(ctx, resumeId, { current, pageSize });
  return {
    records: rows.map(openingView),
    total: Math.min(total, totalCap),
    current,
    pageSize,
    totalCapped: total > totalCap,
  };
}
