import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { startPostInterview as endpoint } from '@pinjian/contract/interview.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findOpenPositionInterview } from '../queries.ts';

/** The interview that accepting the invitation made. @throws Refusal 40900 when none is open. */
export async function startPostInterview(
  ctx: Ctx<SeekerActor>,
  { jobId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await findOpenPositionInterview(ctx, ctx.actor.userId, jobId);
  if (row === undefined) throw new Refusal(errors.stateChanged, { message: '这个职位没有可以进行的面试，请刷新' });
  return { interviewId: row.id };
}
