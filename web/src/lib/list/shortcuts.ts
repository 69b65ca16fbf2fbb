import { useEffect } from 'react';
import { useShortcutsOn } from '../shortcuts.ts';

interface Actions<M extends string> {
  readonly next: () => void;
  readonly previous: () => void;
  readonly move: (move: M) => void;
  readonly help: () => void;
}

/** Single letters and what they do to one of a list. */
export type MoveKeys<M extends string> = Readonly<Record<string, M>>;

/** What a key means here; null for any other, for one that is typed somewhere, and for the browser's own combinations. */
export function meaningOf<M extends string>(
  event: KeyboardEvent,
  moveKeys: MoveKeys<M>,
): 'next' | 'previous' | 'help' | M | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return null;
  const { target } = event;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) {
    return null;
  }
  const key = event.key.toLowerCase();
  if (key === 'j') return 'next';
  if (key === 'k') return 'previous';
  if (key === '?') return 'help';
  return event.repeat ? null : (moveKeys[key] ?? null);
}

/** Listens for J, K, ? and the letters of a page's moves while it is open. `moveKeys` is the same at every render. */
export function useShortcuts<M extends string>(
  moveKeys: MoveKeys<M>,
  { next, previous, move, help }: Actions<M>,
): void {
  const on = useShortcutsOn((state) => state.on);
  useEffect(() => {
    if (!on) return;
    function press(event: KeyboardEvent) {
      const meaning = meaningOf(event, moveKeys);
      if (meaning === null) return;
      event.preventDefault();
      if (meaning === 'next') next();
      else if (meaning === 'previous') previous();
      else if (meaning === 'help') help();
      else move(meaning);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on, moveKeys, next, previous, move, help]);
}
