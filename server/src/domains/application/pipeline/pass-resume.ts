import type { passResume as endpoint } from '@pinjian/contract/application-candidate.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findCandidateStanding } from '../candidate/find-candidate-standings.ts';
import { makeMove } from './move.ts';

/** Passes a delivered resume: the applicant becomes a candidate. */
export async function passResume(
  ctx: Ctx<EmployerActor>,
  { applicationId, from, version }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requirePermission(ctx.actor, 'candidate.move');
  await ctx.transaction((tx) => makeMove(tx, { applicationId, move: 'passResume', seen: { from, version } }));
  return findCandidateStanding(ctx, applicationId);
}
