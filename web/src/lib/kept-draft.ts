import { useCallback, useEffect, useRef } from 'react';
import { currentPath, goTo } from './navigation.ts';
import { notify } from './notice.ts';
import { beforeSessionEnds, draftsKey, linkDraftsKey } from './session-end.ts';
import { useSession } from './session.ts';
import { isRecord, parseStored, tabStore } from './storage.ts';

interface Draft<T> {
  /** What is typed and not saved yet; undefined when nothing is. JSON, nothing secret. */
  readonly read: () => T | undefined;
  /** Puts it back where it was typed. */
  readonly restore: (kept: T) => void;
  /** A form that saves by itself does so for who leaves, without a question; answers whether that went well. */
  readonly save?: () => Promise<boolean>;
  /** The same for one that is saved by a press: who leaves is offered that. */
  readonly saveFirst?: () => Promise<boolean>;
  /** Why leaving would lose something, in a sentence. */
  readonly lost?: () => string;
  /** Whose it is on a page that is opened by its link, with or without a session: what the link is for. */
  readonly byLink?: string;
}

/** A form with something in it that is not saved, for who is about to leave it. */
export interface Typed {
  readonly save: () => Promise<boolean>;
  /** Null where it is not offered. */
  readonly saveFirst: () => (() => Promise<boolean>) | null;
  readonly lost: () => string;
}

/** Who finds it again, and where in the tab's storage. */
interface Owner {
  readonly id: string;
  readonly key: string;
}

interface Open extends Typed {
  readonly place: string;
  /** Undefined while nobody is signed in. */
  readonly owner: () => Owner | undefined;
  /** It was kept before the page or the session ended: who leaves the form leaves that too. */
  isKeptEarly: boolean;
  readonly read: () => unknown;
}

const open = new Set<Open>();
const openers = new Set<() => void>();

/** The forms of this page that hold what is not saved. */
export function typedForms(): readonly Typed[] {
  return [...open].filter(({ read }) => read() !== undefined);
}

/** Runs `job` when a form opens, and now where one is. Answers how to end that. */
export function whenFormOpens(job: () => void): () => void {
  openers.add(job);
  if (open.size > 0) job();
  return () => void openers.delete(job);
}

/** Whoever signs in beside a page of a link leaves alone what is typed there, and the other way round. */
function ownerOf(byLink: string | undefined): Owner | undefined {
  if (byLink !== undefined) return { id: byLink, key: linkDraftsKey };
  const userId = useSession.getState().user?.userId;
  return userId === undefined ? undefined : { id: userId, key: draftsKey };
}

function stored({ id, key }: Owner): Record<string, unknown> {
  const kept = parseStored(tabStore.read(key));
  return isRecord(kept) && kept['userId'] === id && isRecord(kept['drafts']) ? kept['drafts'] : {};
}

function store({ id, key }: Owner, drafts: Record<string, unknown>): void {
  if (Object.keys(drafts).length === 0) tabStore.remove(key);
  else tabStore.write(key, JSON.stringify({ userId: id, drafts }));
}

function keep(forms: readonly Open[]): void {
  for (const { place, owner, read } of forms) {
    const whose = owner();
    if (whose === undefined) continue;
    const { [place]: _before, ...others } = stored(whose);
    const typed = read();
    store(whose, typed === undefined ? others : { ...others, [place]: typed });
  }
}

/** A session that has ended by then keeps it: its owner comes back. */
function forget({ place, owner }: Pick<Open, 'place' | 'owner'>): void {
  const whose = owner();
  if (whose === undefined) return;
  const { [place]: _left, ...others } = stored(whose);
  store(whose, others);
}

/** The session is about to end while forms are open: keeps what is typed in them. Call it while the user is still known. */
export function keepDrafts(): void {
  keep([...open]);
}

/**
 * Goes to another page to come back from it, for instance to buy what is missing; `next` in its address leads back. What
 * is typed in the forms of this page is kept for then, and nobody is asked about it on the way out.
 */
export function goToReturn(path: string): void {
  const next = currentPath();
  keep([...open]);
  for (const form of open) form.isKeptEarly = false;
  open.clear();
  goTo(`${path}?${new URLSearchParams({ next })}`);
}

// The client knows nothing of forms: a page without any does not load this.
beforeSessionEnds(keepDrafts);

// Within the product the shell asks (#ui/saving/leave-guard.tsx); a window that closes takes its storage along.
window.addEventListener('beforeunload', (event) => {
  if (typedForms().length > 0) event.preventDefault();
});

// A reload, by hand or by a phone that took the page's memory; a tab that is closed takes its storage along.
window.addEventListener('pagehide', () => keep([...open]));
// The page came back as it was, with all that is typed in it.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const form of open) forget(form);
});

/**
 * Keeps a form over the end of a session and over a reload: who comes back to the same page, in this tab and as the same
 * person, finds what they had typed. A form that is gone, sent or closed, keeps nothing. `name` tells the forms of one
 * page apart. Answers how to keep what is typed now, for a page that may end without a word (a phone takes its memory).
 */
export function useKeptDraft<T>(name: string, draft: Draft<T>): () => void {
  const latest = useRef(draft);
  const mine = useRef<Open | null>(null);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    const place = `${currentPath()}#${name}`;
    const owner = () => ownerOf(latest.current.byLink);
    const whose = owner();
    if (whose !== undefined) {
      const { [place]: kept } = stored(whose);
      forget({ place, owner });
      if (kept !== undefined) {
        latest.current.restore(kept as T);
        notify('info', '已恢复之前填写、还没有提交的内容');
      }
    }
    const form: Open = {
      place,
      owner,
      isKeptEarly: false,
      read: () => latest.current.read(),
      // One that cannot save by itself has not saved.
      save: async () => (await latest.current.save?.()) ?? false,
      saveFirst: () => latest.current.saveFirst ?? null,
      lost: () => latest.current.lost?.() ?? '离开后，最近输入的内容会丢失。',
    };
    mine.current = form;
    open.add(form);
    for (const opened of openers) opened();
    return () => {
      mine.current = null;
      open.delete(form);
      if (form.isKeptEarly) forget(form);
    };
  }, [name]);
  return useCallback(() => {
    if (mine.current === null || !open.has(mine.current)) return;
    mine.current.isKeptEarly = true;
    keep([mine.current]);
  }, []);
}
