import { sql } from 'kysely';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import type { Ctx } from '#server/context.ts';

/** What is on and off, and since when it was last changed. */
export async function findSwitches(ctx: Ctx) {
  return ctx.db.selectFrom('agent_switch').selectAll().execute();
}

export async function upsertSwitch(tx: Ctx, kind: AgentKind | 'all', isOff: boolean): Promise<void> {
  const changed = { is_off: isOff, changed_at: tx.now() };
  await tx.db
    .insertInto('agent_switch')
    .values({ kind, ...changed })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(changed))
    .execute();
}

/** Agents by kind, and what they did: ids and counts alone. */
export async function countByKind(ctx: Ctx, { today, since }: { readonly today: Date; readonly since: Date }) {
  const agents = await ctx.db
    .selectFrom('agent_agent')
    .select('kind')
    .select(sql<number>`count(*) filter (where state = 'active')::int`.as('active'))
    .select(sql<number>`count(*) filter (where state = 'paused')::int`.as('paused'))
    .groupBy('kind')
    .execute();
  const runs = await ctx.db
    .selectFrom('agent_run as run')
    .innerJoin('agent_agent as agent', 'agent.id', 'run.agent_id')
    .select((select) => ['agent.kind', select.fn.countAll<number>().as('runs')])
    .where('run.started_at', '>=', today)
    .groupBy('agent.kind')
    .execute();
  const acts = await ctx.db
    .selectFrom('agent_act as act')
    .innerJoin('agent_agent as agent', 'agent.id', 'act.agent_id')
    .select('agent.kind')
    .select([
      sql<number>`count(*) filter (where act.done_at >= ${today})::int`.as('done'),
      sql<number>`count(*) filter (where act.state = 'failed' and act.created_at >= ${today})::int`.as('failed'),
      sql<number>`coalesce(sum(act.credits) filter (where act.done_at >= ${today}), 0)::int`.as('creditsToday'),
      sql<number>`coalesce(sum(act.credits) filter (where act.done_at >= ${since}), 0)::int`.as('credits'),
      sql<number>`count(*) filter (where act.state = 'waiting')::int`.as('waiting'),
    ])
    .groupBy('agent.kind')
    .execute();
  return { agents, runs, acts };
}
