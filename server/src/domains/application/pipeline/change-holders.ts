import { step, type RecommendedTo } from '@pinjian/contract/application-pipeline.ts';
import type { Ctx } from '#server/context.ts';
import { moverOf } from '../policy.ts';
import { insertEvent, updateApplication, type ApplicationRow } from './queries.ts';
import { isSeenBySeeker, standingOf, type MoveDetails } from './rules.ts';

/**
 * Who holds a recommendation changes while somebody still does: the step stays 9, and the change stands in the history like
 * a move. The row is locked. The seeker's version grows only where their own side changes.
 */
export async function changeHolders(
  tx: Ctx,
  row: ApplicationRow,
  to: RecommendedTo | null,
  { move, details }: { readonly move: 'recommend' | 'dropRecommendation'; readonly details: MoveDetails },
): Promise<void> {
  const seenBySeeker = isSeenBySeeker(move, details);
  const version = row.version + 1;
  const seekerVersion = row.seeker_version + (seenBySeeker ? 1 : 0);
  await updateApplication(tx, row.id, {
    standing: standingOf(row),
    version,
    seekerVersion,
    seenBySeeker,
    columns: { recommended_to: to },
  });
  const { kind: mover, id: moverId } = moverOf(tx.actor);
  const { recommended } = step;
  const eventId = await insertEvent(tx, {
    applicationId: row.id,
    move,
    version,
    seekerVersion,
    from: recommended,
    to: recommended,
    mover,
    moverId,
    details,
  });
  await tx.emit('application.moved', { applicationId: row.id, eventId, from: recommended, to: recommended });
}
