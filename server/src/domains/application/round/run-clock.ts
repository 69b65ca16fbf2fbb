import type { Ctx, SystemActor } from '#server/context.ts';
import { lockOwn, makeMove } from '../pipeline/move.ts';
import { isLegal, standingOf } from '../pipeline/rules.ts';
import { endRound } from './end-round.ts';
import { recordNoShow } from './record-no-show.ts';
import { findRoundRow } from './queries.ts';
import { noShowAnswerBy } from './rules.ts';

interface Due {
  readonly id: string;
  readonly applicationId: string;
}

/** Ends an invitation to a round that nobody answered in time. Does nothing where it was answered or ended meanwhile. */
export async function expireRound(tx: Ctx<SystemActor>, { id, applicationId }: Due): Promise<void> {
  await lockOwn(tx, applicationId);
  const round = await findRoundRow(tx, id);
  if (round?.state !== 'invited' || round.expires_at > tx.now()) return;
  await makeMove(tx, {
    applicationId,
    move: 'expireRealInvitation',
    seen: null,
    details: { round: { id } },
    carryOut: async () => ({ round: await endRound(tx, round, { state: 'expired' }) }),
  });
}

/**
 * Lets a claimed no-show count that the other side let pass. Does nothing where it was answered or ended meanwhile, and
 * waits while an offer is open: once that comes to nothing the round is what they go back to.
 */
export async function settleNoShow(tx: Ctx<SystemActor>, { id, applicationId }: Due): Promise<void> {
  const row = await lockOwn(tx, applicationId);
  if (!isLegal(standingOf(row), 'recordNoShow', 'system')) return;
  const round = await findRoundRow(tx, id);
  if (round?.state !== 'accepted' || round.no_show_claimed_at === null || round.no_show_answer !== null) return;
  if (noShowAnswerBy(round.no_show_claimed_at) > tx.now()) return;
  await makeMove(tx, {
    applicationId,
    move: 'recordNoShow',
    seen: null,
    details: { round: { id } },
    carryOut: () => recordNoShow(tx, round, 'unanswered'),
  });
}
