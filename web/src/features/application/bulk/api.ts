import {
  inviteAllToAiInterview,
  listBulkMoves,
  passResumes,
  rejectCandidates,
  undoBulkMove,
  type BulkMove,
} from '@pinjian/contract/application-bulk.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { heldNow } from '../cost/api.ts';
import { matchingKeys } from '#features/matching/keys.ts';
import { call } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { applicationKeys } from '../keys.ts';
import { refreshCandidates } from '../candidate/api.ts';
import { cleanText, isOpen, isOver } from './model.ts';

/** A bulk move with the moment it is due on this browser's clock, which may be wrong: milliseconds since 1970. */
export interface PlannedBulk extends BulkMove {
  readonly dueHere: number;
}

/** While it runs; before that the page asks when it is due. */
const runningPollMs = 1000;
/** After the due moment: the server's queue looks twice a second. */
const afterDueMs = 700;

function planned(bulk: BulkMove): PlannedBulk {
  return { ...bulk, dueHere: Date.now() + bulk.waitsMs };
}

/** When to ask again: soon after the next one is due, and often while one runs; false when nothing is under way. */
function nextLook(bulks: readonly PlannedBulk[] | undefined): number | false {
  const open = bulks?.filter(isOpen) ?? [];
  if (open.length === 0) return false;
  if (open.some((bulk) => bulk.state === 'running')) return runningPollMs;
  return Math.max(runningPollMs, Math.min(...open.map((bulk) => bulk.dueHere)) - Date.now() + afterDueMs);
}

/** One's own bulk moves, those under way and those that have just ended. The lists ask again when one is over. */
export const bulkMovesQuery = queryOptions({
  queryKey: applicationKeys.bulk,
  queryFn: async ({ signal, client }) => {
    const before = client.getQueryData<readonly PlannedBulk[]>(applicationKeys.bulk) ?? [];
    const bulks = (await call(listBulkMoves, {}, { signal, quiet: true })).map(planned);
    const ended = bulks.filter(
      (bulk) => isOver(bulk) && before.some((was) => was.bulkId === bulk.bulkId && isOpen(was)),
    );
    for (const bulk of ended) conclude(client, bulk);
    if (ended.length > 0) {
      await Promise.all([refreshCandidates(client), client.invalidateQueries({ queryKey: matchingKeys.talentLists })]);
    }
    return bulks;
  },
  refetchInterval: (query) => nextLook(query.state.data),
});

/** One that went through whole, or was undone whole, says so; anything else stays below the list until it was read. */
function conclude(client: QueryClient, bulk: BulkMove): void {
  const text = cleanText(bulk);
  const invited = bulk.move === 'inviteToAiInterview' && bulk.rows.every(({ outcome }) => outcome === 'done');
  if (text !== null) notify('success', text + (invited ? heldNow(client, 'aiInterview', bulk.rows.length) : ''));
}

/** Pressed too late, 已通过 would be the wrong answer. */
function tellUndone(client: QueryClient, bulk: BulkMove): void {
  if (bulk.rows.some((row) => row.outcome === 'undone')) return conclude(client, bulk);
  notify('info', '已经处理完，来不及撤销');
}

function show(client: QueryClient, bulk: BulkMove): void {
  client.setQueryData(bulkMovesQuery.queryKey, (before = []) => [
    planned(bulk),
    ...before.filter((each) => each.bulkId !== bulk.bulkId),
  ]);
}

export const passAllMutation = mutationOptions({
  mutationFn: (input: Sent<typeof passResumes>) => call(passResumes, input),
  onSuccess: (bulk, _input, _result, { client }) => show(client, bulk),
});

export const inviteAllMutation = mutationOptions({
  mutationFn: (input: Sent<typeof inviteAllToAiInterview>) => call(inviteAllToAiInterview, input),
  onSuccess: (bulk, _input, _result, { client }) => show(client, bulk),
});

/** What was typed stays in the sheet where it is refused. */
export const rejectAllMutation = mutationOptions({
  mutationFn: (input: Sent<typeof rejectCandidates>) => call(rejectCandidates, input, { quiet: true }),
  onSuccess: (bulk, _input, _result, { client }) => show(client, bulk),
});

export const undoBulkMutation = mutationOptions({
  mutationFn: (bulkId: string) => call(undoBulkMove, { bulkId }),
  onSuccess: async (bulk, _input, _result, { client }) => {
    if (isOver(bulk)) tellUndone(client, bulk);
    show(client, bulk);
    await refreshCandidates(client);
  },
});
