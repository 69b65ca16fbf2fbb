import { useLayoutEffect, useRef, type RefObject } from 'react';
import { keyOf } from '../entries/model.ts';
import { valueAt, type ListPath } from '../model.ts';
import { useEditing, useEditor, type Removed } from './editor-store.ts';

/** Where the keyboard goes after a list has changed. */
type Aim =
  | { readonly kind: 'entry'; readonly index: number }
  | { readonly kind: 'move'; readonly key: string; readonly way: 'up' | 'down' }
  | { readonly kind: 'undo' };

export interface Entries {
  /** One of each entry, in order. */
  readonly keys: readonly string[];
  /** The entry that was taken out of this list last, while it can be brought back. */
  readonly removed: Removed | null;
  readonly add: (entry: object) => void;
  readonly remove: (index: number) => void;
  readonly moveUp: (index: number) => void;
  readonly moveDown: (index: number) => void;
  readonly undo: () => void;
}

/** A list of entries to add to, take from and put in order; inside the box with the ref the focus follows what was done. */
export function useEntries(list: ListPath): readonly [RefObject<HTMLDivElement | null>, Entries] {
  const editor = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const aim = useRef<Aim | null>(null);
  const joined = useEditing(({ content }) => valueAt(content, list).map(keyOf).join(' '));
  const removed = useEditing((editing) => (editing.removed?.list === list ? editing.removed : null));
  const keys = joined === '' ? [] : joined.split(' ');

  // No list of dependencies: the aim says whether there is anything to do.
  useLayoutEffect(() => {
    const wanted = aim.current;
    if (wanted === null) return;
    aim.current = null;
    focusOn(box.current, wanted);
  });

  function move(from: number, to: number, way: 'up' | 'down') {
    const key = keys[from];
    if (key === undefined || to < 0 || to >= keys.length) return;
    aim.current = { kind: 'move', key, way };
    editor.move(list, from, to);
  }

  const entries: Entries = {
    keys,
    removed,
    add(entry) {
      aim.current = { kind: 'entry', index: keys.length };
      editor.add(list, entry);
    },
    remove(index) {
      aim.current = { kind: 'undo' };
      editor.remove(list, index);
    },
    moveUp: (index) => move(index, index - 1, 'up'),
    moveDown: (index) => move(index, index + 1, 'down'),
    undo() {
      aim.current = { kind: 'entry', index: removed?.index ?? 0 };
      editor.undoRemove();
    },
  };
  return [box, entries];
}

function focusOn(box: HTMLElement | null, aim: Aim): void {
  if (box === null) return;
  if (aim.kind === 'entry') {
    const entry = box.querySelectorAll(':scope > [data-entry]')[aim.index];
    entry?.querySelector<HTMLElement>('input, textarea')?.focus();
  } else if (aim.kind === 'move') {
    const entry = box.querySelector(`:scope > [data-entry="${aim.key}"]`);
    const other = aim.way === 'up' ? 'down' : 'up';
    const button =
      entry?.querySelector<HTMLElement>(`[data-move="${aim.way}"]:not(:disabled)`) ??
      entry?.querySelector<HTMLElement>(`[data-move="${other}"]`);
    button?.focus();
  } else {
    (box.querySelector<HTMLElement>('[data-undo]') ?? box.querySelector<HTMLElement>('[data-add]'))?.focus();
  }
}
