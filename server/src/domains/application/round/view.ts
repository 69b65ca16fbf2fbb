import type { MoveName } from '@pinjian/contract/application-pipeline.ts';
import type { RoundAct } from '@pinjian/contract/application-round.ts';
import type { RoundBrief } from '@pinjian/contract/application-round-view.ts';
import { dictLabel } from '#domains/dictionary/index.ts';
import type { RoundRow } from './queries.ts';
import { allowedActs, isProposalOpen, shownState, statusOfRound, type RoundFacts, type RoundSide } from './rules.ts';

/** What lists tell of a round, the same for both sides. */
export function briefView(row: RoundRow, now: Date): RoundBrief {
  const state = shownState({ state: row.state, expiresAt: row.expires_at }, now);
  return {
    roundId: row.id,
    ordinal: row.ordinal,
    name: row.name,
    form: { value: row.form, label: dictLabel('interview_form', row.form) ?? '' },
    minutes: row.minutes,
    state,
    interviewStatus: statusOfRound(state),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    proposalOpen: isProposalOpen({ state, proposal: row.proposal }),
  };
}

/** A stored round as the rules look at it. */
export function factsOf(row: RoundRow): RoundFacts {
  const { no_show_claimed_by: by, no_show_claimed_at: at } = row;
  return {
    state: row.state,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    expiresAt: row.expires_at,
    proposal: row.proposal,
    noShow: by === null || at === null ? null : { by, at, answer: row.no_show_answer },
  };
}

/** The act on the newest round that a move of the table is; inviting to the next one is none. */
const actOfMove: Readonly<Partial<Record<MoveName, RoundAct>>> = {
  acceptRealInterview: 'accept',
  proposeOtherTime: 'propose',
  letTimeStand: 'letStand',
  declineRealInterview: 'decline',
  rescheduleRealInterview: 'reschedule',
  cancelRealInterview: 'cancel',
  holdRealInterview: 'markHeld',
  claimNoShow: 'claimNoShow',
  disputeNoShow: 'answerNoShow',
  recordNoShow: 'answerNoShow',
};

/** Of the moves that the table allows, those that the newest round allows too. */
export function movesWithRound(
  moves: readonly MoveName[],
  { round, side, now }: { readonly round: RoundRow | undefined; readonly side: RoundSide; readonly now: Date },
): MoveName[] {
  const acts = round === undefined ? [] : allowedActs(factsOf(round), side, now);
  const isOpen = round !== undefined && (round.state === 'invited' || round.state === 'accepted');
  return moves.filter((move) => {
    if (move === 'inviteToNextRound') return !isOpen;
    const act = actOfMove[move];
    return act === undefined || acts.includes(act);
  });
}
