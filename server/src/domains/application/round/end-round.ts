import type { RoundEndReason } from '@pinjian/contract/application-round.ts';
import type { Ctx } from '#server/context.ts';
import { moverOf } from '../policy.ts';
import type { RoundNews } from './announcements.ts';
import { freeRound } from './book-round.ts';
import { newsOf } from './compose-news.ts';
import { findOpenRoundRow, timesOfRound, updateRound, type RoundRow } from './queries.ts';
import { isHeldUnsaid } from './view.ts';

interface End {
  readonly state: 'declined' | 'cancelled' | 'expired';
  readonly reason?: RoundEndReason;
  readonly note?: string;
}

/** Ends a round before it was held; a time that was settled is given back. Answers what the messages name. */
export async function endRound(tx: Ctx, round: RoundRow, { state, reason, note }: End): Promise<RoundNews> {
  const sequence = await freeRound(tx, round.id);
  const times = await timesOfRound(tx, round);
  await updateRound(tx, round.id, {
    state,
    ended_at: tx.now(),
    ended_by: moverOf(tx.actor).kind,
    end_reason: reason ?? null,
    end_note: note ?? null,
    answered_at: state === 'declined' ? tx.now() : round.answered_at,
    sequence: sequence ?? round.sequence,
  });
  return newsOf(round, { times, reason });
}

/**
 * Ends whatever round is open between the two, with what it belongs to. One whose time is over when the employer's side
 * decides was held: nobody said otherwise.
 */
export async function endOpenRound(tx: Ctx, applicationId: string, by: 'seeker' | 'company'): Promise<void> {
  const round = await findOpenRoundRow(tx, applicationId);
  if (round === undefined) return;
  if (by === 'company' && isHeldUnsaid(round, tx.now())) {
    await updateRound(tx, round.id, { state: 'held' });
    return;
  }
  await endRound(tx, round, { state: 'cancelled' });
}
