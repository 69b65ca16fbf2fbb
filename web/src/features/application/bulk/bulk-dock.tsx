import { BulkProgress } from './bulk-progress.tsx';
import { useBulkMoves } from './use-bulk-moves.ts';

/** One's own bulk moves, for pages of another feature that begin them. */
export function BulkDock() {
  const moves = useBulkMoves();
  return <BulkProgress moves={moves} kind="candidateList" />;
}
