import { errors } from '@pinjian/contract/errors.ts';
import { roundErrors } from '@pinjian/contract/application-round.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { findPositionTitle } from '../pipeline/queries.ts';
import type { acceptRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { actOnRound } from './perform-act.ts';
import { answerToSeeker } from './answer.ts';
import { bookRound } from './book-round.ts';
import { newsOf } from './compose-news.ts';
import { findInterviewerRows, findSlotRows, updateRound } from './queries.ts';

/**
 * Accepts a round at one of its slots. Slots of several invitations do not block one another: whoever picks a time first
 * gets it, and whoever comes after is told what is still free.
 * @throws Refusal 40400, 40902 once it cannot be answered any more, 41030 {freeTimes}; and those of every move.
 */
export async function acceptRound(
  ctx: Ctx<SeekerActor>,
  { roundId, from, version, slotId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const applicationId = await actOnRound(ctx, {
    roundId,
    act: 'accept',
    move: 'acceptRealInterview',
    seen: { from, version },
    details: { asked: slotId },
    carryOut: async (tx, round, application) => {
      const slots = await findSlotRows(tx, [roundId]);
      const slot = slots.find(({ id }) => id === slotId);
      if (slot === undefined) throw new Refusal(errors.notFound);
      if (slot.starts_at <= tx.now()) throw new Refusal(roundErrors.slotOver);
      const { starts_at: startsAt, ends_at: endsAt } = slot;
      const interviewers = await findInterviewerRows(tx, [roundId]);
      const sequence = await bookRound(tx, {
        application,
        round,
        positionTitle: await findPositionTitle(tx, application.position_id),
        memberIds: interviewers.map(({ userId }) => userId),
        startsAt,
        endsAt,
        offered: slots
          .filter(({ starts_at: start }) => start > tx.now())
          .map((each) => ({ startsAt: each.starts_at, endsAt: each.ends_at })),
      });
      await updateRound(tx, roundId, {
        state: 'accepted',
        starts_at: startsAt,
        ends_at: endsAt,
        answered_at: tx.now(),
        sequence,
        proposal: null,
      });
      return { round: newsOf(round, { times: [startsAt] }) };
    },
  });
  return answerToSeeker(ctx, { applicationId, roundId });
}
