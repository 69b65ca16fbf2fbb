import { useEffect, useRef, type RefObject } from 'react';

/**
 * The focus goes along: what had it leaves with the one that was decided or left. It goes to the chosen one in the list
 * (on phones to the way back), and to the room itself where none is chosen any more. Whatever else has the focus keeps it.
 */
export function useQueueFocus(room: RefObject<HTMLElement | null>, current: string | null, showsList: boolean): void {
  const before = useRef<string | null>(null);
  const hasList = useRef(showsList);
  useEffect(() => {
    const from = before.current;
    const wasList = hasList.current;
    before.current = current;
    hasList.current = showsList;
    // What is there from the beginning takes no focus from anybody; on phones one is chosen from the list.
    if (from === current || (from === null && (showsList || !wasList))) return;
    if (current !== null) document.documentElement.scrollTop = 0;
    const has = document.activeElement;
    if (has !== null && has !== document.body && has.closest('[data-queue]') === null) return;
    const goal =
      current === null ? null : room.current?.querySelector<HTMLElement>('[aria-current="true"], [data-back]');
    (goal ?? room.current)?.focus({ preventScroll: true });
  }, [room, current, showsList]);
}
