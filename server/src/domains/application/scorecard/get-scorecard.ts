import type { getScorecard as endpoint, OwnScorecard, Scorecard } from '@pinjian/contract/application-scorecard.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { competenciesOf, findOwnRound, type OwnRound } from './find-own-round.ts';
import { findAddenda, findCard, findLockedCards, type ScorecardRow } from './queries.ts';
import { aboutView, cardView, emptyCardView } from './view.ts';

/** One's own card of a round, written or not. */
export async function getScorecard(
  ctx: Ctx<EmployerActor>,
  { roundId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ownScorecardOf(ctx, await findOwnRound(ctx, roundId));
}

/** The card of an interviewer with the interview it is about. Of colleagues it tells how many are done, nothing else. */
export async function ownScorecardOf(ctx: Ctx, own: OwnRound): Promise<OwnScorecard> {
  const { about, interviewerId, interviewers } = own;
  const row = await findCard(ctx, { roundId: about.round_id, interviewerId });
  const card =
    row === undefined
      ? emptyCardView(about.round_id, await competenciesOf(ctx, about), ctx.now())
      : await wholeCard(ctx, row);
  const locked = await findLockedCards(ctx, about.round_id);
  return {
    card,
    ...aboutView(about, ctx.now()),
    lockedCards: locked.filter(({ interviewer_id }) => interviewer_id !== interviewerId).length,
    interviewers: interviewers.length,
  };
}

/** A stored card with what was added to it. */
export async function wholeCard(ctx: Ctx, row: ScorecardRow): Promise<Scorecard> {
  return cardView(row, await findAddenda(ctx, [row.id]));
}
