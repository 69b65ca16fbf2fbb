import { applicationErrors } from '@pinjian/contract/application.ts';
import type { undoRejection as endpoint } from '@pinjian/contract/application-candidate.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findCandidateStanding } from '../candidate/find-candidate-standings.ts';
import { lockOwn, makeMove } from './move.ts';

/**
 * Takes a rejection back before the seeker learns of it: the step before stands again, wherever it has led since.
 * @throws Refusal 40945 once it was released.
 */
export async function undoRejection(
  ctx: Ctx<EmployerActor>,
  { applicationId, from, version }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requirePermission(ctx.actor, 'candidate.move');
  await ctx.transaction(async (tx) => {
    const row = await lockOwn(tx, applicationId);
    if (row.released_at !== null) throw new Refusal(applicationErrors.rejectionReleased);
    await makeMove(tx, { applicationId, move: 'undoRejection', seen: { from, version } });
  });
  return findCandidateStanding(ctx, applicationId);
}
