import { tabStore } from './storage.ts';

/** What somebody had typed when their session or their page ended, for this tab and for them alone (kept-draft.ts). */
export const draftsKey = 'pinjian-drafts';
/** The same of a page that is opened by its link, with or without a session; it ends with the tab. */
export const linkDraftsKey = 'pinjian-link-drafts';

const listeners = new Set<() => void>();

/** `listener` is called while the user is still known, before the session of this tab ends by itself. */
export function beforeSessionEnds(listener: () => void): void {
  listeners.add(listener);
}

/** The session is about to end while forms may be open. */
export function sessionEnds(): void {
  for (const listener of listeners) listener();
}

/** Somebody signs out on purpose: nothing of theirs stays in this tab. */
export function forgetDrafts(): void {
  tabStore.remove(draftsKey);
}
