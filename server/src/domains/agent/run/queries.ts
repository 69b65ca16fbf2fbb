import type { Selectable, Updateable } from 'kysely';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { AgentRunTable } from '#server/tables.ts';
import type { AgentRow } from '../queries.ts';
import type { Concerned, Judged } from './planner.ts';

export type RunRow = Selectable<AgentRunTable>;

export async function findOpenRun(ctx: Ctx, agentId: string): Promise<RunRow | undefined> {
  return ctx.db
    .selectFrom('agent_run')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('state', '=', 'running')
    .executeTakeFirst();
}

export async function insertRun(tx: Ctx, agent: AgentRow): Promise<RunRow> {
  return tx.db
    .insertInto('agent_run')
    .values({
      id: newId(),
      agent_id: agent.id,
      slip_version: agent.slip_version,
      woke: agent.woke,
      wakes: agent.wakes,
      state: 'running',
      plan: null,
      attempts: 1,
      started_at: tx.now(),
      attempted_at: tx.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateRun(tx: Ctx, runId: string, changes: Updateable<AgentRunTable>): Promise<void> {
  await tx.db.updateTable('agent_run').set(changes).where('id', '=', runId).execute();
}

/** The looks of agents, the newest of each first. */
export async function findRuns(ctx: Ctx, agentId: string, limit: number): Promise<RunRow[]> {
  return ctx.db
    .selectFrom('agent_run')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** When an agent's last look that came to its end began. */
export async function findLastRunAt(ctx: Ctx, agentId: string): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('agent_run')
    .select((select) => select.fn.max('started_at').as('at'))
    .where('agent_id', '=', agentId)
    .where('state', '=', 'done')
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Acts of a run that wait for its owner. */
export async function countWaitingOf(ctx: Ctx, runId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('agent_act')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Agents that are due: by the clock, by news that no look has answered, or left in the middle by a copy that is gone since
 * `before`. Kinds that rest are left out.
 */
export async function findDueAgents(
  ctx: Ctx,
  { before, resting, limit }: { readonly before: Date; readonly resting: readonly AgentKind[]; readonly limit: number },
): Promise<string[]> {
  let query = ctx.db
    .selectFrom('agent_agent as agent')
    .leftJoin('agent_run as run', (join) => join.onRef('run.agent_id', '=', 'agent.id').on('run.state', '=', 'running'))
    .select('agent.id')
    .where('agent.state', '=', 'active')
    .where((where) =>
      where.or([
        where.and([where('run.id', 'is', null), where('agent.next_run_at', '<=', ctx.now())]),
        where.and([
          where('run.id', 'is', null),
          where('agent.wakes', '>', where.ref('agent.wakes_seen')),
          where('agent.updated_at', '<=', before),
        ]),
        where('run.attempted_at', '<=', before),
      ]),
    );
  if (resting.length > 0) query = query.where('agent.kind', 'not in', resting);
  const rows = await query.orderBy('agent.next_run_at').limit(limit).execute();
  return rows.map((row) => row.id);
}

/** Active agents of a kind whom something concerns are woken; answers which. */
export async function wakeConcerned(tx: Ctx, kind: AgentKind, concerned: Concerned): Promise<string[]> {
  let query = tx.db
    .updateTable('agent_agent')
    .set(({ eb }) => ({ wakes: eb('wakes', '+', 1), woke: 'news', updated_at: tx.now() }))
    .where('kind', '=', kind)
    .where('state', '=', 'active');
  if (concerned.userId !== undefined) query = query.where('owner_id', '=', concerned.userId);
  if (concerned.companyId !== undefined) query = query.where('company_id', '=', concerned.companyId);
  if (concerned.positionId !== undefined) query = query.where('position_id', '=', concerned.positionId);
  const rows = await query.returning('id').execute();
  return rows.map((row) => row.id);
}

export async function findTold(
  ctx: Ctx,
  agentId: string,
): Promise<{ readonly words: string; readonly created_at: Date }[]> {
  return ctx.db
    .selectFrom('agent_told')
    .select(['words', 'created_at'])
    .where('agent_id', '=', agentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** What its owner thought of what it showed, the newest first. */
export async function findVerdicts(ctx: Ctx, agentId: string): Promise<Judged[]> {
  const rows = await ctx.db
    .selectFrom('agent_verdict as verdict')
    .innerJoin('agent_act as act', 'act.id', 'verdict.act_id')
    .select(['act.kind', 'act.subject', 'verdict.good', 'verdict.reason', 'verdict.words', 'verdict.created_at'])
    .where('verdict.agent_id', '=', agentId)
    .orderBy('verdict.created_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ created_at: at, ...rest }) => ({ ...rest, at }));
}
