import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { askedMove, readAskedMove } from '../candidate/model.ts';
import type { Movable, Moves } from '../candidate/use-moves.ts';

/**
 * Opens the dialog of the move that the address asks for, once the candidate is known, and takes it out of the address: a
 * reload does not ask again. Only moves that ask first: no address moves anybody.
 */
export function useAskedMove(candidate: Movable | null, moves: Moves): void {
  const [params, setParams] = useSearchParams();
  const asked = readAskedMove(params);
  // The address follows later than what is drawn: until then it asks for what is open already.
  const answered = useRef<string | null>(null);
  useEffect(() => {
    if (candidate === null || !params.has(askedMove) || answered.current === params.toString()) return;
    answered.current = params.toString();
    const left = new URLSearchParams(params);
    left.delete(askedMove);
    setParams(left, { replace: true });
    if (asked !== undefined) void moves.make(candidate, asked);
  });
}
