import {
  getCandidateBoard,
  getTalentDetail,
  inviteToAiInterview,
  listActiveDeliveries,
  listCandidates,
  passResume,
  rejectCandidate,
  takeBackInvitation,
  undoRejection,
  type CandidateRow,
  type CandidateStanding,
} from '@pinjian/contract/application-candidate.ts';
import type { Step } from '@pinjian/contract/application-pipeline.ts';
import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import { listPositions } from '@pinjian/contract/position.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { heldNow, refreshWallet } from '../cost/api.ts';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { positionKeys } from '#features/position/keys.ts';
import { tellRefreshed } from '../api.ts';
import { applicationKeys } from '../keys.ts';
import { writeFilter, type ListFilter, type ListKind } from './filters.ts';
import { doneTexts, rejectedText, type OfferedMove, type SheetMove } from './model.ts';

/** A page of either list; `counts` is empty where the list has one step only. */
export interface CandidatePage {
  readonly records: readonly CandidateRow[];
  readonly total: number;
  readonly totalCapped: boolean;
  readonly counts: readonly { readonly state: Step; readonly count: number }[];
}

async function loadPage(kind: ListKind, filter: ListFilter, signal: AbortSignal): Promise<CandidatePage> {
  const { q, positionId, viewStatus, status, sort, current, pageSize } = filter;
  const page = { current, pageSize, ...(q === '' ? {} : { q }), ...(positionId === null ? {} : { positionId }) };
  const options = { signal, quiet: true };
  if (kind === 'candidateList') {
    return await call(listCandidates, { ...page, sort, ...(status === null ? {} : { status }) }, options);
  }
  const deliveries = await call(
    listActiveDeliveries,
    { ...page, ...(viewStatus === null ? {} : { viewStatus }) },
    options,
  );
  return { ...deliveries, counts: [] };
}

/** A page of a list. While another one loads, the one before it stays. */
export function candidatesQuery(kind: ListKind, filter: ListFilter) {
  return queryOptions({
    queryKey: applicationKeys.candidatePage(kind, writeFilter(filter).toString()),
    queryFn: async ({ signal }) => await loadPage(kind, filter, signal),
    placeholderData: (before, query) => (query?.queryKey[2] === kind ? before : undefined),
  });
}

/** The board of all positions or of one. While another one loads, the one before it stays. */
export function boardQuery(positionId: string | null) {
  return queryOptions({
    queryKey: applicationKeys.candidateBoard(positionId),
    queryFn: async ({ signal }) =>
      await call(getCandidateBoard, positionId === null ? {} : { positionId }, { signal, quiet: true }),
    placeholderData: (before) => before,
  });
}
type CandidateBoard = Answer<typeof getCandidateBoard>;
export type BoardColumn = CandidateBoard['columns'][number];

/** A candidate whole. Asking marks a delivery as viewed and the seeker is told: never ask before someone opens it. */
export function talentQuery(resumeId: string, positionId: string) {
  return queryOptions({
    queryKey: applicationKeys.talent(resumeId, positionId),
    queryFn: async ({ signal, client }) => {
      const talent = await call(getTalentDetail, { resumeId, positionId }, { signal, quiet: true });
      // The lists show who was opened.
      await client.invalidateQueries({ queryKey: applicationKeys.candidates });
      return talent;
    },
  });
}
export type Talent = Answer<typeof getTalentDetail>;

/** Positions whose title has the words, to filter by; the latest changed first. */
export function positionsToFilterQuery(q: string) {
  return queryOptions({
    queryKey: positionKeys.toFilter(q),
    queryFn: async ({ signal }) => await call(listPositions, { q, pageSize: 50 }, { signal, quiet: true }),
    placeholderData: (before) => before,
    staleTime: 300_000,
  });
}

/** Puts a candidate's new standing where they are shown, before the lists are asked again. */
function showStanding(client: QueryClient, standing: CandidateStanding): void {
  client.setQueriesData<CandidatePage | CandidateBoard>({ queryKey: applicationKeys.candidates }, (page) =>
    // Whose column a card is in the board asks for anew.
    page === undefined || !('records' in page)
      ? page
      : {
          ...page,
          records: page.records.map((row) =>
            row.applicationId === standing.applicationId ? { ...row, ...standing } : row,
          ),
        },
  );
  client.setQueriesData<Talent>({ queryKey: applicationKeys.talents }, (talent) =>
    talent?.application?.applicationId === standing.applicationId ? { ...talent, application: standing } : talent,
  );
}

/** The lists, the schedule and the opened candidates ask again. */
export async function refreshCandidates(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: applicationKeys.candidates }),
    client.invalidateQueries({ queryKey: applicationKeys.schedules }),
    client.invalidateQueries({ queryKey: applicationKeys.talents }),
    // Invitations hold credits, and what comes of them takes them or gives them back.
    refreshWallet(client),
  ]);
}

/** One candidate as a move names them: the state and version that were looked at. */
export interface Chosen {
  readonly applicationId: string;
  readonly from: Step;
  readonly version: number;
}

const moveCalls = {
  passResume,
  inviteToAiInterview,
  takeBackAiInvitation: takeBackInvitation,
  undoRejection,
} as const satisfies Record<Exclude<OfferedMove, SheetMove>, unknown>;
export type SimpleMove = keyof typeof moveCalls;

export const moveMutation = mutationOptions({
  mutationFn: ({ move, ...chosen }: Chosen & { readonly move: SimpleMove }): Promise<CandidateStanding> =>
    call(moveCalls[move], chosen),
  // Told here: whoever pressed may be at the next candidate by now.
  onSuccess: (standing, { move }, _result, { client }) => {
    const held = move === 'inviteToAiInterview' ? heldNow(client, 'aiInterview', 1) : '';
    notify('success', doneTexts[move] + held);
    showStanding(client, standing);
  },
  onError: tellRefreshed,
  onSettled: (_answer, _error, _input, _result, { client }) => refreshCandidates(client),
});

/** Rejects one; what was typed stays in the sheet where it is refused. */
export const rejectMutation = mutationOptions({
  mutationFn: (input: Sent<typeof rejectCandidate>) => call(rejectCandidate, input, { quiet: true }),
  onSuccess: (standing, { releaseNow }, _result, { client }) => {
    notify('success', rejectedText(releaseNow === true));
    showStanding(client, standing);
  },
  onError: tellRefreshed,
  onSettled: (_answer, _error, _input, _result, { client }) => refreshCandidates(client),
});
