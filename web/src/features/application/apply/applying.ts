import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const mark = 'apply';

/** A position's page with its application sheet open. */
export function applyingAt(path: string): string {
  return `${path}?${new URLSearchParams({ [mark]: '1' })}`;
}

/** Whether the address asks for the application sheet, and how to stop asking: it is closed, or was sent. */
export function useApplying(): { readonly isAsked: boolean; readonly stop: () => void } {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(mark);
  const stop = useCallback(() => {
    setParams(
      (before) => {
        before.delete(mark);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [setParams]);
  return { isAsked, stop };
}
