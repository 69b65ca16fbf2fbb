import type { MoveName } from '@pinjian/contract/application-pipeline.ts';
import { roundEndReasons, type MyRound, type Round, type RoundAct } from '@pinjian/contract/application-round.ts';
import type { RoundBrief } from '@pinjian/contract/application-round-view.ts';
import type { Employing } from '#server/context.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';
import { legalMoves, standingOf, stepFor } from '../pipeline/rules.ts';
import { formLabel } from './compose-news.ts';
import type { RoundRow, SlotRow } from './queries.ts';
import {
  allowedActs,
  endOf,
  isProposalOpen,
  noShowAnswerBy,
  noShowState,
  shownState,
  statusOfRound,
  type RoundFacts,
  type RoundSide,
} from './rules.ts';

/** What lists tell of a round, the same for both sides. */
export function briefView(row: RoundRow, now: Date): RoundBrief {
  const state = shownState({ state: row.state, expiresAt: row.expires_at }, now);
  return {
    roundId: row.id,
    ordinal: row.ordinal,
    name: row.name,
    form: { value: row.form, label: formLabel(row.form) },
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

/** Whether a round's time is over and nobody said that somebody did not come: it was held, though nobody said that either. */
export function isHeldUnsaid(round: Pick<RoundRow, 'state' | 'ends_at' | 'no_show_claimed_by'>, now: Date): boolean {
  return (
    round.state === 'accepted' && round.ends_at !== null && round.ends_at <= now && round.no_show_claimed_by === null
  );
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
  const isBehind = !isOpen || isHeldUnsaid(round, now);
  return moves.filter((move) => {
    if (move === 'inviteToNextRound') return isBehind;
    const act = actOfMove[move];
    return act === undefined || acts.includes(act);
  });
}

/** Everything that the view of a round is made from. */
export interface WholeRound {
  readonly row: RoundRow;
  readonly application: ApplicationRow;
  readonly positionTitle: string;
  readonly slots: readonly SlotRow[];
  /** Ids of the slots that can still be picked. */
  readonly freeSlots: ReadonlySet<string>;
  readonly interviewers: readonly { readonly userId: string; readonly name: string | null }[];
  readonly invitedBy: string | null;
  readonly companyName: string;
  /** As the company may know them. */
  readonly candidateName: string;
}

/** What an interviewer without a name is called. */
const someInterviewer = '面试官';

function commonView({ row, application, positionTitle, slots, freeSlots }: WholeRound, now: Date) {
  return {
    ...briefView(row, now),
    applicationId: row.application_id,
    position: { positionId: application.position_id, title: positionTitle },
    place: row.place,
    note: row.note,
    sequence: row.sequence,
    slots:
      row.state === 'invited'
        ? slots.map((slot) => ({
            slotId: slot.id,
            startsAt: slot.starts_at.toISOString(),
            endsAt: slot.ends_at.toISOString(),
            free: freeSlots.has(slot.id),
          }))
        : [],
    invitedAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    proposal: proposalView(row),
    noShow: noShowView(row),
    end: endView(row),
  };
}

function proposalView({ proposal, minutes }: RoundRow): Round['proposal'] {
  if (proposal === null) return null;
  const times = proposal.times.map((startsAt) => ({
    startsAt,
    endsAt: endOf(new Date(startsAt), minutes).toISOString(),
  }));
  return { ...proposal, times };
}

function noShowView(row: RoundRow): Round['noShow'] {
  const { noShow } = factsOf(row);
  if (noShow === null) return null;
  return {
    claimedBy: noShow.by,
    claimedAt: noShow.at.toISOString(),
    note: row.no_show_note ?? '',
    state: noShowState(noShow),
    answerBy: noShowAnswerBy(noShow.at).toISOString(),
  };
}

function endView(row: RoundRow): Round['end'] {
  if (row.ended_at === null || row.ended_by === null) return null;
  return {
    by: row.ended_by,
    reason: roundEndReasons.find((reason) => reason === row.end_reason) ?? null,
    note: row.end_note ?? '',
    at: row.ended_at.toISOString(),
  };
}

/** A round for a member of the company. */
export function roundView(whole: WholeRound, actor: Employing, now: Date): Round {
  const { row, application, interviewers } = whole;
  const side = actor.permissions.includes('candidate.move') ? 'employer' : 'interviewer';
  const interviews = interviewers.some(({ userId }) => userId === actor.userId);
  return {
    ...commonView(whole, now),
    from: application.status,
    version: application.version,
    interviewers: interviewers.map(({ userId, name }) => ({ userId, name: name ?? someInterviewer })),
    invitedBy: whole.invitedBy,
    planRoundId: row.plan_round_id,
    candidate: {
      name: whole.candidateName,
      resumeId: application.resume_id,
    },
    allowedActs: side === 'interviewer' && !interviews ? [] : actsNow(whole, { side, mover: 'employer', now }),
  };
}

/** The same for its candidate. */
export function myRoundView(whole: WholeRound, now: Date): MyRound {
  const { application } = whole;
  return {
    ...commonView(whole, now),
    from: stepFor(standingOf(application), 'seeker') ?? 0,
    version: application.seeker_version,
    companyId: application.company_id,
    companyName: whole.companyName,
    interviewers: whole.interviewers.map(({ name }) => ({ name: name ?? someInterviewer })),
    allowedActs: actsNow(whole, { side: 'seeker', mover: 'seeker', now }),
  };
}

/** What the round and the step of its application allow together. */
function actsNow(
  { row, application }: WholeRound,
  { side, mover, now }: { readonly side: RoundSide; readonly mover: 'seeker' | 'employer'; readonly now: Date },
): RoundAct[] {
  const legal = legalMoves(standingOf(application), mover);
  const isCurrent = (act: RoundAct) =>
    act === 'changeInterviewers'
      ? legal.includes('rescheduleRealInterview')
      : legal.some((move) => actOfMove[move] === act);
  return allowedActs(factsOf(row), side, now).filter(isCurrent);
}
