import { create } from 'zustand';

/** One toast. Errors are read out at once, the rest when the reader is free. */
export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
  /** A smaller second line, such as the request id of a server error. */
  readonly detail: string | null;
}

interface Notices {
  readonly list: readonly Notice[];
}

const shownMs = { success: 3000, info: 4000, error: 5000 } as const;
/** More than this at once is noise; the oldest goes. */
const maxShown = 3;

export const useNotices = create<Notices>()(() => ({ list: [] }));

let nextId = 1;

export function dismissNotice(id: number): void {
  useNotices.setState(({ list }) => ({ list: list.filter((notice) => notice.id !== id) }));
}

/** Takes away what went wrong before, when the same is tried again. */
export function dismissErrors(): void {
  useNotices.setState(({ list }) => ({ list: list.filter(({ kind }) => kind !== 'error') }));
}

/** Shows a toast. A text that is already on the screen is not repeated: ten failed requests are one message. */
export function notify(kind: Notice['kind'], text: string, detail: string | null = null): void {
  const { list } = useNotices.getState();
  if (list.some((notice) => notice.text === text && notice.kind === kind)) return;
  const notice: Notice = { id: nextId++, kind, text, detail };
  useNotices.setState({ list: [...list, notice].slice(-maxShown) });
  setTimeout(() => dismissNotice(notice.id), shownMs[kind]);
}
