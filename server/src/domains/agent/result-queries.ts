import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

interface Which {
  readonly agentIds: readonly string[];
  readonly since: Date;
}

const counts = {
  shown: sql<number>`count(*) filter (where act.state in ('suggested', 'drafted', 'waiting') or act.done_at is null and act.state = 'done')::int`,
  done: sql<number>`count(*) filter (where act.done_at is not null)::int`,
  approved: sql<number>`count(*) filter (where act.done_at is not null and act.approved_hash is not null)::int`,
  declined: sql<number>`count(*) filter (where act.state = 'declined')::int`,
  undone: sql<number>`count(*) filter (where act.state = 'undone')::int`,
  failed: sql<number>`count(*) filter (where act.state = 'failed')::int`,
  credits: sql<number>`coalesce(sum(act.credits) filter (where act.done_at is not null), 0)::int`,
};

/** What agents did, by the day in Beijing on which it was noted. */
export async function countByDay(ctx: Ctx, { agentIds, since }: Which) {
  if (agentIds.length === 0) return [];
  const day = sql<string>`to_char(act.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  return ctx.db
    .selectFrom('agent_act as act')
    .select([day.as('day'), counts.shown.as('shown'), counts.done.as('done')])
    .select([counts.declined.as('declined'), counts.failed.as('failed'), counts.credits.as('credits')])
    .where('act.agent_id', 'in', agentIds)
    .where('act.created_at', '>=', since)
    .groupBy(day)
    .orderBy(day)
    .execute();
}

/** The same by agent, with what their owners thought of it. */
export async function countByAgent(ctx: Ctx, { agentIds, since }: Which) {
  if (agentIds.length === 0) return [];
  return ctx.db
    .selectFrom('agent_act as act')
    .leftJoin('agent_verdict as verdict', 'verdict.act_id', 'act.id')
    .select('act.agent_id')
    .select([counts.shown.as('shown'), counts.done.as('done'), counts.approved.as('approved')])
    .select([counts.declined.as('declined'), counts.undone.as('undone'), counts.failed.as('failed')])
    .select(counts.credits.as('credits'))
    .select(sql<number>`count(*) filter (where verdict.good)::int`.as('good'))
    .select(sql<number>`count(*) filter (where not verdict.good)::int`.as('bad'))
    .where('act.agent_id', 'in', agentIds)
    .where('act.created_at', '>=', since)
    .groupBy('act.agent_id')
    .execute();
}

export async function countRuns(ctx: Ctx, { agentIds, since }: Which): Promise<Map<string, number>> {
  if (agentIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('agent_run')
    .select((select) => ['agent_id', select.fn.countAll<number>().as('runs')])
    .where('agent_id', 'in', agentIds)
    .where('started_at', '>=', since)
    .groupBy('agent_id')
    .execute();
  return new Map(rows.map((row) => [row.agent_id, row.runs]));
}

/** How far the applications are by now that acts began or moved. */
export async function countOutcomes(ctx: Ctx, { agentIds, since }: Which) {
  if (agentIds.length === 0) return { reached: 0, replied: 0, interviews: 0, offers: 0 };
  return ctx.db
    .selectFrom('application_application as application')
    .select((select) => [
      select.fn.countAll<number>().as('reached'),
      sql<number>`count(*) filter (where application.status in (2, 3, 31, 32, 4, 41, 5))::int`.as('replied'),
      sql<number>`count(*) filter (where application.status in (31, 32, 4, 41, 5))::int`.as('interviews'),
      sql<number>`count(*) filter (where application.status = 5)::int`.as('offers'),
    ])
    .where('application.id', 'in', (from) =>
      from
        .selectFrom('agent_act')
        .select('application_id')
        .where('agent_id', 'in', agentIds)
        .where('done_at', '>=', since)
        .where('kind', '<>', 'recommend')
        .where('application_id', 'is not', null),
    )
    .executeTakeFirstOrThrow();
}
