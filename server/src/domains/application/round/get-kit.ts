import type { getKit as endpoint, RoundKit } from '@pinjian/contract/application-round.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { readsAny } from '#domains/account/index.ts';
import { findLeftOpen } from '#domains/interview/index.ts';
import { candidateResumeOf } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { candidateSummaryView, isContactShown } from '../candidate/view.ts';
import { findReadable } from './find-readable.ts';
import { findRoundViews } from './find-round-views.ts';
import { mayReadScores } from './check-score-reading.ts';
import { findRoundRow } from './queries.ts';

/**
 * What an interviewer reads before a round: the resume as it was sent, and what the AI interview left to ask. Its scores
 * follow once nothing that the reader has still to judge could be coloured by them.
 * @throws Refusal 40310, 40311, 40400, also once the candidate took back what they had sent
 */
export async function getKit(
  ctx: Ctx<EmployerActor>,
  { roundId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await findRoundRow(ctx, roundId);
  const application = await findReadable(ctx, row?.application_id ?? null);
  const [round] = row === undefined || application === null ? [] : await findRoundViews(ctx, application, [row]);
  if (round === undefined || !application?.resume_snapshot || application.resume_id === null)
    throw new Refusal(errors.notFound);
  const readsReports = readsAny(ctx.actor, 'reports');
  const mayRead = readsReports && (await mayReadScores(ctx, { roundId }));
  return {
    round,
    candidate: candidateSummaryView(application, ctx.now()),
    resume: candidateResumeOf({
      resumeId: application.resume_id,
      content: application.resume_snapshot,
      updatedAt: application.applied_at ?? application.updated_at,
      contactShown: isContactShown(application),
    }),
    aiInterview: readsReports ? await aiInterviewOf(ctx, application.id, mayRead) : null,
    scoresHidden: !mayRead,
  };
}

async function aiInterviewOf(ctx: Ctx, applicationId: string, mayRead: boolean): Promise<RoundKit['aiInterview']> {
  const held = await findLeftOpen(ctx, applicationId);
  if (held === null) return null;
  const { overall, coverage, competencies } = held.content;
  return {
    interviewId: held.interviewId,
    heldAt: held.heldAt?.toISOString() ?? null,
    complete: held.complete,
    competencies: [...held.competencies],
    openRequirements: coverage.flatMap(({ skill, kind, state }) => (state === 'shown' ? [] : [{ skill, kind, state }])),
    scores: mayRead
      ? {
          state: overall.state,
          score100: overall.score100,
          band: overall.band,
          competencies: competencies.map(({ competency, score, reason }) => ({ competency, score, reason })),
        }
      : null,
  };
}
