import {
  applicationMoves,
  applyAgainDays,
  moveNames,
  movesNotBuilt,
  step,
  viewStatus,
  type MoveName,
  type Mover,
  type RecommendedTo,
  type Step,
  type ViewStatus,
} from '@pinjian/contract/application-pipeline.ts';
import type { RoundEndReason } from '@pinjian/contract/application-round.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import type { UnsuitableReason } from '@pinjian/contract/matching-recommendation.ts';
import type { ApplicationRow } from './queries.ts';

/** What a move knows beyond its steps: reason and note of a rejection, words of a refusal. Kept with its event. */
export interface MoveDetails {
  readonly reason?: number;
  readonly note?: string;
  readonly releaseNow?: boolean;
  /** Of a rejection: what the seeker is told in the company's own words. */
  readonly goodbye?: string;
  /** The seeker whom the company had added answered 不合适, for this reason. */
  readonly unsuitable?: UnsuitableReason;
  /** Of a recommendation: whom it was made to, or who holds it no more. */
  readonly recommendedTo?: RecommendedTo;
  /** Who recommended. */
  readonly by?: 'matcher' | 'agent';
  /** Why a recommendation ended. */
  readonly end?: RecommendationEnd;
  /** Of a round of interviews: what was asked for, so that the same sent twice is known again. */
  readonly round?: RoundDetails;
  /** The kind of agent that moved in its owner's name. */
  readonly agent?: AgentKind;
  /** Of an offer: which one, from where it was moved, and what was said, so that the same move is known again. */
  readonly offer?: {
    readonly offerId: string;
    readonly revision?: number;
    readonly number?: number;
    readonly said?: readonly (string | number | null)[];
  };
}

/** What an act on a round says of it. */
export interface RoundDetails {
  /** null in an invitation: the round is made by it. */
  readonly id: string | null;
  readonly name?: string;
  /** Instants that were offered, chosen or proposed. */
  readonly times?: readonly string[];
  readonly reason?: RoundEndReason;
  /** Fingerprint of everything that was asked for. */
  readonly asked?: string;
}

/**
 * Dismissed by whom it was made to, unused for too long, or not to be made any more: a gate closed, the position is not
 * on show, the seeker wants none.
 */
export type RecommendationEnd = 'dismissed' | 'unused' | 'over';

/** Where an application stands, as far as moves are concerned. */
export interface Standing {
  /** null: there is no row. */
  readonly step: Step | null;
  readonly interviewBase: Step | null;
  readonly offerBase: Step | null;
  /** While the step is 6: the step before. */
  readonly rejectedFrom: Step | null;
  readonly releasedAt: Date | null;
  readonly appliedAt: Date | null;
  readonly viewStatus: ViewStatus | null;
}

/** Columns of a row that say where it stands. */
type StandingRow = Pick<
  ApplicationRow,
  'status' | 'interview_base' | 'offer_base' | 'rejected_step' | 'released_at' | 'applied_at' | 'view_status'
>;

/** The standing of a stored row. */
export function standingOf(row: StandingRow): Standing {
  return {
    step: row.status,
    interviewBase: row.interview_base,
    offerBase: row.offer_base,
    rejectedFrom: row.rejected_step,
    releasedAt: row.released_at,
    appliedAt: row.applied_at,
    viewStatus: row.view_status,
  };
}

/** Nothing has happened between a seeker and a position. */
export const untouched: Standing = {
  step: null,
  interviewBase: null,
  offerBase: null,
  rejectedFrom: null,
  releasedAt: null,
  appliedAt: null,
  viewStatus: null,
};

/** Whether a rejection waits for its release: 6 to the employer, the step before to the seeker. */
export function isHeld(standing: Standing): boolean {
  return standing.step === step.rejected && standing.releasedAt === null;
}

/** The step that a mover sees and moves from (decisions §8): only the employer's side reads a held rejection. */
export function stepFor(standing: Standing, mover: Mover): Step | null {
  const employerSide = mover === 'employer' || mover === 'employerAgent';
  return isHeld(standing) && !employerSide ? standing.rejectedFrom : standing.step;
}

/** The step that a move starts from; what is about the rejection starts from the rejection. */
function startOf(standing: Standing, move: MoveName, mover: Mover): Step | null {
  return applicationMoves[move].onRejection === true ? standing.step : stepFor(standing, mover);
}

/** Whether the table allows the move from here. What it needs besides (a date, an open invitation) is its operation's. */
export function isLegal(standing: Standing, move: MoveName, mover: Mover): boolean {
  const { by, from, onRejection } = applicationMoves[move];
  if (!by.includes(mover) || !from.includes(startOf(standing, move, mover))) return false;
  if (onRejection === true && !isHeld(standing)) return false;
  if (move === 'applyAsCandidate' && standing.appliedAt !== null) return false;
  return targetOf(standing, move, mover) !== null;
}

/** Every move the table allows a mover from here, in its order. */
export function legalMoves(standing: Standing, mover: Mover): MoveName[] {
  return moveNames.filter((move) => isLegal(standing, move, mover));
}

