import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Attribute of a row; its value is the application's id. Its first link takes the focus. */
export const rowAttribute = 'data-candidate';

function linkOf(container: HTMLElement | null, id: string): HTMLElement | null {
  return container?.querySelector<HTMLElement>(`[${rowAttribute}="${CSS.escape(id)}"] a`) ?? null;
}

function rowOf(target: EventTarget | null, container: HTMLElement | null): string | null {
  if (!(target instanceof Element) || container?.contains(target) !== true) return null;
  return target.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute) ?? null;
}

/**
 * The row that keys act on: the one that was focused last. When it leaves the list (passed, rejected), the row that
 * takes its place is next, and takes the focus that would be lost.
 */
export function useCursor(
  ids: readonly string[],
  container: RefObject<HTMLElement | null>,
  /** The row that is read before any was focused: the next one is the one behind it. */
  read: string | null = null,
) {
  const [focused, setFocused] = useState<{ readonly id: string; readonly index: number } | null>(null);
  const found = focused === null ? -1 : ids.indexOf(focused.id);
  const index = focused === null || found !== -1 ? found : Math.min(focused.index, ids.length - 1);
  const id = ids[index] ?? null;
  const from = focused === null && read !== null ? ids.indexOf(read) : index;

  useEffect(() => {
    function follow(event: FocusEvent) {
      const row = rowOf(event.target, container.current);
      if (row !== null) setFocused({ id: row, index: ids.indexOf(row) });
    }
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [ids, container]);

  const restore = useCallback(() => {
    if (id !== null && document.activeElement === document.body) linkOf(container.current, id)?.focus();
  }, [id, container]);
  useEffect(restore, [restore]);

  function moveTo(wanted: number): void {
    const next = ids[wanted];
    if (next !== undefined) linkOf(container.current, next)?.focus();
  }

  return {
    /** The row's id; null before any was focused. */
    id,
    next: () => moveTo(from + 1),
    previous: () => moveTo(Math.max(0, from - 1)),
    /** Takes the focus back to the row after something that held it is gone. */
    restore,
  };
}
