import { getKit } from '@pinjian/contract/application-round.ts';
import {
  addAddendum,
  createScorecardLink,
  decideDebrief,
  draftGoodbye,
  getDebrief,
  getScorecard,
  getScorecardLink,
  openScorecardLink,
  revokeScorecardLink,
  saveLinkedScorecard,
  saveScorecard,
  submitLinkedScorecard,
  submitScorecard,
  type OwnScorecard,
  type Scorecard,
  type ScorecardContent,
} from '@pinjian/contract/application-scorecard.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { tellRefreshed } from '../api.ts';
import { applicationKeys } from '../keys.ts';

/** One's own card with the interview it is about. What is written is not asked again while it is being written. */
export function scorecardQuery(roundId: string) {
  return queryOptions({
    queryKey: applicationKeys.scorecard(roundId),
    queryFn: async ({ signal }) => await call(getScorecard, { roundId }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What an interviewer reads before and while they interview. */
export function kitQuery(roundId: string) {
  return queryOptions({
    queryKey: applicationKeys.kit(roundId),
    queryFn: async ({ signal }) => await call(getKit, { roundId }, { signal, quiet: true }),
  });
}

export interface Written {
  readonly version: number;
  readonly content: ScorecardContent;
}

/** How a card is kept: by who is signed in, or by who came with a link. */
export interface CardCalls {
  readonly load: () => Promise<Scorecard>;
  readonly save: (written: Written) => Promise<Scorecard>;
  readonly submit: (written: Written) => Promise<Scorecard>;
  /** Tells the link apart by which it is written, without its token; null for who is signed in. */
  readonly byLink: string | null;
}

const quiet = { quiet: true };

/** The card of who is signed in. */
export function ownCard(roundId: string): CardCalls {
  return {
    load: async () => (await call(getScorecard, { roundId }, quiet)).card,
    save: (written) => call(saveScorecard, { roundId, ...written }, quiet),
    submit: (written) => call(submitScorecard, { roundId, ...written }, quiet),
    byLink: null,
  };
}

/** The card that a link is for, as long as it is good. */
export function linkedCard(token: string, expiresAt: string): CardCalls {
  return {
    load: async () => (await call(openScorecardLink, { token }, quiet)).own.card,
    save: (written) => call(saveLinkedScorecard, { token, ...written }, quiet),
    submit: (written) => call(submitLinkedScorecard, { token, ...written }, quiet),
    byLink: `link until ${expiresAt}`,
  };
}

/** The card of a link with the interview it is about; the token stands in no key. */
export function linkedScorecardQuery(token: string) {
  return queryOptions({
    queryKey: applicationKeys.linkedScorecard,
    queryFn: async ({ signal }) => await call(openScorecardLink, { token }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** Shows a card that was handed in or added to; what hung on it asks again. */
export async function showCard(client: QueryClient, card: Scorecard): Promise<void> {
  const { roundId } = card;
  client.setQueryData<OwnScorecard>(applicationKeys.scorecard(roundId), (own) => own && { ...own, card });
  await Promise.all([
    client.invalidateQueries({ queryKey: applicationKeys.waitingRounds('own') }),
    client.invalidateQueries({ queryKey: applicationKeys.waitingRounds('team') }),
    client.invalidateQueries({ queryKey: applicationKeys.kit(roundId) }),
    client.invalidateQueries({ queryKey: applicationKeys.scorecardLink(roundId) }),
    client.invalidateQueries({ queryKey: applicationKeys.debrief(roundId) }),
    client.invalidateQueries({ queryKey: applicationKeys.candidates }),
    client.invalidateQueries({ queryKey: applicationKeys.talents }),
  ]);
}

export const addendumMutation = mutationOptions({
  mutationFn: (input: Sent<typeof addAddendum>) => call(addAddendum, input),
  onSuccess: async (card, _input, _result, { client }) => {
    notify('success', '补充说明已保存');
    await showCard(client, card);
  },
});

export function scorecardLinkQuery(roundId: string) {
  return queryOptions({
    queryKey: applicationKeys.scorecardLink(roundId),
    queryFn: async ({ signal }) => await call(getScorecardLink, { roundId }, { signal, quiet: true }),
  });
}

export const createLinkMutation = mutationOptions({
  mutationFn: (roundId: string) => call(createScorecardLink, { roundId }),
  onSuccess: ({ link }, roundId, _result, { client }) => {
    client.setQueryData(scorecardLinkQuery(roundId).queryKey, { link });
  },
});

export const revokeLinkMutation = mutationOptions({
  mutationFn: (roundId: string) => call(revokeScorecardLink, { roundId }),
  onSuccess: (answer, roundId, _result, { client }) => {
    notify('success', '链接已停用');
    client.setQueryData(scorecardLinkQuery(roundId).queryKey, answer);
  },
});

/** All cards of a round side by side. */
export function debriefQuery(roundId: string) {
  return queryOptions({
    queryKey: applicationKeys.debrief(roundId),
    queryFn: async ({ signal }) => await call(getDebrief, { roundId }, { signal, quiet: true }),
  });
}

export const decideMutation = mutationOptions({
  mutationFn: (input: Sent<typeof decideDebrief>) => call(decideDebrief, input, quiet),
  onSuccess: (answer, { roundId }, _result, { client }) => {
    notify('success', '决定已记录');
    client.setQueryData(debriefQuery(roundId).queryKey, answer);
  },
  onError: async (error, { roundId }, _result, { client }) => {
    tellRefreshed(error);
    await client.invalidateQueries({ queryKey: applicationKeys.debrief(roundId) });
  },
});

/** Words for a candidate who is to be rejected after an interview, drafted from the scorecards. */
export function goodbyeQuery(applicationId: string) {
  return queryOptions({
    queryKey: applicationKeys.goodbye(applicationId),
    queryFn: async ({ signal }) => await call(draftGoodbye, { applicationId }, { signal, quiet: true }),
  });
}
