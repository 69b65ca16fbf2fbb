import { task } from '#server/bind.ts';
import { closeInterview } from './ai/room/close-interview.ts';
import { findOverdueInterviews } from './ai/queries.ts';
import { readReportsAgain } from './report/read-reports-again.ts';
import { findInterviewsReadBefore } from './report/report-queries.ts';
import { proposeWordingTask } from './ai/start/propose-wording.ts';
import { scoreTask } from './report/score-task.ts';
import { deleteExpiredDemos } from './demo/queries.ts';

/** Rows of one run; what is left is the next minute's. */
const rowsPerRun = 500;
/** Reading takes milliseconds a turn. */
const rereadPerRun = 100;

/** Closes interviews whose seven days are over. Several copies at once close each once: it is locked and looked at again. */
export const closeOverdueTask = task<object>({
  name: 'interview.close-overdue',
  schedule: '* * * * *',
  run: async (ctx) => each(await findOverdueInterviews(ctx, rowsPerRun), (id) => closeInterview(ctx, id), 'closed'),
});

/** Reports of an older reading, looked through a few at a time until none is left. */
const rereadTask = task<object>({
  name: 'interview.reread-reports',
  schedule: '* * * * *',
  run: async (ctx) =>
    each(await findInterviewsReadBefore(ctx, rereadPerRun), (id) => readReportsAgain(ctx, id), 'read again'),
});

/** Does the same to one interview after the other; those that fail do not hold up the rest. */
async function each(ids: readonly string[], act: (id: string) => Promise<void>, done: string): Promise<void> {
  const outcomes: PromiseSettledResult<void>[] = [];
  for (const id of ids) outcomes.push(...(await Promise.allSettled([act(id)])));
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
