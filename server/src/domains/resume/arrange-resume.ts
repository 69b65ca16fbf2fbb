import { isDeepStrictEqual } from 'node:util';
import { errors } from '@pinjian/contract/errors.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { arrangeResume as endpoint, ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume } from './policy.ts';
import { updateResume } from './queries.ts';

/**
 * Puts the parts of one's own resume in order; its content and its time stay. What is hidden by now is not shown again by a
 * window that never heard of it; the same once more is harmless.
 * @throws Refusal 40400, 40900 where it was made from another arrangement than the present one.
 */
export async function arrangeResume(
  ctx: Ctx<SeekerActor>,
  { resumeId, from, ...input }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const arrangement: ResumeArrangement = {
    order: input.order === null ? null : [...new Set(input.order)],
    hidden: [...new Set(input.hidden)],
    titles: input.titles,
  };
  return ctx.transaction(async (tx) => {
    const row = await lockOwnResume(tx, ctx.actor, resumeId);
    if (!isDeepStrictEqual(row.arrangement, arrangement)) {
      if (!isDeepStrictEqual(row.arrangement, from))
        throw new Refusal(errors.stateChanged, { message: '各部分的顺序或隐藏刚在别处改过，请刷新后再调整' });
      await updateResume(tx, resumeId, { arrangement: JSON.stringify(arrangement) });
      // What companies find and see of it may be another now.
      if (!isDeepStrictEqual(row.arrangement.hidden, arrangement.hidden))
        await tx.emit('resume.changed', { resumeId, userId: row.user_id });
    }
    return { resumeId, arrangement };
  });
}
