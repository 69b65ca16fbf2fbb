import { sql, type Insertable } from 'kysely';
import type { LlmUsage } from '#platform/llm/port.ts';
import type { Ctx } from '#server/context.ts';
import type { AgentModelCallTable } from '#server/tables.ts';

export type NewModelCall = Pick<
  Insertable<AgentModelCallTable>,
  'id' | 'agent_id' | 'kind' | 'purpose' | 'model' | 'prompt_hash'
>;

/** Keeps whoever else counts the tokens of an owner waiting until the transaction ends. */
export async function holdTokensOf(tx: Ctx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agent.tokens ${ownerId}`}, 0))`.execute(tx.db);
}

/** Sets tokens aside for a call that is about to be sent, or sent on. */
export async function saveOpenCall(
  tx: Ctx,
  call: NewModelCall,
  { tokensIn, tokensOut }: Pick<LlmUsage, 'tokensIn' | 'tokensOut'>,
): Promise<void> {
  const cost = { tokens_in: tokensIn, tokens_out: tokensOut };
  const begun = { requests: 0, milliseconds: 0, outcome: 'open' as const, created_at: tx.now() };
  await tx.db
    .insertInto('agent_model_call')
    .values({ ...call, ...begun, ...cost })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(cost))
    .execute();
}

/** Notes what a call has cost, whatever came of it. */
export async function closeCall(
  ctx: Ctx,
  callId: string,
  { usage, outcome }: { readonly usage: LlmUsage; readonly outcome: Insertable<AgentModelCallTable>['outcome'] },
): Promise<void> {
  const { requests, tokensIn, tokensOut, milliseconds } = usage;
  await ctx.db
    .updateTable('agent_model_call')
    .set({ requests, tokens_in: tokensIn, tokens_out: tokensOut, milliseconds, outcome })
    .where('id', '=', callId)
    .execute();
}

// A sum of integers is a bigint, which the driver hands over as text; a double holds every sum up to 2^53.
const tokens = sql<number>`coalesce(sum(tokens_in + tokens_out), 0)::float8`;

/** Tokens that all agents of an owner took since an instant, also those that are over, and what is set aside for them. */
export async function sumTokensOf(ctx: Ctx, ownerId: string, since: Date, except?: string): Promise<number> {
  let query = ctx.db
    .selectFrom('agent_model_call as call')
    .innerJoin('agent_agent as agent', 'agent.id', 'call.agent_id')
    .select(sql<number>`coalesce(sum(call.tokens_in + call.tokens_out), 0)::float8`.as('tokens'))
    .where('agent.owner_id', '=', ownerId)
    .where('call.created_at', '>=', since);
  if (except !== undefined) query = query.where('call.id', '<>', except);
  return (await query.executeTakeFirstOrThrow()).tokens;
}

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
      sql<number>`coalesce(sum(tokens_in + tokens_out) filter (where created_at >= ${today}), 0)::float8`.as('today'),
    )
    .where('created_at', '>=', since)
    .groupBy('kind')
    .execute();
}
