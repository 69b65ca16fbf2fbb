import { LlmError, type Llm, type LlmRequest } from '#platform/llm/port.ts';
import { Fault } from './fault.ts';
import type { ModelCall, Outcome } from './model-call.ts';
import { promptMark, type Prompt } from './prompts/prompt.ts';

/** The model's answer was not used; whoever asked goes on by rules. */
export class ModelFailure extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome, detail: string) {
    super(detail);
    this.outcome = outcome;
  }
}

/** Asks a model and records what it cost. `use` says what is wrong with an answer before anything is made of it. */
export type AskModel = <T, R>(
  prompt: Prompt,
  request: Omit<LlmRequest<T>, 'system'> & Pick<ModelCall, 'purpose' | 'turn'>,
  use: (value: T) => R | Fault,
) => Promise<R>;

/** Binds a model to where its calls are recorded. */
export function askingModel(llm: Llm, record: (call: ModelCall) => Promise<void>): AskModel {
  return async (prompt, { purpose, turn, ...request }, use) => {
    const facts = { purpose, turn, model: llm.model, promptHash: promptMark(prompt) };
    try {
      const { value, usage } = await llm.ask({ ...request, system: prompt.system });
      const used = use(value);
      await record({ ...facts, ...usage, outcome: used instanceof Fault ? 'rejected' : 'ok' });
      if (used instanceof Fault) throw new ModelFailure('rejected', used.reason);
      return used;
    } catch (error) {
      if (!(error instanceof LlmError)) throw error;
      await record({ ...facts, ...error.usage, outcome: error.failure });
      throw new ModelFailure(error.failure, error.message);
    }
  };
}
