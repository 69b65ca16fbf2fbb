import type { AgentAct, VerdictReason } from '@pinjian/contract/agent-act.ts';
import type { DecidedAct } from '@pinjian/contract/agent.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '#lib/notice.ts';
import { approveMutation, declineMutation } from '../api.ts';

/** In which a decision can be taken back: nothing was sent yet. */
export const takeBackSeconds = 10;

/** A decision that was made here and is not sent yet. */
export interface Held {
  readonly kind: 'approve' | 'decline';
  readonly acts: readonly { readonly actId: string; readonly text?: string }[];
  readonly reason: VerdictReason | null;
  /** When it is sent, milliseconds since 1970. */
  readonly dueAt: number;
}

/** What came of what was agreed to, in a sentence. */
function outcomeText(decided: readonly DecidedAct[]): string {
  const refused = decided.filter(({ objection }) => objection !== null);
  const done = decided.length - refused.length;
  const why = refused[0]?.objection ?? '';
  if (refused.length === 0) return `已同意 ${done} 件，正在做`;
  return done === 0 ? `没有做：${why}` : `已同意 ${done} 件，${refused.length} 件没有做：${why}`;
}

/**
 * Decisions on acts that wait. Each is held for ten seconds before it is sent, and leaves the list at once; another one,
 * or leaving the page, sends it. A window that is closed before has decided nothing: what waited still waits.
 */
export function useDecisions() {
  const { mutateAsync: approve } = useMutation(approveMutation);
  const { mutateAsync: decline } = useMutation(declineMutation);
  const [held, setHeld] = useState<Held | null>(null);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef<Held | null>(null);

  const hold = useCallback((next: Held | null) => {
    latest.current = next;
    setHeld(next);
  }, []);

  const send = useCallback(
    async ({ kind, acts, reason }: Held) => {
      const ids = acts.map(({ actId }) => actId);
      setSent((before) => new Set([...before, ...ids]));
      try {
        if (kind === 'approve') {
          const decided = await approve([...acts]);
          notify(decided.some(({ objection }) => objection !== null) ? 'info' : 'success', outcomeText(decided));
        } else await decline({ actIds: ids, reason });
      } finally {
        setSent((before) => new Set([...before].filter((each) => !ids.includes(each))));
      }
    },
    [approve, decline],
  );

  const sendHeld = useCallback(() => {
    const { current } = latest;
    if (current === null) return;
    hold(null);
    // Of a failure the client has told; the acts are in the list again.
    void Promise.allSettled([send(current)]);
  }, [hold, send]);

  useEffect(() => {
    if (held === null) return undefined;
    const timer = setTimeout(sendHeld, Math.max(0, held.dueAt - Date.now()));
    return () => clearTimeout(timer);
  }, [held, sendHeld]);
  useEffect(() => () => sendHeld(), [sendHeld]);

  return {
    held,
    /** Decided here, whether sent or not: these have left the list. */
    isGone: ({ actId }: Pick<AgentAct, 'actId'>) =>
      sent.has(actId) || held?.acts.some((each) => each.actId === actId) === true,
    decide: (kind: Held['kind'], acts: Held['acts']) => {
      sendHeld();
      hold({ kind, acts, reason: null, dueAt: Date.now() + takeBackSeconds * 1000 });
    },
    /** Why it was declined; the time to take it back begins anew. */
    explain: (reason: VerdictReason) => {
      const { current } = latest;
      if (current !== null) hold({ ...current, reason, dueAt: Date.now() + takeBackSeconds * 1000 });
    },
    takeBack: () => hold(null),
    sendHeld,
  };
}
export type Decisions = ReturnType<typeof useDecisions>;
