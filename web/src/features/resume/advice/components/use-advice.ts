import { shownContent, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { createContext, useContext, useDeferredValue, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useNow } from '#lib/clock.ts';
import { dateOnly } from '#lib/format/time.ts';
import { useEditor } from '../../editor/components/editor-store.ts';
import { keepDismissed, readDismissed } from '../dismissed.ts';
import { adviceKey, adviceOf, type Advice } from '../model.ts';

/** A position that the resume is written for, and what shows what it asks for. */
export interface ForJob {
  readonly positionId: string;
  readonly Gaps: ComponentType<{
    readonly resumeId: string;
    readonly positionId: string;
    readonly asOf: string;
    readonly onGo: (path: string) => void;
  }>;
}

export interface Advising {
  readonly resumeId: string;
  readonly advice: readonly Advice[];
  /** How many were said no to. */
  readonly dismissed: number;
  readonly dismiss: (advice: Advice) => void;
  /** Shows again what was said no to. */
  readonly restore: () => void;
  /** Shows the list. */
  readonly open: () => void;
}

/** Milliseconds of a pause in typing before it is looked at anew: nothing appears under somebody's hands. */
const pause = 900;

/** The content as it stood at the last pause in typing: who asks for it is not drawn with every letter. */
function useSettledContent(): ResumeContent {
  const editor = useEditor();
  const [content, setContent] = useState(() => editor.getState().content);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unfollow = editor.subscribe((now, before) => {
      if (now.content === before.content) return;
      clearTimeout(timer);
      timer = setTimeout(() => setContent(now.content), pause);
    });
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, [editor]);
  return content;
}

/** What rules say of the resume being edited, as it stands by now. */
export function useAdvising(resumeId: string, arrangement: ResumeArrangement, open: () => void): Advising {
  const content = useDeferredValue(useSettledContent());
  const [keys, setKeys] = useState(() => readDismissed(resumeId));
  const month = dateOnly(new Date(useNow()).toISOString()).slice(0, 7);
  const advice = useMemo(
    () => adviceOf(shownContent(content, arrangement), month, new Set(keys)),
    [content, arrangement, month, keys],
  );

  // What stands around the form is the same until there is other advice: its fields are hundreds.
  return useMemo(() => {
    function keep(next: readonly string[]) {
      setKeys(next);
      keepDismissed(resumeId, next);
    }
    return {
      resumeId,
      advice,
      dismissed: keys.length,
      dismiss: (one: Advice) => keep([...keys, adviceKey(one)]),
      restore: () => keep([]),
      open,
    };
  }, [resumeId, advice, keys, open]);
}

/** What leads to the list: 建议 3, without a number where there is none. */
export function adviceLabel({ advice }: Pick<Advising, 'advice'>): string {
  return advice.length === 0 ? '建议' : `建议 ${advice.length}`;
}

/** Around the form of the editor; null in the first edit, where what was read is to be checked and nothing else. */
export const AdvisingContext = createContext<Advising | null>(null);

/** How many things are said about a field. */
export function useAdviceCount(path: string): { readonly count: number; readonly open: () => void } {
  const advising = useContext(AdvisingContext);
  const count = advising?.advice.filter((each) => each.path === path).length ?? 0;
  return { count, open: () => advising?.open() };
}
