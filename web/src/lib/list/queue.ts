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
  return { refs, current, more: total > current * pageSize };
}

/** The queue with what another look at the list brought; those who are in it already keep their place. */
export function extended(queue: Queue, page: QueuePage, at: At): Queue {
  const looked = queueOf(page, at);
  const fresh = looked.refs.filter((ref) => !queue.refs.some((each) => sameRef(each, ref)));
  return { ...looked, refs: [...queue.refs, ...fresh] };
}

/** Who stands beside one of them; null where nobody does, or where the queue does not hold them. */
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
