import type { ReportQuote } from '@pinjian/contract/interview-report.ts';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Jump {
  /** The quote one came from; null before the first. */
  readonly chosen: ReportQuote | null;
  readonly turnId: (seq: number) => string;
  /** Shows where a quote was said, and moves the focus there. */
  readonly to: (quote: ReportQuote) => void;
  /** Back to where one was. */
  readonly back: () => void;
}

function show(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  element.focus({ preventScroll: true });
}

/** Leads from a quote to its place in the transcript and back. */
export function useJump(): Jump {
  const id = useId();
  const [chosen, setChosen] = useState<ReportQuote | null>(null);
  const from = useRef<Element | null>(null);
  const turnId = (seq: number) => `${id}-${seq}`;
  return {
    chosen,
    turnId,
    to(quote) {
      from.current = document.activeElement;
      // What was folded stands in full before its place is looked for.
      flushSync(() => setChosen(quote));
      show(document.getElementById(turnId(quote.seq)));
    },
    back() {
      show(from.current);
      setChosen(null);
    },
  };
}
