import {
  acceptRound,
  answerMyNoShow,
  answerNoShow,
  cancelMyRound,
  cancelRound,
  changeInterviewers,
  claimEmployerNoShow,
  claimNoShow,
  declineRound,
  inviteToRound,
  letProposalStand,
  listMyRounds,
  listRounds,
  markRoundHeld,
  proposeOtherTimes,
  rescheduleRound,
} from '@pinjian/contract/application-round.ts';
import { getAppointmentFile } from '@pinjian/contract/calendar-feed.ts';
import { listConflicts, listFreeTimes } from '@pinjian/contract/calendar.ts';
import { getPositionPlan } from '@pinjian/contract/position-plan.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { interviewKeys } from '#features/interview/keys.ts';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { tellRefreshed } from '../api.ts';
import { applicationKeys } from '../keys.ts';

/** The rounds of a candidate, the newest first. */
export function roundsQuery(applicationId: string) {
  return queryOptions({
    queryKey: applicationKeys.roundsOf(applicationId),
    queryFn: async ({ signal }) => await call(listRounds, { applicationId }, { signal, quiet: true }),
  });
}

/** The rounds of one's own application, the newest first. */
export function myRoundsQuery(applicationId: string) {
  return queryOptions({
    queryKey: applicationKeys.myRounds(applicationId),
    queryFn: async ({ signal }) => await call(listMyRounds, { applicationId }, { signal, quiet: true }),
  });
}

/** How people are interviewed for a position, and who of the company can be chosen. */
export function planQuery(positionId: string) {
  return queryOptions({
    queryKey: applicationKeys.roundPlan(positionId),
    queryFn: async ({ signal }) => await call(getPositionPlan, { positionId }, { signal, quiet: true }),
  });
}

interface Wanted {
  readonly memberIds: readonly string[];
  readonly minutes: number;
  /** A round that is to be moved does not stand in its own way. */
  readonly except: string | null;
}

const onWire = ({ memberIds, minutes, except }: Wanted) => ({
  memberIds: memberIds.join(','),
  minutes,
  ...(except === null ? {} : { except }),
});

/** When all of them are free; while another week loads, the one before it stays. */
export function freeTimesQuery(wanted: Wanted & { readonly from: string; readonly to: string }) {
  const { memberIds, minutes, except, from, to } = wanted;
  return queryOptions({
    queryKey: applicationKeys.freeTimes(memberIds.join(','), minutes, except, from, to),
    queryFn: async ({ signal }) =>
      (await call(listFreeTimes, { ...onWire(wanted), from, to }, { signal, quiet: true })).times,
    enabled: memberIds.length > 0,
  });
}

/** What stands in the way of a time, by interviewer. */
export function conflictsQuery(wanted: Wanted & { readonly startsAt: string }) {
  const { memberIds, minutes, except, startsAt } = wanted;
  return queryOptions({
    queryKey: applicationKeys.conflicts(memberIds.join(','), minutes, except, startsAt),
    queryFn: async ({ signal }) =>
      (await call(listConflicts, { ...onWire(wanted), startsAt }, { signal, quiet: true })).conflicts,
    enabled: memberIds.length > 0,
  });
}

const quiet = { quiet: true };

/** What the company does with a round, by the words of the contract. */
export const companyActs = {
  invite: (input: Sent<typeof inviteToRound>) => call(inviteToRound, input, quiet),
  reschedule: (input: Sent<typeof rescheduleRound>) => call(rescheduleRound, input, quiet),
  letStand: (input: Sent<typeof letProposalStand>) => call(letProposalStand, input, quiet),
  cancel: (input: Sent<typeof cancelRound>) => call(cancelRound, input, quiet),
  changeInterviewers: (input: Sent<typeof changeInterviewers>) => call(changeInterviewers, input, quiet),
  markHeld: (input: Sent<typeof markRoundHeld>) => call(markRoundHeld, input, quiet),
  claimNoShow: (input: Sent<typeof claimNoShow>) => call(claimNoShow, input, quiet),
  answerNoShow: (input: Sent<typeof answerNoShow>) => call(answerNoShow, input, quiet),
};

/** What the candidate does. */
export const seekerActs = {
  accept: (input: Sent<typeof acceptRound>) => call(acceptRound, input, quiet),
  propose: (input: Sent<typeof proposeOtherTimes>) => call(proposeOtherTimes, input, quiet),
  decline: (input: Sent<typeof declineRound>) => call(declineRound, input, quiet),
  cancel: (input: Sent<typeof cancelMyRound>) => call(cancelMyRound, input, quiet),
  claimNoShow: (input: Sent<typeof claimEmployerNoShow>) => call(claimEmployerNoShow, input, quiet),
  answerNoShow: (input: Sent<typeof answerMyNoShow>) => call(answerMyNoShow, input, quiet),
};

/** Opens the .ics of an agreed round: a telephone offers to put it into its calendar, a computer saves it. */
export async function openRoundFile(roundId: string): Promise<void> {
  const { url } = await call(getAppointmentFile, { subjectId: roundId });
  location.assign(url);
}

/** An act with what is said once it was done. Where it is refused whoever sent it shows why: what was typed stays. */
export interface Act {
  readonly run: () => Promise<unknown>;
  readonly said: string;
}

/** Both sides': everything that is known of applications is asked for again, done or refused. */
export const actMutation = mutationOptions({
  mutationFn: ({ run }: Act) => run(),
  onSuccess: (_answer, { said }) => notify('success', said),
  onError: tellRefreshed,
  // Not waited for: whoever acted goes on at once, and the cards follow.
  onSettled: (_answer, _error, _input, _result, { client }) => {
    void client.invalidateQueries({ queryKey: applicationKeys.all });
    // The seeker's own list holds the rounds among their interviews.
    void client.invalidateQueries({ queryKey: interviewKeys.list });
  },
});
