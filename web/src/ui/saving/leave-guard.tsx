import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { typedForms, whenFormOpens } from '#lib/kept-draft.ts';
import { logWarning } from '#lib/log.ts';
import { currentPair } from '#lib/session.ts';
import { confirm } from '../confirm.tsx';

async function mayLeave(): Promise<boolean> {
  for (const form of typedForms()) await form.save();
  const [left, ...others] = typedForms();
  if (left === undefined) return true;
  const saveFirst = others.length === 0 ? left.saveFirst() : null;
  return await confirm({
    title: '还有没保存的修改',
    text: left.lost(),
    yes: '不保存，离开',
    no: '继续编辑',
    danger: true,
    ...(saveFirst !== null && { safely: { label: '保存并离开', run: saveFirst } }),
  });
}

/** Loads what asks. The question is asked when the network is gone: its dialog has to be here by then. */
function loadDialog(): void {
  import('../confirm-dialog.tsx').catch((error: unknown) =>
    logWarning('the dialog of questions could not be loaded', error),
  );
}

/**
 * Stands once in the shell, between what is typed and not saved in any form and every way out of its page within the
 * product: saves and lets go, or asks. Every form that keeps what is typed (#lib/kept-draft.ts) is watched by it; that
 * file also warns before the window closes.
 */
export function LeaveGuard() {
  // Who is sent to sign in again is not held back: what was typed waits for them.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && currentPair() !== null && typedForms().length > 0,
  );

  useEffect(() => whenFormOpens(loadDialog), []);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    async function decide() {
      if (await mayLeave()) blocker.proceed?.();
      else blocker.reset?.();
    }
    void decide();
    // Asked once for each way out.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker.state]);

  return null;
}
