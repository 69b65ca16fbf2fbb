import type { HideReason } from '@pinjian/contract/matching-talent.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#lib/session.ts';
import { addMutation, hideMutation, unhideMutation } from './api.ts';

/** Somebody whom a recruiter looks at. */
export interface Target {
  readonly resumeId: string;
  /** Masked: 张**. */
  readonly name: string;
  /** Whether they can be added for the position; what is not known is left to the server. */
  readonly mayAdd: boolean;
}

/** Somebody who was hidden a moment ago, and for which position. */
export interface Hidden {
  readonly resumeId: string;
  readonly positionId: string;
  readonly name: string;
}

/** What can be done with talents, for the position they are looked at for; without one it is asked which. */
export function useTalentMoves(positionId: string | undefined) {
  const canMove = useSession((state) => state.permissions.includes('candidate.move'));
  const adding = useMutation(addMutation);
  const hiding = useMutation(hideMutation);
  const showing = useMutation(unhideMutation);
  const [choosing, setChoosing] = useState<readonly Target[]>([]);
  const [hidden, setHidden] = useState<readonly Hidden[]>([]);

  function canAdd({ mayAdd }: Target): boolean {
    return canMove && (positionId === undefined || mayAdd);
  }

  return {
    canMove,
    canHide: canMove && positionId !== undefined,
    canAdd,
    addingId: adding.isPending ? adding.variables.resumeId : null,
    add(target: Target): void {
      if (!canAdd(target) || adding.isPending) return;
      if (positionId === undefined) setChoosing([target]);
      else adding.mutate({ positionId, resumeId: target.resumeId });
    },
    hide({ resumeId, name }: Target, reason: HideReason = 'other'): void {
      if (!canMove || positionId === undefined) return;
      const one = { resumeId, positionId, name };
      setHidden((before) => [one, ...before.filter((each) => each.resumeId !== resumeId)]);
      const back = () => setHidden((before) => before.filter((each) => each !== one));
      hiding.mutate({ resumeId, positionId, reason }, { onError: back });
    },
    /** Those who can be brought back for ten seconds; lists are without them at once. */
    hidden,
    undo(one: Hidden): void {
      setHidden((before) => before.filter((each) => each !== one));
      showing.mutate({ positionId: one.positionId, resumeId: one.resumeId });
    },
    forget(one: Hidden): void {
      setHidden((before) => before.filter((each) => each !== one));
    },
    /** Those for whom a position is asked for; none while it is not. */
    choosing,
    choose: setChoosing,
  };
}
export type TalentMoves = ReturnType<typeof useTalentMoves>;
