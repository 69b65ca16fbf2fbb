import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { applicationKeys } from '../keys.ts';
import { candidatesQuery, type CandidatePage } from './api.ts';
import { writeFilter, type ListFilter, type ListKind } from './filters.ts';

/** One candidate of a list, as their page is addressed. */
export interface Ref {
  readonly resumeId: string;
  readonly positionId: string;
}

/**
 * The candidates of a list in the order in which they were seen there. It stays while one after the other is dealt
 * with, though the list itself loses those who were passed or rejected.
 */
export interface Queue {
  readonly refs: readonly Ref[];
  /** The page of the list that was taken last. */
  readonly current: number;
  /** Whether the list may have more than was taken. */
  readonly more: boolean;
}

function sameRef(a: Ref, b: Ref): boolean {
  return a.resumeId === b.resumeId && a.positionId === b.positionId;
}

function refOf({ resumeId, position }: CandidateRow): Ref {
  return { resumeId, positionId: position.positionId };
}

export function queueOf(page: Pick<CandidatePage, 'records' | 'total'>, { current, pageSize }: ListFilter): Queue {
  return { refs: page.records.map(refOf), current, more: page.total > current * pageSize };
}

/** The queue with what another look at the list brought; those who are in it already keep their place. */
export function extended(queue: Queue, page: Pick<CandidatePage, 'records' | 'total'>, filter: ListFilter): Queue {
  const looked = queueOf(page, filter);
  const fresh = looked.refs.filter((ref) => !queue.refs.some((each) => sameRef(each, ref)));
  return { ...looked, refs: [...queue.refs, ...fresh] };
}

/** Who stands beside a candidate; null where nobody does, or where the queue does not hold them. */
export function neighbours(
  queue: Queue | undefined,
  of: Ref,
): { previous: Ref | null; next: Ref | null; last: boolean } {
  const index = queue?.refs.findIndex((ref) => sameRef(ref, of)) ?? -1;
  if (queue === undefined || index === -1) return { previous: null, next: null, last: false };
  return {
    previous: queue.refs[index - 1] ?? null,
    next: queue.refs[index + 1] ?? null,
    last: index === queue.refs.length - 1,
  };
}

/** The queue behind a list's address; asked for only after a reload, else the list has left it here. */
export function queueQuery(kind: ListKind, filter: ListFilter) {
  return queryOptions({
    queryKey: applicationKeys.queue(kind, writeFilter(filter).toString()),
    queryFn: async ({ client }) => queueOf(await client.fetchQuery(candidatesQuery(kind, filter)), filter),
    staleTime: Infinity,
  });
}

/**
 * Looks for more candidates at the end of a queue. First on the same page once more: those who were dealt with have
 * left it, and others have moved up.
 */
export async function extendQueue(client: QueryClient, kind: ListKind, filter: ListFilter): Promise<Queue | undefined> {
  const { queryKey } = queueQuery(kind, filter);
  let queue = client.getQueryData(queryKey);
  if (queue === undefined) return undefined;
  const before = queue.refs.length;
  for (const current of [queue.current, queue.current + 1]) {
    const at = { ...filter, current };
    const page = await client.fetchQuery({ ...candidatesQuery(kind, at), staleTime: 0 });
    queue = extended(queue, page, at);
    if (queue.refs.length > before || !queue.more) break;
  }
  client.setQueryData(queryKey, queue);
  return queue;
}
