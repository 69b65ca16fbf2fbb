import { errors } from '@pinjian/contract/errors.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { messageTime } from '#lib/format/time.ts';
import { storable } from '../editor/model.ts';

/** Saved this long after the last key. */
export const pauseMs = 1200;
/** Tried again this long after a try that found no server. */
export const retryMs = 6000;

/** A resume as the server has it. */
export interface Stored {
  readonly version: number;
  readonly content: ResumeContent;
  /** Per cent. */
  readonly completeness: number;
  /** Instant of the last save. */
  readonly updatedAt: string;
}

export type SaveState =
  /** The server has everything. */
  | { readonly kind: 'saved' }
  /** Something was typed since. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** Something typed cannot be stored yet: half a phone number, say. */
  | { readonly kind: 'invalid' }
  /** Will be tried again. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Changed elsewhere meanwhile; nothing is sent until the person decides. */
  | { readonly kind: 'conflict'; readonly theirs: Stored };

export interface SaverStart {
  readonly stored: Stored;
  /** Saves over a version. Rejects with a CallError. */
  readonly send: (
    version: number,
    content: ResumeContent,
  ) => Promise<Omit<Stored, 'content' | 'updatedAt'> & { readonly savedAt: string }>;
  /** The resume as the server has it now. */
  readonly load: () => Promise<Stored>;
  /** Told of every change of the state or of what is stored. */
  readonly show: (state: SaveState, stored: Stored) => void;
}

export interface Saver {
  /** The person changed something; saved after a pause. */
  readonly change: (content: ResumeContent) => void;
  /** Saves now what is not saved; false where that did not succeed. */
  readonly flush: () => Promise<boolean>;
  /** Ends a conflict: what was typed here goes over what stands there. */
  readonly overwrite: () => Promise<boolean>;
  /** What the server has is what the person has: after a conflict was given up, or another call saved. */
  readonly adopt: (stored: Stored) => void;
  readonly stored: () => Stored;
  /** No timer outlives the page; a save under way ends on its own. */
  readonly stop: () => void;
}

/** Both come out of the same schema, which puts the keys in its own order. */
function isSame(a: ResumeContent, b: ResumeContent): boolean {
  return JSON.stringify(storable(a) ?? a) === JSON.stringify(storable(b) ?? b);
}

function codeOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? error.code
    : 0;
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : '请稍后再试';
}

/**
 * Saves a resume by itself: one save at a time, each over the version of the one before; what is typed meanwhile goes
 * with the next. A version that moved is first looked at: when the server holds what this page sent (an answer that was
 * lost) it goes on, otherwise it stops and says so. What was typed is never dropped.
 */
export function createSaver({ stored: first, send, load, show }: SaverStart): Saver {
  let stored = first;
  let state: SaveState = { kind: 'saved' };
  /** What the person has; null when the server has it all. */
  let wanted: ResumeContent | null = null;
  /** What was sent last: may have arrived although no answer came. */
  let lastSent: ResumeContent | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: SaveState) {
    state = next;
    show(state, stored);
  }

  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  function wentThrough(
    saved: Awaited<ReturnType<SaverStart['send']>>,
    content: ResumeContent,
    held: ResumeContent,
  ): boolean {
    stored = { version: saved.version, content, completeness: saved.completeness, updatedAt: saved.savedAt };
    if (wanted === held) wanted = null;
    become({ kind: wanted === null ? 'saved' : 'unsaved' });
    if (wanted !== null) later(pauseMs);
    return wanted === null;
  }

  /** True when the version on the server is of this page's own making; then the next try goes over it. */
  async function isOurs(): Promise<boolean> {
    const theirs = await load();
    if (isSame(theirs.content, stored.content) || (lastSent !== null && isSame(theirs.content, lastSent))) {
      stored = theirs;
      return true;
    }
    become({ kind: 'conflict', theirs });
    return false;
  }

  async function save(held: ResumeContent, mayLook: boolean): Promise<boolean> {
    const content = storable(held);
    if (content === null) {
      become({ kind: 'invalid' });
      return false;
    }
    become({ kind: 'saving' });
    try {
      return wentThrough(await send(stored.version, content), content, held);
    } catch (error) {
      if (codeOf(error) === errors.stateChanged.code && mayLook) return await afterRefusal(held);
      lastSent = content;
      become({ kind: 'failed', message: messageOf(error) });
      later(retryMs);
      return false;
    }
  }

  async function afterRefusal(held: ResumeContent): Promise<boolean> {
    try {
      return (await isOurs()) && (await save(held, false));
    } catch (error) {
      become({ kind: 'failed', message: messageOf(error) });
      later(retryMs);
      return false;
    }
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (running !== null) await running;
    if (wanted === null) return true;
    if (state.kind === 'conflict') return false;
    running = save(wanted, true).finally(() => {
      running = null;
    });
    return await running;
  }

  return {
    change(content) {
      wanted = content;
      if (state.kind === 'conflict') return;
      if (state.kind !== 'saving') become({ kind: 'unsaved' });
      later(pauseMs);
    },
    flush,
    async overwrite() {
      if (state.kind !== 'conflict') return await flush();
      stored = { ...state.theirs, content: stored.content };
      state = { kind: 'unsaved' };
      return await flush();
    },
    adopt(next) {
      clearTimeout(timer);
      stored = next;
      wanted = null;
      become({ kind: 'saved' });
    },
    stored: () => stored,
    stop: () => clearTimeout(timer),
  };
}

/** The state in a few words, for the head of the page: 已保存 09:30; another day's save with its day. */
export function saveText(state: SaveState, stored: Stored, now: number): string {
  switch (state.kind) {
    case 'saved':
      return stored.version > 1 ? `已保存 ${messageTime(stored.updatedAt, now).replace('今天 ', '')}` : '';
    case 'unsaved':
      return '有未保存的修改';
    case 'saving':
      return '正在保存…';
    case 'invalid':
      return '有内容需要修改，改好后自动保存';
    case 'failed':
      return `没有保存：${state.message}`;
    case 'conflict':
      return '简历在别处被修改过，还没有保存';
  }
}
