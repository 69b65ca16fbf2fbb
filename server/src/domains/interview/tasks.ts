import { task } from '#server/bind.ts';
import { leftAloneMs } from './ai/engine/close.ts';
import { closeInterview, closeLeftInterview } from './ai/room/close-interview.ts';
import { findLeftInClosing, findOverdueInterviews } from './ai/queries.ts';
import { readReportsAgain } from './report/read-reports-again.ts';
import { findInterviewsReadBefore } from './report/report-queries.ts';
import { proposeWordingTask } from './ai/start/propose-wording.ts';
import { scoreTask } from './report/score-task.ts';
import { deleteExpiredDemos } from './demo/queries.ts';

/** Rows of one run; what is left is the next minute's. */
const rowsPerRun = 500;
/** Reading takes milliseconds a turn. */
const rereadPerRun = 100;

/**
 * Closes interviews whose seven days are over, and those that somebody left when everything was asked. Several copies at
 * once close each once: it is locked and looked at again.
 */
export const closeOverdueTask = task<object>({
  name: 'interview.close-overdue',
  schedule: '* * * * *',
  run: async (ctx) => {
    const left = await findLeftInClosing(ctx, ctx.now().getTime() - leftAloneMs, rowsPerRun);
    const overdue = await findOverdueInterviews(ctx, rowsPerRun);
    const closings = [
      ...left.map((id) => () => closeLeftInterview(ctx, id)),
      ...overdue.map((id) => () => closeInterview(ctx, id)),
    ];
    await each(closings, (close) => close(), 'closed');
  },
});

/** Reports of an older reading, looked through a few at a time until none is left. */
const rereadTask = task<object>({
  name: 'interview.reread-reports',
  schedule: '* * * * *',
  run: async (ctx) =>
    each(await findInterviewsReadBefore(ctx, rereadPerRun), (id) => readReportsAgain(ctx, id), 'read again'),
});

/** Does the same to one interview after the other; those that fail do not hold up the rest. */
async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>, done: string): Promise<void> {
  const outcomes: PromiseSettledResult<void>[] = [];
  for (const item of items) outcomes.push(...(await Promise.allSettled([act(item)])));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} interviews could not be ${done}`);
}

/** What was tried without an account is gone within the hour. */
export const deleteDemosTask = task<object>({
  name: 'interview.delete-demos',
  schedule: '* * * * *',
  run: (ctx) => deleteExpiredDemos(ctx),
});

export const tasks = [deleteDemosTask, proposeWordingTask, scoreTask, closeOverdueTask, rereadTask];
