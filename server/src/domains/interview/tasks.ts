import { task } from '#server/bind.ts';
import { closeInterview } from './ai/close-interview.ts';
import { findOverdueInterviews } from './ai/queries.ts';
import { proposeWordingTask } from './ai/propose-wording.ts';
import { scoreTask } from './ai/score-task.ts';
import { deleteExpiredDemos } from './demo/queries.ts';

/** Rows of one run; what is left is the next minute's. */
const rowsPerRun = 500;

/** Closes interviews whose seven days are over. Several copies at once close each once: it is locked and looked at again. */
export const closeOverdueTask = task<object>({
  name: 'interview.close-overdue',
  schedule: '* * * * *',
  async run(ctx) {
    const outcomes: PromiseSettledResult<void>[] = [];
    for (const interviewId of await findOverdueInterviews(ctx, rowsPerRun)) {
      outcomes.push(...(await Promise.allSettled([closeInterview(ctx, interviewId)])));
    }
    const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} interviews could not be closed`);
  },
});

/** What was tried without an account is gone within the hour. */
export const deleteDemosTask = task<object>({
  name: 'interview.delete-demos',
  schedule: '* * * * *',
  run: (ctx) => deleteExpiredDemos(ctx),
});

export const tasks = [deleteDemosTask, proposeWordingTask, scoreTask, closeOverdueTask];
