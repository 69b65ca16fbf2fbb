import { scorecardErrors } from '@pinjian/contract/application-scorecard.ts';
import { usualCompetencies } from '@pinjian/contract/application-scorecard-rating.ts';
import type { CardCompetency } from '@pinjian/contract/application-scorecard.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { isLeaving, refuseUnassigned, requireReading } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findInterviewers, findPlannedCompetencies, findRoundAbout, type RoundAbout } from './queries.ts';

/** A round in the eyes of one of its interviewers. */
export interface OwnRound {
  readonly about: RoundAbout;
  readonly interviewerId: string;
  readonly interviewers: Awaited<ReturnType<typeof findInterviewers>>;
}

/** A round of this company and whether it is there for its members: not where the candidate is about to be erased. */
export async function findRoundOfCompany(
  ctx: Ctx,
  companyId: string,
  roundId: string,
): Promise<Omit<OwnRound, 'interviewerId'> | undefined> {
  const about = await findRoundAbout(ctx, roundId);
  if (about?.company_id !== companyId || (await isLeaving(ctx, about.seeker_id))) return undefined;
  return { about, interviewers: await findInterviewers(ctx, roundId) };
}

/** The same for one of its interviewers; undefined for anybody else. */
export async function findRoundOfInterviewer(
  ctx: Ctx,
  of: { readonly companyId: string; readonly userId: string; readonly roundId: string },
): Promise<OwnRound | undefined> {
  const found = await findRoundOfCompany(ctx, of.companyId, of.roundId);
  if (found?.interviewers.some(({ user_id }) => user_id === of.userId) !== true) return undefined;
  return { ...found, interviewerId: of.userId };
}

/**
 * The caller's round.
 * @throws Refusal 40310; 40311 for a member to whom it is not assigned, whether it is there or not; 40400 for another
 * company's; 41050 for a colleague who is none of its interviewers
 */
export async function findOwnRound(ctx: Ctx<EmployerActor>, roundId: string): Promise<OwnRound> {
  const scope = requireReading(ctx.actor, 'candidates');
  const found = await findRoundOfCompany(ctx, scope.companyId, roundId);
  await refuseUnassigned(ctx, scope, found?.about.id ?? null);
  if (found === undefined) throw new Refusal(errors.notFound);
  const { userId } = ctx.actor;
  if (!found.interviewers.some(({ user_id }) => user_id === userId)) throw new Refusal(scorecardErrors.notInterviewer);
  return { ...found, interviewerId: userId };
}

/** What a card of this round asks for: what was planned, else what most rounds look at. */
export async function competenciesOf(ctx: Ctx, about: Pick<RoundAbout, 'plan_round_id'>): Promise<CardCompetency[]> {
  const planned = about.plan_round_id === null ? null : await findPlannedCompetencies(ctx, about.plan_round_id);
  if (planned !== null && planned.length > 0) return planned;
  return usualCompetencies.map((name) => ({ name, anchor: '' }));
}