/** What a mover is offered from here: legal moves that something makes. */
export function offeredMoves(standing: Standing, mover: Mover): MoveName[] {
  return legalMoves(standing, mover).filter((move) => !movesNotBuilt.includes(move));
}

/** The step a move leads to; null where there is no such step (a base that was never set). */
function targetOf(standing: Standing, move: MoveName, mover: Mover): Step | null {
  const { to } = applicationMoves[move];
  switch (to) {
    case 'interviewBase':
      return standing.interviewBase;
    case 'offerBase':
      return standing.offerBase;
    case 'before':
      return standing.rejectedFrom;
    case 'same':
      return startOf(standing, move, mover);
    default:
      return to;
  }
}

/** A move that was made: where it led, and the steps that its mover saw. */
export interface Made {
  readonly next: Standing;
  readonly from: Step | null;
  readonly to: Step;
}

/**
 * Where a legal move leads. While a rejection is held, what seeker and system do goes on behind it, in the step
 * before, so that undo restores where it led; a withdrawal ends the rejection unsaid.
 * @throws Error for an illegal move: ask `isLegal` before.
 */
export function makeStep(standing: Standing, move: MoveName, mover: Mover, now: Date): Made {
  const from = startOf(standing, move, mover);
  const to = targetOf(standing, move, mover);
  if (to === null || !isLegal(standing, move, mover)) throw new Error(`illegal move ${move} from ${String(from)}`);
  const view = viewStatusAfter(standing, move);
  if (move === 'releaseRejection') return { next: { ...standing, releasedAt: now, viewStatus: view }, from, to };
  if (to === step.none) return { next: { ...untouched, step: step.none }, from, to };
  if (move === 'reject') return { next: { ...standing, step: to, rejectedFrom: from }, from, to };

  const { sets } = applicationMoves[move];
  const moved: Standing = {
    ...(move === 'applyAgain' ? untouched : standing),
    ...(sets === undefined ? {} : { [sets]: from }),
    appliedAt: isApplying(move) ? now : standing.appliedAt,
    viewStatus: view,
  };
  if (isHeld(standing) && move !== 'undoRejection') return { next: { ...moved, rejectedFrom: to }, from, to };
  return { next: { ...moved, step: to, rejectedFrom: null }, from, to };
}

function isApplying(move: MoveName): boolean {
  return move === 'apply' || move === 'applyAsCandidate' || move === 'applyAgain';
}

function viewStatusAfter(standing: Standing, move: MoveName): ViewStatus | null {
  switch (move) {
    case 'apply':
    case 'applyAgain':
      return viewStatus.delivered;
    case 'applyAsCandidate':
    case 'passResume':
      return viewStatus.passed;
    case 'releaseRejection':
      return standing.rejectedFrom === step.applied ? viewStatus.notPassed : standing.viewStatus;
    default:
      return standing.viewStatus;
  }
}

/**
 * Whether the seeker may notice the move: a rejection before its release and its undoing leave no trace for them, nor does
 * what was recommended to the employer alone.
 */
export function isSeenBySeeker(move: MoveName, { recommendedTo }: MoveDetails = {}): boolean {
  return move !== 'reject' && move !== 'undoRejection' && recommendedTo !== 'employer';
}

/** A side of a recommendation. */
export type Side = 'seeker' | 'employer';

/** The sides that hold a recommendation. */
export function holdersOf(to: RecommendedTo | null): readonly Side[] {
  if (to === null) return [];
  return to === 'both' ? ['seeker', 'employer'] : [to];
}

/** The same as it is stored; null where nobody holds it. */
export function recommendedTo(sides: readonly Side[]): RecommendedTo | null {
  const [first] = sides;
  if (first === undefined) return null;
  return sides.includes('seeker') && sides.includes('employer') ? 'both' : first;
}

const reaching: readonly MoveName[] = ['addTalent', 'inviteToAiInterview', 'inviteToRealInterview'];
const outsideOrAdded: readonly (Step | null)[] = [null, step.none, step.recommended, step.candidate];

/** Whether a move lets a company reach a seeker who never applied to it, nor took part in anything of it. */
export function isUnasked(standing: Standing, move: MoveName): boolean {
  return reaching.includes(move) && standing.appliedAt === null && outsideOrAdded.includes(standing.step);
}

/** From when a rejected seeker may apply again; null when nothing was released. */
export function applyAgainFrom(standing: Standing): Date | null {
  return standing.releasedAt === null ? null : new Date(standing.releasedAt.getTime() + applyAgainDays * 86_400_000);
}

/** What pressing 投递 means here: one of the moves, nothing new, or not yet. */
export function howToApply(
  standing: Standing,
  now: Date,
): 'apply' | 'applyAsCandidate' | 'applyAgain' | 'applied' | 'tooEarly' {
  const move = (['apply', 'applyAsCandidate', 'applyAgain'] as const).find((each) => isLegal(standing, each, 'seeker'));
  if (move === undefined) return 'applied';
  const again = applyAgainFrom(standing);
  return move === 'applyAgain' && again !== null && now < again ? 'tooEarly' : move;
}
