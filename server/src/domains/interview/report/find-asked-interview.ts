import { scorecardErrors } from '@pinjian/contract/application-scorecard.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { isLeaving, refuseUnassigned, requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireAskedBy } from '../ai/policy.ts';
import { findInterview, lockInterview, type InterviewRow } from '../ai/queries.ts';
import { scoresHiddenAmong } from './queries.ts';

/**
 * An interview that the reader's company asked for, and whose report they read.
 * @throws Refusal 40310, 40311; 40400 for any other, and where its candidate is about to be erased: the same for all.
 * 41055 for who is to judge the candidate in a round and has not yet.
 */
export async function findAskedInterview(ctx: Ctx<EmployerActor>, interviewId: string): Promise<InterviewRow> {
  const scope = requireReading(ctx.actor, 'reports');
  const row = await findInterview(ctx, interviewId);
  await refuseUnassigned(ctx, scope, row?.application_id ?? null);
  const asked = await requireStaying(ctx, requireAskedBy(row, scope.companyId));
  await refuseHidden(ctx, asked);
  return asked;
}

/** One that this company asked for, held until the transaction ends; who may do so is for the caller to judge. */
export async function lockAskedInterview(
  tx: Ctx<EmployerActor>,
  interviewId: string,
  companyId: string,
): Promise<InterviewRow> {
  const asked = await requireStaying(tx, requireAskedBy(await lockInterview(tx, interviewId), companyId));
  await refuseHidden(tx, asked);
  return asked;
}

/** What the AI thinks of a candidate would colour what an interviewer thinks. */
async function refuseHidden(ctx: Ctx<EmployerActor>, { application_id: applicationId }: InterviewRow): Promise<void> {
  if (applicationId === null) return;
  const hidden = await scoresHiddenAmong(ctx, ctx.actor.userId, [applicationId]);
  if (hidden.has(applicationId)) throw new Refusal(scorecardErrors.ownCardFirst);
}

async function requireStaying(ctx: Ctx, row: InterviewRow): Promise<InterviewRow> {
  if (await isLeaving(ctx, row.seeker_id)) throw new Refusal(errors.notFound);
  return row;
}
