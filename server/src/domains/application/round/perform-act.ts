import { accountErrors } from '@pinjian/contract/account-errors.ts';
import type { MoveName } from '@pinjian/contract/application-pipeline.ts';
import { roundErrors, type RoundAct } from '@pinjian/contract/application-round.ts';
import { errors, type ErrorCode } from '@pinjian/contract/errors.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Actor, Ctx, Employing, Seeking } from '#server/context.ts';
import { askPermitFor } from '../pipeline/ask-permit.ts';
import { makeMove, type MoveFacts, type Seen } from '../pipeline/move.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';
import type { MoveDetails, RoundDetails } from '../pipeline/rules.ts';
import { findInterviewerRows, findRoundRow, type RoundRow } from './queries.ts';
import { allowedActs, type RoundFacts, type RoundSide } from './rules.ts';
import { factsOf } from './view.ts';

interface ActRequest {
  readonly roundId: string;
  readonly act: RoundAct;
  readonly move: MoveName;
  readonly seen: NonNullable<Seen>;
  readonly details?: Omit<RoundDetails, 'id'>;
  readonly note?: string;
  /** Writes what the act does to the round, as it stands once the move is made. */
  readonly carryOut: (tx: Ctx, round: RoundRow, application: ApplicationRow) => Promise<MoveFacts>;
}

/**
 * Does one act on a round: the move of its application and what becomes of the round, in one transaction. The row of the
 * application is what whoever acts on one of its rounds holds.
 * @returns the round's application
 * @throws Refusal 40400 for a round of somebody else's, 40311 for a member who may not, 40900 where it changed since,
 * 40943 and those of `roundErrors` where it cannot be done (any more).
 */
export async function actOnRound(ctx: Ctx<Employing | Seeking>, request: ActRequest): Promise<string> {
  const { roundId, act, move, seen, note = '' } = request;
  const round = await findRoundRow(ctx, roundId);
  const side = await sideOf(ctx, round, act);
  if (round === undefined) throw new Refusal(errors.notFound);
  const details: MoveDetails = {
    round: { id: roundId, ...request.details },
    ...(note === '' ? {} : { note }),
  };
  const { application_id: applicationId } = round;
  await ctx.transaction(async (tx) => {
    if (act === 'propose') await askPermitFor(tx, applicationId, { act: 'proposeTimes' });
    return makeMove(tx, {
      applicationId,
      move,
      seen,
      details,
      carryOut: async (application) => {
        const present = await findRoundRow(tx, roundId);
        if (present === undefined) throw new Refusal(errors.notFound);
        requireAct(factsOf(present), { act, side, now: tx.now() });
        return request.carryOut(tx, present, application);
      },
    });
  });
  return applicationId;
}

/** What only members do who move candidates; the others are open to the round's interviewers too. */
const forInterviewers: readonly RoundAct[] = ['markHeld', 'claimNoShow', 'answerNoShow'];

/**
 * On which side somebody acts on a round. A member who may not move candidates acts on what they interview in alone, and is
 * told the same of a round that there is none of.
 * @throws Refusal 40310, 40311
 */
async function sideOf(ctx: Ctx<Employing | Seeking>, round: RoundRow | undefined, act: RoundAct): Promise<RoundSide> {
  const { actor } = ctx;
  if (actor.kind === 'seeker' || actor.kind === 'seekerAgent') return 'seeker';
  if (actor.kind === 'employer' && actor.companyId !== null && forInterviewers.includes(act)) {
    if (mayMove(actor)) return 'employer';
    const interviewers = round === undefined ? [] : await findInterviewerRows(ctx, [round.id]);
    if (interviewers.some(({ userId }) => userId === actor.userId)) return 'interviewer';
    throw new Refusal(accountErrors.noPermission);
  }
  requirePermission(actor, 'candidate.move');
  return 'employer';
}

/** Whether somebody moves candidates of their company. */
function mayMove(actor: Actor): boolean {
  return actor.kind === 'employer' && actor.permissions.includes('candidate.move');
}

/** @throws Refusal that says what stands against the act. */
export function requireAct(
  round: RoundFacts,
  { act, side, now }: { readonly act: RoundAct; readonly side: RoundSide; readonly now: Date },
): void {
  if (!allowedActs(round, side, now).includes(act)) throw new Refusal(objectionTo(round, act, now));
}

function objectionTo(round: RoundFacts, act: RoundAct, now: Date): ErrorCode {
  const { state, startsAt, endsAt, noShow } = round;
  if (state !== 'accepted' && state !== 'invited') return roundErrors.roundOver;
  if (act === 'letStand') return roundErrors.noProposal;
  if (act === 'markHeld' && startsAt !== null && startsAt > now) return roundErrors.notYet;
  if (act === 'claimNoShow' && state === 'accepted') {
    if (noShow !== null) return roundErrors.noShowClaimed;
    return endsAt !== null && endsAt > now ? roundErrors.notYet : roundErrors.noShowTooLate;
  }
  return roundErrors.roundOver;
}
