import { noShowHours } from '@pinjian/contract/application-round.ts';
import { on, task } from '#server/bind.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { deleteBulkMovesOver, findOverdueBulkMoves } from './bulk/queries.ts';
import { runBulkMove, runBulkMoveTask } from './bulk/run-bulk-move.ts';
import { sealStoredApplications } from './contact/seal-stored-applications.ts';
import { passQuestionsOn } from './conversation/pass-questions-on.ts';
import { expireContactRequests, forgetOldConversations, tellAfterQuietHours } from './conversation/run-clock.ts';
import { expireInvitation } from './invitation/expire-invitation.ts';
import { dueInvitations } from './invitation/queries.ts';
import { expireOffer } from './offer/expire-offer.ts';
import { dueOffers } from './offer/queries.ts';
import { findEndingOffers, remindEnding } from './offer/remind-ending.ts';
import { recordClosedInterview, recordReport } from './pipeline/follow-interview.ts';
import { dueRejections } from './pipeline/queries.ts';
import { releaseRejection } from './pipeline/release-rejection.ts';
import { tellChangedResult } from './pipeline/tell-changed-result.ts';
import { dueNoShows, dueRounds } from './round/queries.ts';
import { expireRound, settleNoShow } from './round/run-clock.ts';
import { tellReviewRequest } from './pipeline/tell-review-request.ts';
import { deleteExpiredLinks } from './scorecard/link-queries.ts';
import { findDueReminders, remindOwing } from './scorecard/remind-owing.ts';

/** Rows of one run; what is left is the next minute's. */
const rowsPerRun = 1000;
const everyMinute = '* * * * *';

/**
 * Does `work` for each row in a transaction of its own. A row that fails holds up none of the others: the run goes on,
 * and fails at its end, so that the queue says so and repeats it.
 */
async function forEach<Row>(
  ctx: Ctx<SystemActor>,
  rows: readonly Row[],
  work: (tx: Ctx<SystemActor>, row: Row) => Promise<void>,
): Promise<void> {
  const outcomes: PromiseSettledResult<void>[] = [];
  for (const row of rows) outcomes.push(...(await Promise.allSettled([ctx.transaction((tx) => work(tx, row))])));
  throwFailures(outcomes);
}

function throwFailures(outcomes: readonly PromiseSettledResult<void>[]): void {
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${outcomes.length} rows failed`);
}

/** Ends invitations that nobody answered within seven days. Several copies at once do each row once: it is locked and looked at again. */
export const expireInvitationsTask = task<object>({
  name: 'application.expire-invitations',
  schedule: everyMinute,
  run: async (ctx) => forEach(ctx, await dueInvitations(ctx, rowsPerRun), expireInvitation),
});

/** Ends invitations to rounds that nobody answered in time. */
export const expireRoundsTask = task<object>({
  name: 'application.expire-rounds',
  schedule: everyMinute,
  run: async (ctx) => forEach(ctx, await dueRounds(ctx, rowsPerRun), expireRound),
});

/** Lets no-shows count that were claimed and not answered for 48 hours. */
export const settleNoShowsTask = task<object>({
  name: 'application.settle-no-shows',
  schedule: everyMinute,
  async run(ctx) {
    const claimedBefore = new Date(ctx.now().getTime() - noShowHours * 3_600_000);
    await forEach(ctx, await dueNoShows(ctx, claimedBefore, rowsPerRun), settleNoShow);
  },
});

/** Ends offers that nobody answered by their last day. */
export const expireOffersTask = task<object>({
  name: 'application.expire-offers',
  schedule: everyMinute,
  run: async (ctx) => forEach(ctx, await dueOffers(ctx, rowsPerRun), expireOffer),
});

/** Reminds seekers of offers that end, the day before. */
export const remindEndingOffersTask = task<object>({
  name: 'application.remind-ending-offers',
  schedule: everyMinute,
  run: async (ctx) => forEach(ctx, await findEndingOffers(ctx, rowsPerRun), remindEnding),
});

/** Lets seekers know of rejections whose 24 hours are over. */
export const releaseRejectionsTask = task<object>({
  name: 'application.release-rejections',
  schedule: everyMinute,
  run: async (ctx) => forEach(ctx, await dueRejections(ctx, rowsPerRun), releaseRejection),
});

/** A bulk move that is due so long belonged to a copy that is gone, or to a queue that gave it up. */
const bulkOverdueMs = 60_000;
const bulkKeptMs = 7 * 86_400_000;

/** Goes on with bulk moves that were left behind, and forgets those of a week ago. */
export const settleBulkMovesTask = task<object>({
  name: 'application.settle-bulk-moves',
  schedule: everyMinute,
  async run(ctx) {
    const now = ctx.now().getTime();
    await deleteBulkMovesOver(ctx, new Date(now - bulkKeptMs));
    const overdue = await findOverdueBulkMoves(ctx, new Date(now - bulkOverdueMs), rowsPerRun);
    const outcomes: PromiseSettledResult<void>[] = [];
    for (const bulkId of overdue) outcomes.push(...(await Promise.allSettled([runBulkMove(ctx, bulkId)])));
    throwFailures(outcomes);
  },
});

/** Encrypts ways of contact that rows of earlier versions hold in clear. */
export const sealStoredApplicationsTask = task<object>({
  name: 'application.seal-stored',
  schedule: everyMinute,
  timeoutSeconds: 300,
  run: sealStoredApplications,
});

/** Tells in the morning what was written at night. */
export const tellAfterQuietHoursTask = task<object>({
  name: 'application.tell-after-quiet-hours',
  schedule: everyMinute,
  run: tellAfterQuietHours,
});

/** Ends requests to exchange contacts that nobody answered. */
export const expireContactRequestsTask = task<object>({
  name: 'application.expire-contact-requests',
  schedule: everyMinute,
  run: expireContactRequests,
});

/** Forgets conversations that ended long ago, at night. */
export const forgetOldConversationsTask = task<object>({
  name: 'application.forget-old-conversations',
  schedule: '30 19 * * *',
  run: forgetOldConversations,
});

/** Reminds interviewers of scorecards that they owe: an hour after the interview, and the next working morning. */
export const remindOwingTask = task<object>({
  name: 'application.remind-owing',
  schedule: everyMinute,
  run: async (ctx) => forEach(ctx, await findDueReminders(ctx, rowsPerRun), remindOwing),
});

/** Forgets links to scorecards that are over. */
export const forgetScorecardLinksTask = task<object>({
  name: 'application.forget-scorecard-links',
  schedule: '40 19 * * *',
  run: deleteExpiredLinks,
});

export const tasks = [
  remindOwingTask,
  forgetScorecardLinksTask,
  tellAfterQuietHoursTask,
  expireContactRequestsTask,
  forgetOldConversationsTask,
  expireInvitationsTask,
  expireRoundsTask,
  settleNoShowsTask,
  expireOffersTask,
  remindEndingOffersTask,
  releaseRejectionsTask,
  runBulkMoveTask,
  settleBulkMovesTask,
  sealStoredApplicationsTask,
];

export const subscriptions = [
  on('interview.reportReady', 'application.recordReport', recordReport),
  on('interview.reportReady', 'application.passQuestionsOn', passQuestionsOn),
  on('interview.closed', 'application.recordClosedInterview', recordClosedInterview),
  on('interview.reviewRequested', 'application.tellReviewRequest', tellReviewRequest),
  on('interview.scoredAgain', 'application.tellChangedResult', tellChangedResult),
];
