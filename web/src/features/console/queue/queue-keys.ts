import { useEffect } from 'react';
import { useShortcutsOn } from '#lib/shortcuts.ts';

type Meaning = 'next' | 'previous' | 'decide';

/** What a key means in a queue; null for any other, for one that is typed somewhere, and for the browser's own combinations. */
export function meaningOf(event: KeyboardEvent): Meaning | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return null;
  const { target } = event;
  const at = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (at('input, textarea, select, [contenteditable], [role="dialog"]')) return null;
  switch (event.key) {
    case 'j':
    case 'J':
      return 'next';
    case 'k':
    case 'K':
      return 'previous';
    // Elsewhere the arrows scroll the page, and Enter presses what has the focus.
    case 'ArrowDown':
      return at('[data-queue]') ? 'next' : null;
    case 'ArrowUp':
      return at('[data-queue]') ? 'previous' : null;
    case 'Enter':
      // On what is chosen already it would do nothing: in the list, and in the menu that led here.
      return at('a, button, summary') && !at('[data-queue] [aria-current="true"], a[aria-current="page"]')
        ? null
        : 'decide';
    default:
      return null;
  }
}

/** Listens for J, K, the arrows and Enter while a room is open. */
export function useQueueKeys(act: Readonly<Record<Meaning, () => void>>): void {
  const on = useShortcutsOn((state) => state.on);
  const { next, previous, decide } = act;
  useEffect(() => {
    if (!on) return;
    function press(event: KeyboardEvent) {
      const meaning = meaningOf(event);
      if (meaning === null) return;
      event.preventDefault();
      if (meaning === 'next') next();
      else if (meaning === 'previous') previous();
      else decide();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on, next, previous, decide]);
}
