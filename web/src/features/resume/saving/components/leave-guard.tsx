import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { logWarning } from '#lib/log.ts';
import { currentPair } from '#lib/session.ts';
import { confirm } from '#ui/confirm.tsx';
import type { SaveState } from '../model.ts';
import type { Saving } from './use-saving.ts';

function reasonOf(state: SaveState): string {
  switch (state.kind) {
    case 'invalid':
      return '有内容的格式不对，还没法保存。离开后，最近的修改会丢失。';
    case 'conflict':
      return '简历在别处被修改过，这里的修改还没有保存。离开后会丢失。';
    default:
      return '没能保存到服务器。离开后，最近的修改会丢失。';
  }
}

/** Stands between unsaved words and the way out: saves and lets go, or asks. */
export function LeaveGuard({ saving }: { readonly saving: Saving }) {
  const { state, flush } = saving;
  const isUnsaved = state.kind !== 'saved';
  // Who is sent to sign in again is not held back: what was typed waits for them (#lib/kept-draft.ts).
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentPair() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  // The question is asked when the network is gone: its dialog has to be here by then.
  useEffect(() => {
    import('#ui/confirm-dialog.tsx').catch((error: unknown) =>
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
        text: reasonOf(state),
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
