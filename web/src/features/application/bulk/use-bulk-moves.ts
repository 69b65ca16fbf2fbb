import { useQuery } from '@tanstack/react-query';
import type { CandidateStanding } from '@pinjian/contract/application-candidate.ts';
import { useMemo } from 'react';
import { useSession } from '#lib/session.ts';
import { bulkMovesQuery } from './api.ts';
import { waitingMoves } from './model.ts';

/** One's own bulk moves, and whom they wait for. */
export function useBulkMoves() {
  const canMove = useSession((state) => state.permissions.includes('candidate.move'));
  const { data, isError } = useQuery({ ...bulkMovesQuery, enabled: canMove });
  const bulks = useMemo(() => data ?? [], [data]);
  const waiting = useMemo(() => waitingMoves(bulks), [bulks]);
  return { bulks, waiting, isError };
}
export type BulkMoves = ReturnType<typeof useBulkMoves>;

/** Nothing else may be done with a candidate whose move waits: not by a button, a key, or another bulk move. */
export function asWaiting<S extends CandidateStanding>(standing: S, { waiting }: Pick<BulkMoves, 'waiting'>): S {
  return waiting.has(standing.applicationId) ? { ...standing, allowedMoves: [] } : standing;
}
