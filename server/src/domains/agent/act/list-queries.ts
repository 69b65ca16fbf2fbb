import type { ActKind, ActState } from '@pinjian/contract/agent-act.ts';
import type { ActList } from '@pinjian/contract/agent.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx } from '#server/context.ts';

export interface ActQuery {
  readonly list: ActList;
  readonly ownerId: string;
  /** Whose agents are read beside one's own: in the diary alone. */
  readonly companyId: string | null;
  readonly agentId?: string | undefined;
  readonly kind?: ActKind | undefined;
  readonly state?: ActState | undefined;
  readonly positionId?: string | undefined;
  /** Days in Beijing, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function matching(ctx: Ctx, query: ActQuery) {
  let rows = ctx.db
    .selectFrom('agent_act as act')
    .innerJoin('agent_agent as agent', 'agent.id', 'act.agent_id')
    .leftJoin('agent_verdict as verdict', 'verdict.act_id', 'act.id')
    .where((where) =>
      where.or([
        where('agent.owner_id', '=', query.ownerId),
        ...(query.companyId === null || query.list === 'approvals'
          ? []
          : [where('agent.company_id', '=', query.companyId)]),
      ]),
    );
  if (query.list === 'approvals')
    rows = rows.where('act.state', '=', 'waiting').where('act.expires_at', '>', ctx.now());
  if (query.agentId !== undefined) rows = rows.where('act.agent_id', '=', query.agentId);
  if (query.kind !== undefined) rows = rows.where('act.kind', '=', query.kind);
  if (query.state !== undefined) rows = rows.where('act.state', '=', query.state);
  if (query.positionId !== undefined) rows = rows.where('act.position_id', '=', query.positionId);
  if (query.from !== undefined) rows = rows.where('act.created_at', '>=', new Date(`${query.from}T00:00:00+08:00`));
  if (query.to !== undefined)
    rows = rows.where('act.created_at', '<', new Date(Date.parse(`${query.to}T00:00:00+08:00`) + 86_400_000));
  return rows;
}

/** A page of acts, the newest first. */
export async function findActs(
  ctx: Ctx,
  query: ActQuery,
  { current, pageSize }: { readonly current: number; readonly pageSize: number },
) {
  return matching(ctx, query)
    .selectAll('act')
    .select(['agent.kind as agent_kind', 'agent.name as agent_name', 'agent.owner_id'])
    .select(['verdict.good', 'verdict.reason', 'verdict.words as verdict_words'])
    .orderBy('act.created_at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(pageSize)
    .offset((current - 1) * pageSize)
    .execute();
}

export type ActRecord = Awaited<ReturnType<typeof findActs>>[number];

/** One act, of whoever's agent. */
export async function findActRecord(ctx: Ctx, actId: string): Promise<ActRecord | undefined> {
  return ctx.db
    .selectFrom('agent_act as act')
    .innerJoin('agent_agent as agent', 'agent.id', 'act.agent_id')
    .leftJoin('agent_verdict as verdict', 'verdict.act_id', 'act.id')
    .selectAll('act')
    .select(['agent.kind as agent_kind', 'agent.name as agent_name', 'agent.owner_id'])
    .select(['verdict.good', 'verdict.reason', 'verdict.words as verdict_words'])
    .where('act.id', '=', actId)
    .executeTakeFirst();
}

/** How many there are, at most one more than pages count. */
export async function countActsFound(ctx: Ctx, query: ActQuery): Promise<number> {
  const found = matching(ctx, query)
    .select('act.id')
    .limit(totalCap + 1);
  const { count } = await ctx.db
    .selectFrom(found.as('found'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
