import { task } from '#server/bind.ts';
import type { Ctx } from '#server/context.ts';
import { initialState } from '../engine/state.ts';
import { askingModel, ModelFailure } from '../model/ask-model.ts';
import { insertModelCall } from '../model/model-call-queries.ts';
import { modelConductor } from '../model/model-conductor.ts';
import { findInterview, lockInterview, saveRefinedPlan } from '../queries.ts';

/** Words the questions of a new interview for its position and resume, in the background. */
export const proposeWordingTask = task<{ interviewId: string }>({
  name: 'interview.propose-wording',
  retries: 0,
  run: (ctx, { interviewId }) => proposeWording(ctx, interviewId),
});

/**
 * Lets the model word the questions of an interview that nobody has entered yet. Whoever enters before it is done is
 * asked the bank's words: nobody waits for a model, and nothing changes under somebody who has been greeted.
 */
async function proposeWording(ctx: Ctx, interviewId: string): Promise<void> {
  const { llm } = ctx.ports;
  const row = await findInterview(ctx, interviewId);
  if (llm === null || row === undefined || row.material === null) return;
  const conductor = modelConductor(askingModel(llm, (call) => insertModelCall(ctx, interviewId, call)));
  const plan = await conductor.plan(row.material).catch((error: unknown) => {
    if (!(error instanceof ModelFailure)) throw error;
    ctx.log.warn(
      { interviewId, outcome: error.outcome, detail: error.message },
      'questions keep the words of the bank',
    );
    return null;
  });
  await ctx.transaction(async (tx) => {
    const now = await lockInterview(tx, interviewId);
    if (now === undefined) return;
    const unchanged = now.progress.phase === 'new' && plan?.questions.length === now.plan.questions.length;
    const { plan: kept, ...progress } = initialState(plan !== null && unchanged ? plan : now.plan);
    await saveRefinedPlan(tx, interviewId, unchanged ? { plan: kept, progress } : null);
  });
}
