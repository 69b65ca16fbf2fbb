import type { Ctx } from '#server/context.ts';
import type { Reading } from '../engine/event.ts';
import type { Conversation, Listener } from '../conductor.ts';
import { insertModelCall } from '../model/model-call-queries.ts';
import { askingModel, ModelFailure } from '../model/ask-model.ts';
import { modelConductor } from '../model/model-conductor.ts';
import { ruleConductor } from '../rule/rule-conductor.ts';

/**
 * Reads one turn of the candidate: with the model where there is one, else by rules. What the model cannot do the rules
 * do, without a word to the candidate; the report tells it. Null when the reading is not needed any more.
 */
export async function readTurn(
  ctx: Ctx,
  interviewId: string,
  conversation: Conversation,
  listener?: Listener,
): Promise<Reading | null> {
  const { llm } = ctx.ports;
  if (llm === null) return ruleConductor.read(conversation);
  const ask = askingModel(llm, (call) => insertModelCall(ctx, interviewId, call));
  try {
    return await modelConductor(ask).read(conversation, listener);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    if (error.outcome === 'superseded') return null;
    ctx.log.warn(
      { interviewId, turn: conversation.seq, outcome: error.outcome, detail: error.message },
      'a turn was read by rules: the language model was of no use',
    );
    return ruleConductor.read(conversation);
  }
}
