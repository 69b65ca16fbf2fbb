import { useEffect } from 'react';
import { useShortcutsOn } from '#lib/shortcuts.ts';
import { moveKeys, type OfferedMove } from './model.ts';

interface Actions {
  readonly next: () => void;
  readonly previous: () => void;
  readonly move: (move: OfferedMove) => void;
  readonly help: () => void;
}

/** What a key means here; null for any other, for one that is typed somewhere, and for the browser's own combinations. */
export function meaningOf(event: KeyboardEvent): 'next' | 'previous' | 'help' | OfferedMove | null {
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

/** Listens for J, K, A, R, I and ? while the page is open. */
export function useShortcuts({ next, previous, move, help }: Actions): void {
  const on = useShortcutsOn((state) => state.on);
  useEffect(() => {
    if (!on) return;
    function press(event: KeyboardEvent) {
      const meaning = meaningOf(event);
      if (meaning === null) return;
      event.preventDefault();
      if (meaning === 'next') next();
      else if (meaning === 'previous') previous();
      else if (meaning === 'help') help();
      else move(meaning);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on, next, previous, move, help]);
}
