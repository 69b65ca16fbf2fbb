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
  /** The earliest page of the list that was taken: from 2 on somebody stands before the first of `refs`. */
  readonly first: number;
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
  return { refs: page.records.map(refOf), first: current, current, more: page.total > current * pageSize };
}

/** The queue with what another look at the list brought; those who are in it already keep their place. */
export function extended(queue: Queue, page: Pick<CandidatePage, 'records' | 'total'>, filter: ListFilter): Queue {
  const looked = queueOf(page, filter);
  const fresh = looked.refs.filter((ref) => !queue.refs.some((each) => sameRef(each, ref)));
  return { ...looked, first: queue.first, refs: [...queue.refs, ...fresh] };
}

/** The queue with what the page before it brought, in front of everyone who is in it already. */
export function preceded(queue: Queue, page: Pick<CandidatePage, 'records'>, first: number): Queue {
  const before = page.records.map(refOf).filter((ref) => !queue.refs.some((each) => sameRef(each, ref)));
  return { ...queue, first, refs: [...before, ...queue.refs] };
}

/** Who stands beside a candidate; null where nobody does, or where the queue does not hold them. */
export function neighbours(
  queue: Queue | undefined,
  of: Ref,
): { previous: Ref | null; next: Ref | null; first: boolean; last: boolean } {
  const index = queue?.refs.findIndex((ref) => sameRef(ref, of)) ?? -1;
  if (queue === undefined || index === -1) return { previous: null, next: null, first: false, last: false };
  return {
    previous: queue.refs[index - 1] ?? null,
    next: queue.refs[index + 1] ?? null,
    first: index === 0,
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

/**
 * Looks for the candidates before the first of a queue that was begun on a later page. Those who moved up from it are
 * in the queue already, so that a page may bring nobody: then the one before that is looked at.
 */
export async function precedeQueue(
  client: QueryClient,
  kind: ListKind,
  filter: ListFilter,
): Promise<Queue | undefined> {
  const { queryKey } = queueQuery(kind, filter);
  let queue = client.getQueryData(queryKey);
  if (queue === undefined) return undefined;
  const before = queue.refs.length;
  while (queue.first > 1 && queue.refs.length === before) {
    const current = queue.first - 1;
    const page = await client.fetchQuery({ ...candidatesQuery(kind, { ...filter, current }), staleTime: 0 });
    queue = preceded(queue, page, current);
  }
  client.setQueryData(queryKey, queue);
  return queue;
}
