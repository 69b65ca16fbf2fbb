import {
  applicationMoves,
  step,
  type MoveName,
  type Mover,
  type Step,
} from '@pinjian/contract/application-pipeline.ts';
import type { OfferState } from '@pinjian/contract/application-offer-terms.ts';
import type { RoundState } from '@pinjian/contract/application-round-view.ts';

/** An event as it is stored. */
interface Happened {
  readonly move: string;
  readonly version: number;
  readonly from_step: Step;
  readonly to_step: Step;
  readonly mover: Mover;
  readonly created_at: Date;
}

/** Of a round: whether its time was over by then, with nobody waiting for an answer about who came. */
type WasOver = (ordinal: number, at: Date) => boolean;

/** The same of a round's row. A round that was moved or claimed after that has other times, and other events. */
export function wasHeldUnsaid(
  round: { readonly ends_at: Date | null; readonly no_show_claimed_by: string | null } | undefined,
  at: Date,
): boolean {
  return round !== undefined && round.ends_at !== null && round.ends_at <= at && round.no_show_claimed_by === null;
}

/** Where events alone lead, by the contract's table and nothing else of the product's. */
export interface Folded {
  step: Step;
  interviewBase: Step | null;
  offerBase: Step | null;
  /** While the step is 6: the step before, wherever that went on to. */
  behind: Step | null;
  isReleased: boolean;
  isApplied: boolean;
  version: number;
  rounds: RoundState[];
  /** Offers that were sent; one that was opened reads sent, one that somebody began with accepted. */
  offers: OfferState[];
  /** What the table does not have. */
  illegal: string[];
}

const roundAfter: Readonly<Partial<Record<MoveName, RoundState>>> = {
  inviteToRealInterview: 'invited',
  inviteToNextRound: 'invited',
  rescheduleRealInterview: 'invited',
  acceptRealInterview: 'accepted',
  declineRealInterview: 'declined',
  expireRealInvitation: 'expired',
  cancelRealInterview: 'cancelled',
  holdRealInterview: 'held',
  recordHeldInterview: 'held',
  recordNoShow: 'noShow',
};
const offerAfter: Readonly<Partial<Record<MoveName, OfferState>>> = {
  sendOffer: 'sent',
  reviseOffer: 'sent',
  counterOffer: 'countered',
  acceptOffer: 'accepted',
  declineOffer: 'declined',
  withdrawOffer: 'withdrawn',
  expireOffer: 'expired',
};
/** Moves that end a round that is open. */
const ending: readonly string[] = ['withdraw', 'releaseRejection', 'acceptOffer'];
const opening: readonly MoveName[] = ['inviteToRealInterview', 'inviteToNextRound', 'sendOffer'];
const onRejection: readonly MoveName[] = ['releaseRejection', 'undoRejection'];

/** Folds the events of one application, in the order of their versions; a row is made with version 1. */
export function foldEvents(events: readonly Happened[], wasOver: WasOver): Folded {
  const at: Folded = {
    step: 0,
    interviewBase: null,
    offerBase: null,
    behind: null,
    isReleased: false,
    isApplied: false,
    version: 1,
    rounds: [],
    offers: [],
    illegal: [],
  };
  for (const event of events) follow(at, event, wasOver);
  return at;
}

function follow(at: Folded, event: Happened, wasOver: WasOver): void {
  const move = event.move as MoveName;
  const { from, by, to, sets } = applicationMoves[move];
  const isHeld = at.step === step.rejected && !at.isReleased;
  const isBehind = isHeld && !event.mover.startsWith('employer') && !onRejection.includes(move);
  const start = isBehind ? (at.behind ?? at.step) : at.step;
  // One side of a recommendation comes or goes while the other one holds it.
  const isHolder = start === step.recommended && (move === 'recommend' || move === 'dropRecommendation');
  const starts = isHolder || from.includes(start) || (start === 0 && from.includes(null));
  const targets = { interviewBase: at.interviewBase, offerBase: at.offerBase, before: at.behind, same: start };
  const target = typeof to === 'number' ? to : targets[to];
  const leads = event.to_step === target || (isHolder && event.to_step === step.recommended);
  if (!starts || !leads || !by.includes(event.mover) || event.from_step !== start || event.version !== at.version + 1)
    at.illegal.push(
      `${move} ${event.from_step}>${event.to_step} ${event.mover} v${event.version} at ${start} v${at.version}`,
    );

  at.version = event.version;
  followRounds(at, event, wasOver);
  const offer = offerAfter[move];
  if (offer !== undefined) at.offers.splice(opening.includes(move) ? at.offers.length : at.offers.length - 1, 1, offer);
  if (move === 'releaseRejection') at.isReleased = true;
  else if (event.to_step === 0) Object.assign(at, { ...gone, step: 0 });
  else if (move === 'reject') Object.assign(at, { behind: start, step: event.to_step });
  else {
    if (move === 'applyAgain') Object.assign(at, gone);
    if (sets !== undefined) at[sets] = start;
    if (move.startsWith('apply')) at.isApplied = true;
    if (isBehind) at.behind = event.to_step;
    else Object.assign(at, { step: event.to_step, behind: null });
  }
}

const gone = { interviewBase: null, offerBase: null, behind: null, isReleased: false, isApplied: false } as const;

function followRounds(at: Folded, { move, created_at: now }: Happened, wasOver: WasOver): void {
  const state = roundAfter[move as MoveName];
  const last = at.rounds.at(-1);
  const isOpen = last === 'invited' || last === 'accepted';
  // Whoever invites to the next round says of the last one that it was held.
  if (move === 'inviteToNextRound' && last === 'accepted' && wasOver(at.rounds.length, now))
    at.rounds[at.rounds.length - 1] = 'held';
  if (state !== undefined) {
    at.rounds.splice(opening.includes(move as MoveName) ? at.rounds.length : at.rounds.length - 1, 1, state);
  } else if (isOpen && ending.includes(move)) {
    const isOver = move !== 'withdraw' && last === 'accepted' && wasOver(at.rounds.length, now);
    at.rounds[at.rounds.length - 1] = isOver ? 'held' : 'cancelled';
  }
}
