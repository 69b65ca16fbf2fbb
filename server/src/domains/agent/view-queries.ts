import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

/** What the summary of an agent counts. */
export interface AgentCounts {
  readonly waiting: number;
  readonly doneToday: number;
  readonly credits: number;
}

export async function countActs(ctx: Ctx, agentIds: readonly string[], since: Date): Promise<Map<string, AgentCounts>> {
  if (agentIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('agent_act')
    .select((select) => [
      'agent_id',
      select.fn.count<number>('id').filterWhere('state', '=', 'waiting').as('waiting'),
      select.fn.count<number>('id').filterWhere('done_at', '>=', since).as('doneToday'),
      sql<number>`coalesce(sum(credits) filter (where done_at is not null), 0)::int`.as('credits'),
    ])
    .where('agent_id', 'in', agentIds)
    .groupBy('agent_id')
    .execute();
  return new Map(rows.map(({ agent_id, waiting, doneToday, credits }) => [agent_id, { waiting, doneToday, credits }]));
}

/** The newest look of each agent, and whether it goes on. */
export async function findNewestRuns(ctx: Ctx, agentIds: readonly string[]) {
  if (agentIds.length === 0) return new Map<string, { saw: string | null; started_at: Date; state: string }>();
  const rows = await ctx.db
    .selectFrom('agent_run')
    .distinctOn('agent_id')
    .select(['agent_id', 'saw', 'started_at', 'state'])
    .where('agent_id', 'in', agentIds)
    .orderBy('agent_id')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.agent_id, row]));
}

/** Titles of positions, drafts among them. */
export async function findTitles(ctx: Ctx, positionIds: readonly string[]): Promise<Map<string, string>> {
  if (positionIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('position_position')
    .select(['id', 'title'])
    .where('id', 'in', positionIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** Whether a position is one of a company. */
export async function isOfCompany(ctx: Ctx, positionId: string, companyId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('position_position')
    .select('id')
    .where('id', '=', positionId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}
