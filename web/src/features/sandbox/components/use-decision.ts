import { useState } from 'react';
import { notify } from '#lib/notice.ts';

interface Decision<Outcome extends string> {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly decide: (outcome: Outcome) => Promise<void>;
}

/**
 * One decision in the place of somebody outside: a failure needs its reason, and nothing is sent twice. `onDecided` is
 * called either way: what is shown then is what holds.
 */
export function useDecision<Outcome extends string>(
  send: (outcome: Outcome, reason?: string) => Promise<void>,
  onDecided: () => void,
): Decision<Outcome> {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);

  async function decide(outcome: Outcome) {
    if (busy) return;
    const failed = outcome === 'failed';
    if (failed && reason.trim() === '') return notify('error', '请填写未通过的原因');
    setBusy(true);
    const [result] = await Promise.allSettled([send(outcome, failed ? reason.trim() : undefined)]);
    setBusy(false);
    // Of a failure the client has told the person.
    if (result.status === 'fulfilled') notify('success', '已记录核验结果');
    onDecided();
  }

  return { reason, setReason, decide };
}
