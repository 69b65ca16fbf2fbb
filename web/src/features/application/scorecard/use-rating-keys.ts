import type { ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import { useEffect, useEffectEvent } from 'react';
import { useShortcutsOn } from '#lib/shortcuts.ts';
import { answerOfKey, placeForKey } from './model.ts';

interface Rating {
  /** The competency that keys answer; null for the first without an answer. */
  readonly pointed: number | null;
  readonly point: (at: number | null) => void;
  readonly change: (content: ScorecardContent) => void;
}

function isTyped({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}

/** Keys 1 to 4 rate a competency, 0 says that there was no evidence, and each leads on to the next. */
export function useRatingKeys(content: ScorecardContent, { pointed, point, change }: Rating): void {
  const on = useShortcutsOn((state) => state.on);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing || isTyped(event)) return;
    const answer = answerOfKey(event.key);
    const at = placeForKey(content, pointed);
    if (answer === undefined || at === null) return;
    event.preventDefault();
    change({ ...content, marks: content.marks.map((mark, index) => (index === at ? { ...mark, answer } : mark)) });
    point(at + 1 < content.marks.length ? at + 1 : null);
  });
  useEffect(() => {
    if (!on) return;
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);
}
