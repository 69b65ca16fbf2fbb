import { isDeepStrictEqual } from 'node:util';
import type { changeInterviewers as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { lockOwn } from '../pipeline/move.ts';
import { findPositionTitle } from '../pipeline/queries.ts';
import { requireAct } from './perform-act.ts';
import { answerToEmployer } from './answer.ts';
import { bookRound, refuseBooked } from './book-round.ts';
import { requireInterviewers } from './check-plan.ts';
import { findInterviewerRows, findRoundRow, findSlotRows, replaceInterviewers, updateRound } from './queries.ts';
import { tellInterviewers } from './tell-interviewers.ts';
import { factsOf } from './view.ts';

/**
 * Puts other interviewers to a round: the calendars of the new ones are booked where a time is settled, and whoever is
 * taken off reads its candidate no more. No move: the candidate stands where they stood. The same ones twice are the same.
 * @throws Refusal 40310, 40311, 40400, 40001, 40900, 40902, 41030 {freeTimes}
 */
export async function changeInterviewers(
  ctx: Ctx<EmployerActor>,
  { roundId, from, version, interviewerIds }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'candidate.move');
  const round = await findRoundRow(ctx, roundId);
  if (round === undefined) throw new Refusal(errors.notFound);
  const { application_id: applicationId } = round;
  await ctx.transaction(async (tx) => {
    const application = await lockOwn(tx, applicationId);
    const memberIds = await requireInterviewers(tx, companyId, interviewerIds);
    const before = (await findInterviewerRows(tx, [roundId])).map(({ userId }) => userId);
    if (isDeepStrictEqual(before, memberIds)) return;
    if (application.version !== version || application.status !== from) throw new Refusal(errors.stateChanged);
    const present = await findRoundRow(tx, roundId);
    if (present === undefined) throw new Refusal(errors.notFound);
    requireAct(factsOf(present), { act: 'changeInterviewers', side: 'employer', now: tx.now() });
    const { starts_at: startsAt, ends_at: endsAt } = present;
    if (startsAt === null || endsAt === null) {
      const slots = await findSlotRows(tx, [roundId]);
      const times = slots
        .filter((slot) => slot.starts_at > tx.now())
        .map((slot) => ({ startsAt: slot.starts_at, endsAt: slot.ends_at }));
      await refuseBooked(tx, { roundId, memberIds, times });
    } else {
      const positionTitle = await findPositionTitle(tx, application.position_id);
      const meeting = { application, round: present, positionTitle, memberIds, startsAt, endsAt };
      await updateRound(tx, roundId, { sequence: await bookRound(tx, meeting) });
    }
    await replaceInterviewers(tx, roundId, memberIds);
    await tellInterviewers(tx, {
      applicationId,
      roundId,
      roundName: present.name,
      added: memberIds.filter((id) => !before.includes(id)),
      removed: before.filter((id) => !memberIds.includes(id)),
    });
  });
  return answerToEmployer(ctx, { applicationId, roundId });
}
