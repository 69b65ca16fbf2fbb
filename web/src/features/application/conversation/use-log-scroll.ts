import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So near the end one reads what comes. */
const nearPx = 80;

interface LogScroll {
  readonly log: RefObject<HTMLDivElement | null>;
  /** Something has come below what is looked at. */
  readonly hasNewer: boolean;
  readonly onScroll: () => void;
  readonly jump: () => void;
}

/**
 * Keeps the place of who reads a log: at its end it follows what comes, older messages above move nothing, and what
 * comes while one reads further up is told of.
 */
export function useLogScroll({ first, last }: { readonly first: number; readonly last: string }): LogScroll {
  const log = useRef<HTMLDivElement | null>(null);
  const before = useRef({ first: 0, last: '', height: 0, atEnd: true });
  const [hasNewer, setHasNewer] = useState(false);

  const jump = useCallback(() => {
    const box = log.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
    before.current.atEnd = true;
    setHasNewer(false);
  }, []);

  const onScroll = useCallback(() => {
    const box = log.current;
    if (box === null) return;
    before.current.atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx;
    if (before.current.atEnd) setHasNewer(false);
  }, []);

  useLayoutEffect(() => {
    const box = log.current;
    if (box === null) return;
    const was = before.current;
    if (was.first !== 0 && first < was.first) box.scrollTop += box.scrollHeight - was.height;
    else if (last !== was.last) {
      if (was.atEnd) box.scrollTop = box.scrollHeight;
      else setHasNewer(true);
    }
    before.current = { ...was, first, last, height: box.scrollHeight };
  }, [first, last]);

  return { log, hasNewer, onScroll, jump };
}
