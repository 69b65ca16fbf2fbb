import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { listAdditions as endpoint } from '@pinjian/contract/matching-recommendation.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { findAdditions } from '#domains/application/index.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { matchesOf } from '../talent/find-matches.ts';

/** Positions for which companies added the caller, who did not answer yet, each with what the company reads of it. */
export async function listAdditions(
  ctx: Ctx<Seeking>,
  { current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { records, total } = await findAdditions(ctx, { offset: (current - 1) * pageSize, limit: pageSize });
  const matches = await matchesOf(
    ctx,
    records.flatMap(({ application, position, content }) =>
      content === null
        ? []
        : [{ key: application.applicationId, positionId: position.positionId, seekerId: ctx.actor.userId, content }],
    ),
  );
  return {
    records: records.map(({ position, application, addedAt }) => ({
      position,
      application,
      addedAt: addedAt.toISOString(),
      match: matches.get(application.applicationId) ?? null,
    })),
    total: Math.min(total, totalCap),
    totalCapped: total > totalCap,
    current,
    pageSize,
  };
}
