import { useEffect, useRef, useState } from 'react';
import { isAbort } from '#lib/client.ts';
import { loadSandbox, type SandboxContent } from '../api.ts';

/** New codes appear by themselves, this often. */
const refreshMs = 3000;

/** What the sandbox shows now, kept fresh; `error` is the last look's, while older content stays. */
export function useSandbox(): { content: SandboxContent | null; error: unknown; reload: () => void } {
  const [content, setContent] = useState<SandboxContent | null>(null);
  const [error, setError] = useState<unknown>(null);
  const lookAgain = useRef<() => void>(undefined);

  useEffect(() => {
    let leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(timer);
      leaving.abort();
      leaving = new AbortController();
      loadSandbox(leaving.signal).then(
        (loaded) => {
          setContent(loaded);
          setError(null);
        },
        (reason: unknown) => {
          if (!isAbort(reason)) setError(reason);
        },
      );
      timer = setTimeout(look, refreshMs);
    }
    look();
    lookAgain.current = look;
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);

  return { content, error, reload: () => lookAgain.current?.() };
}
