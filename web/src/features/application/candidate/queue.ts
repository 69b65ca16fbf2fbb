import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { queueOf, readBack, readOn, type Queue, type QueuePage } from '#lib/list/queue.ts';
import { applicationKeys } from '../keys.ts';
import { candidatesQuery, type CandidatePage } from './api.ts';
import { writeFilter, type ListFilter, type ListKind } from './filters.ts';

/** A page of a list as its queue takes it. */
export function refsOf({ records, total }: Pick<CandidatePage, 'records' | 'total'>): QueuePage {
  return { refs: records.map(({ resumeId, position }) => ({ resumeId, positionId: position.positionId })), total };
}

/** The queue behind a list's address; asked for only after a reload, else the list has left it here. */
export function queueQuery(kind: ListKind, filter: ListFilter) {
  return queryOptions({
    queryKey: applicationKeys.queue(kind, writeFilter(filter).toString()),
    queryFn: async ({ client }) => queueOf(refsOf(await client.fetchQuery(candidatesQuery(kind, filter))), filter),
    staleTime: Infinity,
  });
}

/** Looks for more candidates at the end of a queue. */
export async function extendQueue(client: QueryClient, kind: ListKind, filter: ListFilter): Promise<Queue | undefined> {
  const { queryKey } = queueQuery(kind, filter);
  const before = client.getQueryData(queryKey);
  if (before === undefined) return undefined;
  const queue = await readOn(before, filter.pageSize, async (current) =>
    refsOf(await client.fetchQuery({ ...candidatesQuery(kind, { ...filter, current }), staleTime: 0 })),
  );
  client.setQueryData(queryKey, queue);
  return queue;
}

/** Looks for the candidates before the first of a queue that was begun on a later page. */
export async function precedeQueue(
  client: QueryClient,
  kind: ListKind,
  filter: ListFilter,
): Promise<Queue | undefined> {
  const { queryKey } = queueQuery(kind, filter);
  const before = client.getQueryData(queryKey);
  if (before === undefined) return undefined;
  const queue = await readBack(before, async (current) =>
    refsOf(await client.fetchQuery({ ...candidatesQuery(kind, { ...filter, current }), staleTime: 0 })),
  );
  client.setQueryData(queryKey, queue);
  return queue;
}
