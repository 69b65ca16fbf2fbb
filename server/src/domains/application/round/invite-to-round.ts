import { createHash } from 'node:crypto';
import { roundErrors, type inviteToRound as endpoint } from '@pinjian/contract/application-round.ts';
import { step } from '@pinjian/contract/application-pipeline.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { isAgent } from '#server/ask-permit.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { agentKindOf, askPermitFor } from '../pipeline/ask-permit.ts';
import { makeMove } from '../pipeline/move.ts';
import { refuseBooked } from './book-round.ts';
import { readTimes, requireInterviewers, requirePlace } from './check-plan.ts';
import { answerToEmployer } from './answer.ts';
import { newsOf } from './compose-news.ts';
import { findOpenRoundRow, insertRound, replaceInterviewers, replaceSlots, updateRound } from './queries.ts';
import { answerUntil } from './rules.ts';
import { tellInterviewers } from './tell-interviewers.ts';
import { isHeldUnsaid } from './view.ts';

/**
 * Invites a candidate to a round of interviews with people: the first one, or the next once the one before was held. One
 * time is fixed, several are to choose from; nothing is booked before the seeker picks.
 * @throws Refusal 40310, 40311; 40001 for times, place and interviewers that cannot be; 40903 while another round is open,
 * 41030 {freeTimes} for a time over a booked appointment; and those of every move.
 */
export async function inviteToRound(
  ctx: Ctx<Employing>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'candidate.move');
  const { applicationId, from, version, name, form, minutes, place, note, planRoundId } = input;
  requirePlace(form, place);
  await ctx.transaction(async (tx) => {
    await askPermitFor(tx, applicationId, { act: 'inviteToRealInterview' });
    await makeMove(tx, {
      applicationId,
      move: from === step.realAccepted ? 'inviteToNextRound' : 'inviteToRealInterview',
      seen: { from, version },
      details: { round: { id: null, name, times: input.times, asked: fingerprintOf(input) } },
      carryOut: async () => {
        const memberIds = await requireInterviewers(tx, companyId, input.interviewerIds);
        await closeLastRound(tx, applicationId);
        const times = readTimes(tx.now(), input.times, minutes);
        await refuseBooked(tx, { roundId: undefined, memberIds, times });
        const starts = times.map(({ startsAt }) => startsAt);
        const deadline = answerUntil(tx.now(), starts);
        const roundId = await insertRound(tx, {
          application_id: applicationId,
          name,
          form,
          minutes,
          place,
          note,
          plan_round_id: planRoundId ?? null,
          invited_by: ctx.actor.userId,
          agent_kind: agentKindOf(ctx.actor),
          expires_at: deadline,
        });
        await replaceSlots(tx, roundId, times);
        await replaceInterviewers(tx, roundId, memberIds);
        await tellInterviewers(tx, { applicationId, roundId, roundName: name, added: memberIds, removed: [] });
        return { round: newsOf({ id: roundId, name, form }, { times: starts, answerBy: deadline }) };
      },
    });
  });
  return answerToEmployer(ctx, { applicationId });
}

/**
 * Whoever invites to the next round says of one whose time is over that it was held, where nobody said otherwise: an
 * interviewer who forgot to say so holds nobody up. An agent never says it: a round that was held can be marked a no-show by
 * nobody any more. @throws Refusal 40903 {roundId} for one that is still to come or disputed, or that an agent finds unsaid
 */
async function closeLastRound(tx: Ctx, applicationId: string): Promise<void> {
  const open = await findOpenRoundRow(tx, applicationId);
  if (open === undefined) return;
  if (isAgent(tx.actor) || !isHeldUnsaid(open, tx.now()))
    throw new Refusal(roundErrors.roundOpen, { data: { roundId: open.id } });
  await updateRound(tx, open.id, { state: 'held' });
}

/** The same asked for twice is one invitation; with other words it is another one. */
function fingerprintOf({ form, minutes, place, note, interviewerIds, planRoundId }: Received<typeof endpoint>): string {
  const asked = [form, minutes, place, note, [...interviewerIds].toSorted(), planRoundId ?? null];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);
}
