import type { rescheduleRound as endpoint } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { actOnRound } from './perform-act.ts';
import { answerToEmployer } from './answer.ts';
import { freeRound, refuseBooked } from './book-round.ts';
import { readTimes, requirePlace } from './check-plan.ts';
import { newsOf } from './compose-news.ts';
import { findInterviewerRows, replaceSlots, updateRound } from './queries.ts';
import { answerUntil } from './rules.ts';

/**
 * Offers other times for the same round, which waits for the seeker's answer again; a time that was settled is given back,
 * and a proposal is answered by it. Form, place, length and note stay where they are not named.
 * @throws Refusal 40310, 40311, 40400, 40001, 40902, 41030 {freeTimes}; and those of every move.
 */
export async function rescheduleRound(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { roundId, from, version, times } = input;
  const applicationId = await actOnRound(ctx, {
    roundId,
    act: 'reschedule',
    move: 'rescheduleRealInterview',
    seen: { from, version },
    details: { times, asked: JSON.stringify([input.form, input.minutes, input.place, input.note]) },
    carryOut: async (tx, round) => {
      const form = input.form ?? round.form;
      const minutes = input.minutes ?? round.minutes;
      const place = input.place ?? round.place;
      requirePlace(form, place);
      const spans = readTimes(tx.now(), times, minutes);
      const memberIds = (await findInterviewerRows(tx, [roundId])).map(({ userId }) => userId);
      await refuseBooked(tx, { roundId, memberIds, times: spans });
      const starts = spans.map(({ startsAt }) => startsAt);
      const deadline = answerUntil(tx.now(), starts);
      const sequence = await freeRound(tx, roundId);
      await replaceSlots(tx, roundId, spans);
      await updateRound(tx, roundId, {
        state: 'invited',
        form,
        minutes,
        place,
        note: input.note ?? round.note,
        starts_at: null,
        ends_at: null,
        answered_at: null,
        expires_at: deadline,
        sequence: sequence ?? round.sequence,
        proposal: null,
        ...noClaim,
      });
      return { round: newsOf({ id: roundId, name: round.name, form }, { times: starts, answerBy: deadline }) };
    },
  });
  return answerToEmployer(ctx, { applicationId, roundId });
}

/** A disputed no-show is settled by meeting after all. */
const noClaim = {
  no_show_claimed_by: null,
  no_show_claimed_at: null,
  no_show_note: null,
  no_show_answer: null,
  no_show_answered_at: null,
};
