import { useMutation } from '@tanstack/react-query';
import type { CandidateStanding } from '@pinjian/contract/application-candidate.ts';
import { useState } from 'react';
import { isEnough } from '../cost/enough.ts';
import { shortOf } from '../cost/model.ts';
import { useCost } from '../cost/use-cost.ts';
import { newIdempotencyKey } from '#lib/client.ts';
import { confirm } from '#ui/confirm.tsx';
import { inviteAllMutation, passAllMutation } from '../bulk/api.ts';
import type { Planned } from '../round/round-sheet.tsx';
import { moveMutation, rejectMutation } from './api.ts';
import { offeredTo, type OfferedMove } from './model.ts';
import type { Rejection } from './reject-sheet.tsx';

/** A candidate who can be moved, with the name they are asked about by. */
export interface Movable {
  readonly standing: CandidateStanding;
  readonly name: string;
  readonly position: { readonly positionId: string; readonly title: string };
}

/** A new round of a candidate, planned from how they stand now. */
function plannedOf({ standing, name, position }: Movable): Planned {
  const { applicationId, state, version } = standing;
  return { applicationId, from: state, version, position, name, moves: null };
}

function idOf(candidate: Movable | null): string | undefined {
  return candidate?.standing.applicationId;
}

/**
 * Moves of candidates one at a time: what asks first, what opens the sheet, what is under way. `candidates` are those
 * on the screen: the sheet follows what becomes of the one it is about, so that a second try is made from the newest state.
 * One who has left the screen meanwhile keeps their sheet, and what was typed into it: the server says why it is too late.
 */
export function useMoves(candidates: readonly Movable[]) {
  const move = useMutation(moveMutation);
  const reject = useMutation(rejectMutation);
  const passAll = useMutation(passAllMutation);
  const inviteAll = useMutation(inviteAllMutation);
  const { quote } = useCost('aiInterview');
  const [opened, setOpened] = useState<Movable | null>(null);
  const [planning, setPlanning] = useState<Movable | null>(null);
  const rejecting = candidates.find((each) => idOf(each) === idOf(opened)) ?? opened;
  const planned = candidates.find((each) => idOf(each) === idOf(planning)) ?? planning;

  async function make(candidate: Movable, wanted: OfferedMove): Promise<void> {
    const { standing, name } = candidate;
    if (!offeredTo(standing).includes(wanted) || move.isPending) return;
    if (wanted === 'reject') return setOpened(candidate);
    if (wanted === 'inviteToRealInterview' || wanted === 'inviteToNextRound') return setPlanning(candidate);
    if (wanted === 'takeBackAiInvitation') {
      const yes = await confirm({
        title: `收回给${name}的AI面试邀请？`,
        text: '对方会收到通知，之后可以再次邀请。',
        yes: '收回邀请',
      });
      if (!yes) return;
    }
    if (wanted === 'inviteToAiInterview' && !(await isEnough(quote, 1))) return;
    const { applicationId, state, version } = standing;
    move.mutate({ move: wanted, applicationId, from: state, version });
  }

  /**
   * The same by a single key, which is soon pressed by mistake: what reaches the candidate at once waits ten seconds on
   * the server, and can be taken back (BulkProgress). Answers whether it waits now.
   */
  function makeByKey(candidate: Movable, wanted: OfferedMove): boolean {
    const plan = wanted === 'passResume' ? passAll : wanted === 'inviteToAiInterview' ? inviteAll : null;
    const isShort = plan === inviteAll && quote !== undefined && shortOf(quote, 1) !== null;
    if (plan === null || isShort || !offeredTo(candidate.standing).includes(wanted)) {
      void make(candidate, wanted);
      return false;
    }
    if (plan.isPending) return false;
    const { applicationId, state, version } = candidate.standing;
    plan.mutate({ key: newIdempotencyKey(), items: [{ applicationId, from: state, version }] });
    return true;
  }

  return {
    make,
    makeByKey,
    /** The application whose move is on its way. */
    movingId: move.isPending ? move.variables.applicationId : null,
    /** Whom the sheet is open for. */
    rejecting,
    stopRejecting: () => setOpened(null),
    /** The interview with people that the sheet is open for. */
    planned: planned === null ? null : plannedOf(planned),
    stopPlanning: () => setPlanning(null),
    /** Sends what the sheet says; throws what refuses it. */
    reject: async (rejection: Rejection): Promise<void> => {
      if (rejecting === null) return;
      const { applicationId, state, version } = rejecting.standing;
      await reject.mutateAsync({ applicationId, from: state, version, ...rejection });
      setOpened(null);
    },
  };
}
export type Moves = ReturnType<typeof useMoves>;
