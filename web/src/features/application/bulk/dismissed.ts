import { create } from 'zustand';
import { parseStored, tabStore } from '#lib/storage.ts';

const storageKey = 'pinjian-bulk-read';
/** The server tells of ended ones for ten minutes; more than this nobody starts in that time. */
const kept = 50;

function stored(): string[] {
  const value = parseStored(tabStore.read(storageKey));
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** Ended bulk moves whose outcome was read in this tab; a reload does not show them again. */
export const useDismissed = create<{ readonly ids: readonly string[] }>()(() => ({ ids: stored() }));

export function dismissBulk(bulkId: string): void {
  const ids = [...useDismissed.getState().ids.filter((id) => id !== bulkId), bulkId].slice(-kept);
  tabStore.write(storageKey, JSON.stringify(ids));
  useDismissed.setState({ ids });
}
