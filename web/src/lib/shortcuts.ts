import { create } from 'zustand';
import { browserStore } from './storage.ts';

const storageKey = 'pinjian-shortcuts';

/** Whether single keys act; whoever dictates or types by accident can turn them off (WCAG 2.1.4). */
export const useShortcutsOn = create<{ readonly on: boolean }>()(() => ({
  on: browserStore.read(storageKey) !== 'off',
}));

export function turnShortcuts(on: boolean): void {
  if (on) browserStore.remove(storageKey);
  else browserStore.write(storageKey, 'off');
  useShortcutsOn.setState({ on });
}
