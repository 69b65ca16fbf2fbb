import { errors } from '@pinjian/contract/errors.ts';
import { interviewErrors } from '@pinjian/contract/interview.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { InterviewRow } from './queries.ts';
import { isHoldable } from './rules.ts';

/**
 * The candidate's own interview.
 * @throws Refusal 40400 for a missing one and for someone else's, the same for both.
 */
export function requireOwn(row: InterviewRow | undefined, userId: string): InterviewRow {
  if (row === undefined || row.seeker_id !== userId) throw new Refusal(errors.notFound);
  return row;
}

/**
 * An interview that this company asked for. What a person practised on their own is nobody else's, whatever position
 * it was about.
 * @throws Refusal 40400 for a missing one and for any other, the same for all.
 */
export function requireAskedBy(row: InterviewRow | undefined, companyId: string): InterviewRow {
  if (row === undefined || row.company_id === null || row.company_id !== companyId) throw new Refusal(errors.notFound);
  return row;
}

/** @throws Refusal 40953 when its window is over, 40952 when it has ended. */
export function requireHoldable(row: InterviewRow, now: Date): void {
  if (isHoldable(row, now)) return;
  const over = row.ended_at === null || row.end_reason === 'windowEnded';
  throw new Refusal(over ? interviewErrors.windowOver : interviewErrors.alreadyOver);
}
