import { listInterviews, type InterviewSide, type ListedRound } from '@pinjian/contract/application-interview.ts';
import { getPersonalData } from '@pinjian/contract/account-personal-data.ts';
import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import {
  getInterview,
  getInterviewFeedback,
  getInterviewReport,
  interviewErrors,
  prepareInterview,
  startResumePostInterview,
  startSkillInterview,
} from '@pinjian/contract/interview.ts';
import type { InterviewKind, InterviewStatus } from '@pinjian/contract/interview.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call, CallError } from '#lib/client.ts';
import { interviewKeys } from './keys.ts';
import { isBeingScored } from './model.ts';

/** Whether the account waits for its deletion: why a room was closed while one was inside. */
export const deletionQuery = queryOptions({
  queryKey: interviewKeys.deletion,
  queryFn: async ({ signal }) => (await call(getPersonalData, {}, { signal, quiet: true })).deletion,
  staleTime: 0,
  gcTime: 0,
});

/** How often an interview that has ended is asked for its feedback. */
const scoringPollMs = 2000;

export interface InterviewFilter {
  /** null for all. */
  readonly side: InterviewSide | null;
  /** Of AI interviews; null for all. */
  readonly kind: InterviewKind | null;
  readonly status: InterviewStatus | null;
  /** From 1. */
  readonly current: number;
}

/**
 * One's own interviews and invitations: those to be answered first, then the agreed ones, then the newest; the page before
 * stays until the next has come.
 */
export function interviewsQuery({ side, kind, status, current }: InterviewFilter) {
  return queryOptions({
    queryKey: interviewKeys.page(side, kind, status, current),
    queryFn: async ({ signal }) =>
      await call(
        listInterviews,
        {
          current,
          ...(side === null ? {} : { side }),
          ...(kind === null ? {} : { kind }),
          ...(status === null ? {} : { status }),
        },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
  });
}

/** The rounds with people that are agreed, the next one first. */
export const agreedRoundsQuery = queryOptions({
  queryKey: interviewKeys.agreedRounds,
  queryFn: async ({ signal }): Promise<readonly ListedRound[]> => {
    const page = await call(listInterviews, { side: 'people', status: 2 }, { signal, quiet: true });
    return page.records.flatMap((item) => (item.round === null ? [] : item));
  },
});

/** One interview with everything said so far; asked again while its feedback is being made. */
export function interviewQuery(interviewId: string) {
  return queryOptions({
    queryKey: interviewKeys.detail(interviewId),
    queryFn: async ({ signal }) => await call(getInterview, { interviewId }, { signal, quiet: true }),
    // What stands in an interview changes in its room: every page that opens it looks anew.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isBeingScored(state.data) ? scoringPollMs : false),
  });
}

export function feedbackQuery(interviewId: string) {
  return queryOptions({
    queryKey: interviewKeys.feedback(interviewId),
    queryFn: async ({ signal }) => await call(getInterviewFeedback, { interviewId }, { signal, quiet: true }),
  });
}

/** null while it is being made: 'not ready yet' is a state of a report, not a failure. */
async function readReport(interviewId: string, signal: AbortSignal): Promise<Answer<typeof getInterviewReport> | null> {
  try {
    return await call(getInterviewReport, { interviewId }, { signal, quiet: true });
  } catch (error) {
    if (error instanceof CallError && error.code === interviewErrors.reportNotReady.code) return null;
    throw error;
  }
}

/** The employer's report of one interview. */
export function reportQuery(interviewId: string) {
  return queryOptions({
    queryKey: interviewKeys.report(interviewId),
    queryFn: ({ signal }) => readReport(interviewId, signal),
    refetchInterval: ({ state }) => (state.data === null ? scoringPollMs : false),
  });
}

/** Everything known of interviews is asked for anew: one was prepared, begun or ended. */
export function refreshInterviews(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: interviewKeys.all });
}

/** Records consents and devices; the page shows what is refused. */
export const prepareMutation = mutationOptions({
  mutationFn: (input: Sent<typeof prepareInterview>) => call(prepareInterview, input, { quiet: true }),
  onSuccess: (_answer, _input, _result, { client }) => refreshInterviews(client),
});

export const startResumeMutation = mutationOptions({
  mutationFn: (resumeId: string) => call(startResumePostInterview, { resumeId }),
  onSuccess: (_answer, _input, _result, { client }) => refreshInterviews(client),
});

export const startSkillMutation = mutationOptions({
  mutationFn: (input: Sent<typeof startSkillInterview>) => call(startSkillInterview, input),
  onSuccess: (_answer, _input, _result, { client }) => refreshInterviews(client),
});
