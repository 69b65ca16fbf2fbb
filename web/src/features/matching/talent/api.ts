import type { Answer, Sent } from '@pinjian/contract/endpoint.ts';
import {
  addTalent,
  addTalents,
  getTalent,
  hideTalent,
  listRecommendedTalents,
  searchTalents,
  suggestTalentSearch,
  unhideTalent,
} from '@pinjian/contract/matching-talent.ts';
import type { TalentRow } from '@pinjian/contract/matching-talent-view.ts';
import { listPositions } from '@pinjian/contract/position.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { applicationKeys } from '#features/application/keys.ts';
import { positionKeys } from '#features/position/keys.ts';
import { call } from '#lib/client.ts';
import { queueOf, readOn, type Queue, type QueuePage } from '#lib/list/queue.ts';
import { notify } from '#lib/notice.ts';
import { matchingKeys } from '../keys.ts';
import { filtersOnWire, listText, talentPageSize, type TalentPlace } from './filters.ts';

/** The company's open positions, the newest first. */
export const openPositionsQuery = queryOptions({
  queryKey: positionKeys.open,
  queryFn: async ({ signal }) => {
    const { records } = await call(
      listPositions,
      { status: positionStatus.open, pageSize: 100 },
      { signal, quiet: true },
    );
    return records
      .map(({ positionId, title, city, publishedAt }) => ({ positionId, title, city: city?.name ?? '', publishedAt }))
      .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
  },
});
/** A page of either tab. */
export interface TalentList {
  readonly records: readonly TalentRow[];
  readonly total: number;
  readonly totalCapped: boolean;
  /** To highlight. */
  readonly words: readonly string[];
  readonly understood: Answer<typeof searchTalents>['understood'];
  readonly relaxed: Answer<typeof searchTalents>['relaxed'];
  readonly suggestions: readonly string[];
}

/** Of a list that nobody asked for in words. */
const noWords = { words: [], understood: [], relaxed: null, suggestions: [] };

async function loadList({ tab, filters, current }: TalentPlace, signal: AbortSignal): Promise<TalentList> {
  const page = { current, pageSize: talentPageSize };
  const options = { signal, quiet: true };
  if (tab === 'search') return await call(searchTalents, { ...filtersOnWire(filters), ...page }, options);
  if (filters.positionId === undefined) {
    return { records: [], total: 0, totalCapped: false, ...noWords };
  }
  const list = await call(listRecommendedTalents, { positionId: filters.positionId, ...page }, options);
  return { ...list, ...noWords };
}

/** The open position that is looked at where none is named: the newest for which somebody is recommended. */
export const chosenPositionQuery = queryOptions({
  queryKey: matchingKeys.chosenPosition,
  // What is looked at does not change under the reader's eyes.
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const { position } = await call(listRecommendedTalents, { pageSize: 1 }, { signal, quiet: true });
    return position.positionId;
  },
});

/** Talents at a place. While another page or filter loads, what was there stays, unless it is the other tab's. */
export function talentsQuery(place: TalentPlace) {
  return queryOptions({
    queryKey: matchingKeys.talentList(listText(place)),
    queryFn: async ({ signal }) => await loadList(place, signal),
    placeholderData: (before, query) =>
      place.tab === 'search' && (query?.queryKey[2] ?? '').includes('tab=search') ? before : undefined,
  });
}

/** A talent whole. Asking is on record, and the talent reads it: never ask before someone opens them. */
export function talentQuery(resumeId: string, positionId: string) {
  return queryOptions({
    queryKey: matchingKeys.talent(resumeId, positionId),
    queryFn: async ({ signal }) => await call(getTalent, { resumeId, positionId }, { signal, quiet: true }),
    // Coming back to the window is no second look.
    refetchOnWindowFocus: false,
  });
}
export type Talent = Answer<typeof getTalent>;

export function suggestionsQuery(q: string) {
  return queryOptions({
    queryKey: matchingKeys.suggestions(q),
    queryFn: async ({ signal }) => (q === '' ? [] : await call(suggestTalentSearch, { q }, { signal, quiet: true })),
    staleTime: 300_000,
  });
}

function refsOf({ records, total }: Pick<TalentList, 'records' | 'total'>, { filters }: TalentPlace): QueuePage {
  const positionId = filters.positionId ?? '0';
  return { refs: records.map(({ resumeId }) => ({ resumeId, positionId })), total };
}

/** The queue of a page that was just shown. */
export function queueAt(list: Pick<TalentList, 'records' | 'total'>, place: TalentPlace): Queue {
  return queueOf(refsOf(list, place), { current: place.current, pageSize: talentPageSize });
}

/** The queue behind a list's address; asked for only after a reload, else the list has left it here. */
export function talentQueueQuery(place: TalentPlace) {
  return queryOptions({
    queryKey: matchingKeys.talentQueue(listText(place)),
    queryFn: async ({ client }) => queueAt(await client.fetchQuery(talentsQuery(place)), place),
    staleTime: Infinity,
  });
}

export async function extendTalentQueue(client: QueryClient, place: TalentPlace): Promise<Queue | undefined> {
  const { queryKey } = talentQueueQuery(place);
  const before = client.getQueryData(queryKey);
  if (before === undefined) return undefined;
  const queue = await readOn(before, talentPageSize, async (current) =>
    refsOf(await client.fetchQuery({ ...talentsQuery({ ...place, current }), staleTime: 0 }), place),
  );
  client.setQueryData(queryKey, queue);
  return queue;
}

interface Chosen {
  readonly positionId: string;
  readonly resumeId: string;
}

/** Changes what is kept of one talent, in every list and alone. */
function patchTalent(client: QueryClient, resumeId: string, standing: Partial<TalentRow['standing']>): void {
  client.setQueriesData<TalentList>({ queryKey: matchingKeys.talentLists }, (list) =>
    list === undefined
      ? list
      : {
          ...list,
          records: list.records.map((row) =>
            row.resumeId === resumeId ? { ...row, standing: { ...row.standing, ...standing } } : row,
          ),
        },
  );
}

/** Lists and the opened talent ask again. */
function refreshTalents(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: matchingKeys.talents });
}

export const addMutation = mutationOptions({
  mutationFn: (input: Chosen) => call(addTalent, input),
  onSuccess: (_standing, { resumeId }, _result, { client }) => {
    notify('success', '已加入候选人，对方会收到通知并答复');
    patchTalent(client, resumeId, { mayAdd: false });
  },
  onSettled: async (_answer, _error, _input, _result, { client }) => {
    await Promise.all([
      refreshTalents(client),
      client.invalidateQueries({ queryKey: applicationKeys.candidates }),
      client.invalidateQueries({ queryKey: applicationKeys.talents }),
    ]);
  },
});

/** Adds many in ten seconds; what waits, and what came of it, is drawn by the bulk moves of application. */
export const addAllMutation = mutationOptions({
  mutationFn: (input: Sent<typeof addTalents>) => call(addTalents, input),
  onSuccess: (_bulk, _input, _result, { client }) => client.invalidateQueries({ queryKey: applicationKeys.bulk }),
});

export const hideMutation = mutationOptions({
  mutationFn: (input: Sent<typeof hideTalent>) => call(hideTalent, input),
  onSettled: (_answer, _error, _input, _result, { client }) => refreshTalents(client),
});

export const unhideMutation = mutationOptions({
  mutationFn: (input: Chosen) => call(unhideTalent, input),
  onSuccess: () => notify('success', '已撤销，重新出现在推荐中'),
  onSettled: (_answer, _error, _input, _result, { client }) => refreshTalents(client),
});
