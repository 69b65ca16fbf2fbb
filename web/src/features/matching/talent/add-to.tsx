import { useMutation } from '@tanstack/react-query';
import { newIdempotencyKey } from '#lib/client.ts';
import { addAllMutation, addMutation } from './api.ts';
import { PositionSheet } from './position-sheet.tsx';
import type { TalentMoves } from './use-talent-moves.ts';

interface AddToProps {
  readonly moves: TalentMoves;
  readonly onDone: () => void;
}

/** Adds those for whom a position has to be named: one at once, many in ten seconds. */
export function AddTo({ moves, onDone }: AddToProps) {
  const add = useMutation(addMutation);
  const addAll = useMutation(addAllMutation);
  const { choosing } = moves;

  function addFor(positionId: string) {
    const [first, ...others] = choosing;
    if (first === undefined) return;
    if (others.length === 0) add.mutate({ positionId, resumeId: first.resumeId });
    else addAll.mutate({ key: newIdempotencyKey(), positionId, resumeIds: choosing.map(({ resumeId }) => resumeId) });
    onDone();
  }

  return <PositionSheet targets={choosing} onChoose={addFor} onClose={() => moves.choose([])} />;
}
