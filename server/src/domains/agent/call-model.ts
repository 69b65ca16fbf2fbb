import { midnightInBeijing } from '#platform/core/beijing-day.ts';
import { newId } from '#platform/core/ids.ts';
import type { LlmTalkFailure, LlmUsage } from '#platform/llm/port.ts';
import type { Ctx } from '#server/context.ts';
import { closeCall, holdTokensOf, saveOpenCall, sumTokensOf, type NewModelCall } from './model-queries.ts';
import type { AgentRow } from './queries.ts';

/** What is told where an owner's tokens of the day do not suffice. */
export const tokensSpent = '您今天的模型用量已用完，明天恢复';

/**
 * A call of the model for an agent, on the account of its owner: all agents of one person share the tokens of a day. What a
 * request may take is set aside before it is sent, so that calls at the same time do not spend the same tokens; where a copy
 * dies on the way, that stays spent.
 */
export class ModelCall {
  readonly #ctx: Ctx;
  readonly #ownerId: string;
  readonly #call: NewModelCall;

  constructor(
    ctx: Ctx,
    agent: Pick<AgentRow, 'id' | 'kind' | 'owner_id'>,
    of: { readonly purpose: NewModelCall['purpose']; readonly model: string; readonly promptMark: string },
  ) {
    this.#ctx = ctx;
    this.#ownerId = agent.owner_id;
    this.#call = {
      id: newId(),
      agent_id: agent.id,
      kind: agent.kind,
      purpose: of.purpose,
      model: of.model,
      prompt_hash: of.promptMark,
    };
  }

  /** Sets aside what the call will have cost after its next request at the most; false where the day has not so much left. */
  async mayCost(cost: Pick<LlmUsage, 'tokensIn' | 'tokensOut'>): Promise<boolean> {
    return this.#ctx.transaction(async (tx) => {
      await holdTokensOf(tx, this.#ownerId);
      const used = await sumTokensOf(tx, this.#ownerId, midnightInBeijing(tx.now()), this.#call.id);
      if (used + cost.tokensIn + cost.tokensOut > tx.ports.config.agents.tokensPerDay) return false;
      await saveOpenCall(tx, this.#call, cost);
      return true;
    });
  }

  /** Notes what it has cost; of a call that was never sent, nothing. */
  async close(usage: LlmUsage, outcome: LlmTalkFailure | 'ok' | 'rejected'): Promise<void> {
    await closeCall(this.#ctx, this.#call.id, { usage, outcome });
  }
}
