import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { InterviewStatus, listInterviews as endpoint } from '@pinjian/contract/interview.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findInterviewPage } from './list-queries.ts';
import { itemView } from './view.ts';

/** The candidate's interviews, newest first. */
export async function listInterviews(
  ctx: Ctx<SeekerActor>,
  { current, pageSize, kind, status }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { rows, counted } = await findInterviewPage(ctx, {
    seekerId: ctx.actor.userId,
    kind,
    status: status as InterviewStatus | undefined,
    current,
    pageSize,
  });
  return {
    records: rows.map((row) => itemView(row, ctx.now())),
    total: Math.min(counted, totalCap),
    current,
    pageSize,
    totalCapped: counted > totalCap,
  };
}
