import type { MoveName } from '@pinjian/contract/application-pipeline.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import type { Newest } from '../invitation/find-newest.ts';
import { isMovable } from '../offer/rules.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';
import { applyAgainFrom, howToApply, offeredMoves, standingOf, stepFor, type Standing } from '../pipeline/rules.ts';
import { briefView, movesWithRound } from '../round/view.ts';

/** The seeker's own application. A held rejection, and a recommendation made to the employer alone, do not show. */
export function myApplicationView(row: ApplicationRow, newest: Newest, now: Date): MyApplication {
  const { invitation, round, offer } = newest;
  const standing = shownStanding(row);
  return {
    applicationId: row.id,
    positionId: row.position_id,
    state: stepFor(standing, 'seeker') ?? 0,
    version: row.seeker_version,
    viewStatus: row.view_status,
    appliedAt: row.applied_at?.toISOString() ?? null,
    resume: sentResume(row),
    invitation: invitation ?? null,
    round: round === undefined ? null : briefView(round, now),
    offer: offer ?? null,
    applyAgainAt: applyAgainFrom(standing)?.toISOString() ?? null,
    updatedAt: row.seeker_updated_at.toISOString(),
    allowedMoves: seekerMoves(standing, newest, now),
  };
}

function shownStanding(row: ApplicationRow): Standing {
  const standing = standingOf(row);
  return row.status === 9 && row.recommended_to === 'employer' ? { ...standing, step: 0 } : standing;
}

function sentResume(row: ApplicationRow): MyApplication['resume'] {
  if (row.applied_at === null || row.resume_id === null || row.resume_title === null) return null;
  return { resumeId: row.resume_id, title: row.resume_title };
}

const applying: readonly MoveName[] = ['apply', 'applyAsCandidate', 'applyAgain'];
const answering: readonly MoveName[] = ['acceptAiInterview', 'declineAiInterview'];

/** Of the moves that the table allows, those that the date, the invitation, the round and the offer allow too. */
function seekerMoves(standing: Standing, { invitation, round, offer }: Newest, now: Date): MoveName[] {
  const how = howToApply(standing, now);
  return movesWithRound(offeredMoves(standing, 'seeker'), { round, side: 'seeker', now }).filter((move) => {
    if (applying.includes(move)) return move === how;
    if (answering.includes(move)) return invitation?.state === 'pending';
    return isMovable(move, offer?.state);
  });
}
