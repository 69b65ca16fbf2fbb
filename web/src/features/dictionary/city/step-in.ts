import type { KeyboardEvent } from 'react';

/** The nearest of `all` in the row above (-1) or below (1) the one that has the focus. */
function inNextRow(all: readonly HTMLElement[], from: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const beyond = all
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (direction === 1 ? box.top > here.top + 1 : box.top < here.top - 1));
  const rowTop =
    direction === 1 ? Math.min(...beyond.map(({ box }) => box.top)) : Math.max(...beyond.map(({ box }) => box.top));
  return beyond
    .filter(({ box }) => Math.abs(box.top - rowTop) <= 1)
    .toSorted((a, b) => Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left))[0]?.element;
}

/** Where an arrow, Home or End leads from the focused one among the elements that match in the same dialog; null for other keys. */
export function stepIn(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | null {
  const from = event.currentTarget;
  const all = [...(from.closest('[role="dialog"]')?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const at = all.indexOf(from);
  const next = {
    ArrowRight: () => all[at + 1],
    ArrowLeft: () => all[at - 1],
    ArrowDown: () => inNextRow(all, from, 1),
    ArrowUp: () => inNextRow(all, from, -1),
    Home: () => all[0],
    End: () => all.at(-1),
  }[event.key];
  if (next === undefined) return null;
  event.preventDefault();
  return next() ?? null;
}
