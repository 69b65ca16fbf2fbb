import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { ModelCall } from './model-call.ts';

/** Records what a call cost and what became of it. */
export async function insertModelCall(ctx: Ctx, interviewId: string, call: ModelCall): Promise<void> {
  await ctx.db
    .insertInto('interview_model_call')
    .values({
      id: newId(),
      interview_id: interviewId,
      purpose: call.purpose,
      turn: call.turn,
      model: call.model,
      prompt_hash: call.promptHash,
      requests: call.requests,
      tokens_in: call.tokensIn,
      tokens_out: call.tokensOut,
      milliseconds: call.milliseconds,
      outcome: call.outcome,
      created_at: ctx.now(),
    })
    .execute();
}

/** The calls made for an interview, oldest first. */
export async function findModelCalls(ctx: Ctx, interviewId: string): Promise<ModelCall[]> {
  const rows = await ctx.db
    .selectFrom('interview_model_call')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    purpose: row.purpose,
    turn: row.turn,
    model: row.model,
    promptHash: row.prompt_hash,
    requests: row.requests,
    tokensIn: row.tokens_in,
    tokensOut: row.tokens_out,
    milliseconds: row.milliseconds,
    outcome: row.outcome,
  }));
}
