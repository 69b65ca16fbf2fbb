import { sql, type Insertable } from 'kysely';
import type { LlmUsage } from '#platform/llm/port.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { AgentModelCallTable } from '#server/tables.ts';

/** Notes what an answer of the model cost, whatever came of it. */
export async function insertModelCall(
  ctx: Ctx,
  call: Pick<Insertable<AgentModelCallTable>, 'agent_id' | 'kind' | 'purpose' | 'model' | 'prompt_hash'>,
  { usage, outcome }: { readonly usage: LlmUsage; readonly outcome: Insertable<AgentModelCallTable>['outcome'] },
): Promise<void> {
  const { requests, tokensIn, tokensOut, milliseconds } = usage;
  const cost = { requests, tokens_in: tokensIn, tokens_out: tokensOut, milliseconds };
  await ctx.db
    .insertInto('agent_model_call')
    .values({ id: newId(), ...call, ...cost, outcome, created_at: ctx.now() })
    .execute();
}

const tokens = sql<number>`coalesce(sum(tokens_in + tokens_out), 0)::int`;

/** Tokens that the model took for each of some agents since an instant. */
export async function sumTokens(ctx: Ctx, agentIds: readonly string[], since: Date): Promise<Map<string, number>> {
  if (agentIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('agent_model_call')
    .select(['agent_id', tokens.as('tokens')])
    .where('agent_id', 'in', agentIds)
    .where('created_at', '>=', since)
    .groupBy('agent_id')
    .execute();
  return new Map(rows.flatMap(({ agent_id, tokens: sum }) => (agent_id === null ? [] : [[agent_id, sum] as const])));
}

/** The same by kind, today and in a longer time, of agents that are gone too. */
export async function sumTokensByKind(ctx: Ctx, { today, since }: { readonly today: Date; readonly since: Date }) {
  return ctx.db
    .selectFrom('agent_model_call')
    .select(['kind', tokens.as('tokens')])
    .select(
      sql<number>`coalesce(sum(tokens_in + tokens_out) filter (where created_at >= ${today}), 0)::int`.as('today'),
    )
    .where('created_at', '>=', since)
    .groupBy('kind')
    .execute();
}
