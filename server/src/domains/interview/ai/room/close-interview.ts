import type { Ctx } from '#server/context.ts';
import { abandonInterview, lockInterview, openStates } from '../queries.ts';
import { isHoldable } from '../rules.ts';
import { takeEvent } from './run.ts';
import { releaseSimulation } from '../../practice/charge.ts';
import { scoreTask } from '../../report/score-task.ts';

/** Ends an interview for whoever left it when everything was asked; one they came back to meanwhile stays open. */
export async function closeLeftInterview(ctx: Ctx, interviewId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await lockInterview(tx, interviewId);
    if (row === undefined || !isHoldable(row, tx.now())) return;
    await takeEvent(tx, interviewId, { type: 'leftAlone', at: tx.now().getTime() });
  });
}

/**
 * Closes an interview whose window is over: with an answer it is scored as far as it went, without one it is told as
 * closed (decisions §10). Once; one that has ended meanwhile stays as it is.
 */
export async function closeInterview(ctx: Ctx, interviewId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await lockInterview(tx, interviewId);
    const isOpen = row !== undefined && openStates.some((state) => state === row.state);
    if (!isOpen || row.window_ends_at > tx.now()) return;
    await abandonInterview(tx, interviewId, 'windowEnded');
    if (row.answers > 0) return tx.enqueue(scoreTask, { interviewId });
    await releaseSimulation(tx, row);
    await tx.emit('interview.closed', { interviewId, applicationId: row.application_id, reason: 'unused' });
  });
}
