import { useEffect, useRef } from 'react';
import { currentPath } from './navigation.ts';
import { notify } from './notice.ts';
import { beforeSessionEnds, draftsKey } from './session-end.ts';
import { useSession } from './session.ts';
import { isRecord, parseStored, tabStore } from './storage.ts';

interface Draft<T> {
  /** What is typed and not saved yet; undefined when nothing is. JSON, nothing secret. */
  readonly read: () => T | undefined;
  /** Puts it back where it was typed. */
  readonly restore: (kept: T) => void;
}

interface Open {
  readonly place: string;
  readonly read: () => unknown;
}

const open = new Set<Open>();

function stored(userId: string): Record<string, unknown> {
  const kept = parseStored(tabStore.read(draftsKey));
  return isRecord(kept) && kept['userId'] === userId && isRecord(kept['drafts']) ? kept['drafts'] : {};
}

function store(userId: string, drafts: Record<string, unknown>): void {
  if (Object.keys(drafts).length === 0) tabStore.remove(draftsKey);
  else tabStore.write(draftsKey, JSON.stringify({ userId, drafts }));
}

/** The session is about to end while forms are open: keeps what is typed in them. Call it while the user is still known. */
export function keepDrafts(): void {
  const userId = useSession.getState().user?.userId;
  if (userId === undefined) return;
  const drafts = stored(userId);
  for (const { place, read } of open) {
    const typed = read();
    if (typed !== undefined) drafts[place] = typed;
  }
  store(userId, drafts);
}

// The client knows nothing of forms: a page without any does not load this.
beforeSessionEnds(keepDrafts);

/**
 * Keeps a form over the end of a session: who signs in again and comes back to the same page finds what they had typed.
 * `name` tells the forms of one page apart.
 */
export function useKeptDraft<T>(name: string, draft: Draft<T>): void {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    const place = `${currentPath()}#${name}`;
    const userId = useSession.getState().user?.userId;
    if (userId !== undefined) {
      const { [place]: kept, ...others } = stored(userId);
      store(userId, others);
      if (kept !== undefined) {
        latest.current.restore(kept as T);
        notify('info', '已恢复登录过期前填写的内容');
      }
    }
    const mine: Open = { place, read: () => latest.current.read() };
    open.add(mine);
    return () => void open.delete(mine);
  }, [name]);
}
