import { scorecardErrors, type Debrief, type getDebrief as endpoint } from '@pinjian/contract/application-scorecard.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { aiMark } from '@pinjian/contract/interview-report.ts';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { readsAny } from '#domains/account/index.ts';
import { findNewestScored, scoresHiddenAmong } from '#domains/interview/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findDecisions } from './debrief-queries.ts';
import { comparisonsOf } from './debrief-rules.ts';
import { findRoundOfCompany, type OwnRound } from './find-own-round.ts';
import { findAddenda, findLockedCards } from './queries.ts';
import { compareRecommendations } from './rules.ts';
import { aboutView, colleagueCardView } from './view.ts';

export type DebriefedRound = Omit<OwnRound, 'interviewerId'>;

/**
 * A round whose debrief the caller reads: a member who reads notes, and its interviewers once their own card is handed in.
 * @throws Refusal 40310; 40311 for who reads no notes and is no interviewer of it, whether it is there or not; 40400 for
 * another company's; 41055 for an interviewer who has not handed in
 */
export async function findDebriefedRound(ctx: Ctx<EmployerActor>, roundId: string): Promise<DebriefedRound> {
  const { userId, companyId } = ctx.actor;
  if (companyId === null) throw new Refusal(accountErrors.noCompany);
  const found = await findRoundOfCompany(ctx, companyId, roundId);
  const isInterviewer = found?.interviewers.some(({ user_id }) => user_id === userId) === true;
  if (!isInterviewer && !readsAny(ctx.actor, 'notes')) throw new Refusal(accountErrors.noPermission);
  if (found === undefined) throw new Refusal(errors.notFound);
  const locked = await findLockedCards(ctx, roundId);
  if (isInterviewer && !locked.some(({ interviewer_id }) => interviewer_id === userId))
    throw new Refusal(scorecardErrors.ownCardFirst);
  return found;
}

/** All cards of a round beside each other, with how far they agree, the AI report and what was decided. */
export async function getDebrief(
  ctx: Ctx<EmployerActor>,
  { roundId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return debriefOf(ctx, await findDebriefedRound(ctx, roundId));
}

/** The same for a round that the caller reads. */
export async function debriefOf(ctx: Ctx<EmployerActor>, { about, interviewers }: DebriefedRound): Promise<Debrief> {
  const readerId = ctx.actor.userId;
  const rows = await findLockedCards(ctx, about.round_id);
  const addenda = await findAddenda(
    ctx,
    rows.map(({ id }) => id),
  );
  const cards = rows.flatMap((row) => colleagueCardView(row, { addenda, readerId }));
  const contents = cards.map(({ content }) => content);
  const isDone = new Set(rows.map(({ interviewer_id }) => interviewer_id));
  const report = await findReport(ctx, about.id);
  const decisions = await findDecisions(ctx, about.round_id);
  return {
    roundId: about.round_id,
    ...aboutView(about, ctx.now()),
    resumeId: about.resume_id,
    cards,
    waitingFor: interviewers
      .filter(({ user_id }) => !isDone.has(user_id))
      .map(({ username }) => ({ name: username ?? '' })),
    comparisons: comparisonsOf(contents, report?.content ?? null),
    recommendations: compareRecommendations(contents.flatMap(({ recommendation }) => recommendation ?? [])),
    ai:
      report === null
        ? null
        : {
            interviewId: report.interviewId,
            mark: aiMark,
            state: report.content.overall.state,
            score100: report.content.overall.score100,
            band: report.content.overall.band,
          },
    decisions: decisions.map((row) => ({
      decisionId: row.id,
      decision: row.decision,
      reason: row.reason,
      by: row.username ?? '',
      at: row.decided_at.toISOString(),
    })),
    mayDecide: ctx.actor.permissions.includes('candidate.move') && cards.length > 0,
  };
}

/** The newest AI report, where this reader may see its scores: another round may still wait for their own judgement. */
async function findReport(ctx: Ctx<EmployerActor>, applicationId: string) {
  if (!readsAny(ctx.actor, 'reports')) return null;
  const hidden = await scoresHiddenAmong(ctx, ctx.actor.userId, [applicationId]);
  return hidden.has(applicationId) ? null : ((await findNewestScored(ctx, applicationId)) ?? null);
}
