import { isRecord, parseStored } from '#lib/storage.ts';
import type { Store } from '#lib/storage.ts';

/** What a reload of the room must not lose: the text in the box, and answers that the server has not confirmed. */
export interface Kept {
  readonly draft: string;
  readonly answers: readonly { readonly id: string; readonly to: number; readonly text: string }[];
}

const nothing: Kept = { draft: '', answers: [] };

function keyOf(interviewId: string): string {
  return `pinjian-interview-${interviewId}`;
}

/** What this tab kept of an interview; nothing for what is missing or was damaged from outside. */
export function readKept(store: Store, interviewId: string): Kept {
  const parsed = parseStored(store.read(keyOf(interviewId)));
  if (!isRecord(parsed)) return nothing;
  const { draft, answers } = parsed;
  return {
    draft: typeof draft === 'string' ? draft : '',
    answers: (Array.isArray(answers) ? (answers as unknown[]) : []).flatMap((each) => {
      if (!isRecord(each)) return [];
      const { id, to, text } = each;
      return typeof id === 'string' && typeof to === 'number' && typeof text === 'string' ? [{ id, to, text }] : [];
    }),
  };
}

/** Keeps it for this tab; with nothing left to keep, nothing stays behind. */
export function keep(store: Store, interviewId: string, { draft, answers }: Kept): void {
  if (draft === '' && answers.length === 0) store.remove(keyOf(interviewId));
  else {
    const kept: Kept = { draft, answers: answers.map(({ id, to, text }) => ({ id, to, text })) };
    store.write(keyOf(interviewId), JSON.stringify(kept));
  }
}
