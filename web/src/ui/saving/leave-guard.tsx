import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { logWarning } from '#lib/log.ts';
import type { SaveState } from '#lib/saving/saver.ts';
import { leaveText } from '#lib/saving/words.ts';
import { currentPair } from '#lib/session.ts';
import { confirm } from '../confirm.tsx';

interface LeaveGuardProps {
  readonly saving: { readonly state: SaveState<unknown>; readonly flush: () => Promise<boolean> };
}

/** Stands between unsaved words and the way out: saves and lets go, or asks. */
export function LeaveGuard({ saving }: LeaveGuardProps) {
  const { state, flush } = saving;
  const isUnsaved = state.kind !== 'saved';
  // Who is sent to sign in again is not held back: what was typed waits for them (#lib/kept-draft.ts).
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentPair() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  // The question is asked when the network is gone: its dialog has to be here by then.
  useEffect(() => {
    import('../confirm-dialog.tsx').catch((error: unknown) =>
      logWarning('the dialog of questions could not be loaded', error),
    );
  }, []);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    async function decide() {
      const question = {
        title: '还有没保存的修改',
        text: leaveText(state),
        yes: '不保存，离开',
        no: '继续编辑',
        danger: true,
      };
      if ((await flush()) || (await confirm(question))) blocker.proceed?.();
      else blocker.reset?.();
    }
    void decide();
    // Asked once for each way out, with the state it was blocked in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker.state]);

  return null;
}
