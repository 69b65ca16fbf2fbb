import { errors } from '@pinjian/contract/errors.ts';
import { isLeaving } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { requireAskedBy } from './policy.ts';
import { findInterview, lockInterview, type InterviewRow } from './queries.ts';

/**
 * An interview that this company asked for.
 * @throws Refusal 40400 for any other, and where its candidate is about to be erased: the same for all.
 */
export async function findAskedInterview(ctx: Ctx, interviewId: string, companyId: string): Promise<InterviewRow> {
  return requireStaying(ctx, requireAskedBy(await findInterview(ctx, interviewId), companyId));
}

/** The same, held until the transaction ends. */
export async function lockAskedInterview(tx: Ctx, interviewId: string, companyId: string): Promise<InterviewRow> {
  return requireStaying(tx, requireAskedBy(await lockInterview(tx, interviewId), companyId));
}

async function requireStaying(ctx: Ctx, row: InterviewRow): Promise<InterviewRow> {
  if (await isLeaving(ctx, row.seeker_id)) throw new Refusal(errors.notFound);
  return row;
}
