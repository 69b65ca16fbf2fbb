import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useMedia, wide } from '#lib/media.ts';

/** What is chosen in a queue, and how to go on; it stands in the address, so that a room can be shared and reloaded. */
export interface Queue {
  /** null on phones while the list is shown, and where nothing waits. */
  readonly current: string | null;
  readonly page: number;
  readonly choose: (id: string) => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** The one after a decision: the next that waits, else the one before, else none. */
  readonly leave: (decided: string) => void;
  readonly toList: () => void;
  readonly turn: (page: number) => void;
}

/** @param ids those on this page, in their order; undefined while they load; what narrows the list stays in the address whichever is chosen. */
export function useQueue(ids: readonly string[] | undefined): Queue {
  const [params, setParams] = useSearchParams();
  const beside = useMedia(wide);
  const asked = params.get('item');
  const page = Math.max(1, Number(params.get('page')) || 1);
  const current = asked ?? (beside ? (ids?.[0] ?? null) : null);

  const show = useCallback(
    (item: string | null, at: number = page) => {
      // What narrows the list stays.
      const next = new URLSearchParams(params);
      next.delete('page');
      next.delete('item');
      if (at > 1) next.set('page', String(at));
      if (item !== null) next.set('item', item);
      setParams(next);
    },
    [page, params, setParams],
  );
  const step = useCallback(
    (by: 1 | -1) => {
      const list = ids ?? [];
      const at = current === null ? -1 : list.indexOf(current);
      const next = list[at === -1 ? 0 : at + by];
      if (next !== undefined) show(next);
    },
    [ids, current, show],
  );
  const next = useCallback(() => step(1), [step]);
  const previous = useCallback(() => step(-1), [step]);

  return {
    current,
    page,
    choose: show,
    next,
    previous,
    leave(decided) {
      const list = ids ?? [];
      const at = list.indexOf(decided);
      show((beside ? (list[at + 1] ?? list[at - 1]) : undefined) ?? null);
    },
    toList: () => show(null),
    turn: (to) => show(null, to),
  };
}
