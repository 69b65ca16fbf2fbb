import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { releaseInterviews, takeInterview } from '../invitation/charge.ts';
import { isPresentInterview } from '../invitation/queries.ts';
import { lockOwn, makeMove } from './move.ts';
import { isLegal, standingOf } from './rules.ts';

/** The report of an application's interview is ready: 31 -> 32. A re-scoring, or news of an interview that is past, moves nothing. */
export async function recordReport(tx: Ctx<SystemActor>, news: Events['interview.reportReady']): Promise<void> {
  // It was held, wherever the application stands by now.
  if (news.applicationId !== null) await takeInterview(tx, news.interviewId);
  await follow(tx, news, 'recordReport');
}

/** An interview ended without anything to score: 31 leads back to where the invitation came from. */
export async function recordClosedInterview(tx: Ctx<SystemActor>, news: Events['interview.closed']): Promise<void> {
  if (news.applicationId !== null) await releaseInterviews(tx, [news.interviewId]);
  await follow(tx, news, 'closeAiInterview');
}

async function follow(
  tx: Ctx<SystemActor>,
  { applicationId, interviewId }: { applicationId: string | null; interviewId: string },
  move: 'recordReport' | 'closeAiInterview',
): Promise<void> {
  if (applicationId === null) return;
  const row = await lockOwn(tx, applicationId);
  if (!isLegal(standingOf(row), move, 'system') || !(await isPresentInterview(tx, applicationId, interviewId))) return;
  await makeMove(tx, { applicationId, move, seen: null, carryOut: async () => ({ interviewId }) });
}
