/** One person of a list, as their page is addressed. */
export interface Ref {
  readonly resumeId: string;
  readonly positionId: string;
}

/**
 * The people of a list in the order in which they were seen there. It stays while one after the other is dealt with,
 * though the list itself loses those who were decided on.
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

/** A page of a list. */
export interface QueuePage {
  readonly refs: readonly Ref[];
  readonly total: number;
}

interface At {
  readonly current: number;
  readonly pageSize: number;
}

function sameRef(a: Ref, b: Ref): boolean {
  return a.resumeId === b.resumeId && a.positionId === b.positionId;
}

export function queueOf({ refs, total }: QueuePage, { current, pageSize }: At): Queue {
  return { refs, first: current, current, more: total > current * pageSize };
}

/** The queue with what another look at the list brought; those who are in it already keep their place. */
export function extended(queue: Queue, page: QueuePage, at: At): Queue {
  const looked = queueOf(page, at);
  const fresh = looked.refs.filter((ref) => !queue.refs.some((each) => sameRef(each, ref)));
  return { ...looked, first: queue.first, refs: [...queue.refs, ...fresh] };
}

/** The queue with what the page before it brought, in front of everyone who is in it already. */
export function preceded(queue: Queue, page: Pick<QueuePage, 'refs'>, first: number): Queue {
  const before = page.refs.filter((ref) => !queue.refs.some((each) => sameRef(each, ref)));
  return { ...queue, first, refs: [...before, ...queue.refs] };
}

/** Who stands beside one of them; null where nobody does, or where the queue does not hold them. */
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

/**
 * Looks for more people at the end of a queue. First on the same page once more: those who were dealt with have left
 * it, and others have moved up.
 */
export async function readOn(
  before: Queue,
  pageSize: number,
  lookAt: (current: number) => Promise<QueuePage>,
): Promise<Queue> {
  let queue = before;
  for (const current of [before.current, before.current + 1]) {
    queue = extended(queue, await lookAt(current), { current, pageSize });
    if (queue.refs.length > before.refs.length || !queue.more) break;
  }
  return queue;
}

/**
 * Looks for the people before the first of a queue that was begun on a later page. Those who moved up from it are in
 * the queue already, so that a page may bring nobody: then the one before that is looked at.
 */
export async function readBack(before: Queue, lookAt: (current: number) => Promise<QueuePage>): Promise<Queue> {
  let queue = before;
  while (queue.first > 1 && queue.refs.length === before.refs.length) {
    const current = queue.first - 1;
    queue = preceded(queue, await lookAt(current), current);
  }
  return queue;
}
