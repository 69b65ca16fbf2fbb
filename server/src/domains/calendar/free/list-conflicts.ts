import type { listConflicts as endpoint } from '@pinjian/contract/calendar.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requireReading } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { conflictOf } from '../engine/free-times.ts';
import { findInterviewers } from './find-free-times.ts';

/**
 * What speaks against a time, for each of the chosen members of the caller's company with whom something does.
 * @throws Refusal 40310 without a company, 40400 where somebody is no member of it.
 */
export async function listConflicts(
  ctx: Ctx<EmployerActor>,
  { memberIds, minutes, startsAt, except }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'members');
  const from = Date.parse(startsAt);
  const time = { from, until: from + minutes * 60_000 };
  const interviewers = await findInterviewers(ctx, { companyId, memberIds, except }, time);
  return {
    conflicts: [...interviewers].flatMap(([memberId, interviewer]) => {
      const kind = conflictOf(interviewer, time);
      return kind === null ? [] : [{ memberId, kind }];
    }),
  };
}
