import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

/** Tables of agents that hold people's data. */
export const personalTables = [
  'agent_agent',
  'agent_slip',
  'agent_run',
  'agent_act',
  'agent_verdict',
  'agent_told',
  'agent_talk',
  'agent_reception',
  'agent_token',
] as const;

/** Somebody's agents with everything that they did, and what agents of others noted about them. */
export async function eraseAgents(tx: Ctx, userId: string): Promise<void> {
  const { db } = tx;
  await eraseNotedAbout(tx, userId);
  // Calls go with their token.
  await db.deleteFrom('agent_token').where('owner_id', '=', userId).execute();
  const own = db.selectFrom('agent_agent').select('id').where('owner_id', '=', userId);
  for (const table of ['agent_verdict', 'agent_act', 'agent_run', 'agent_told', 'agent_talk', 'agent_slip'] as const)
    await db.deleteFrom(table).where('agent_id', 'in', own).execute();
  await db.deleteFrom('agent_agent').where('owner_id', '=', userId).execute();
  await db.deleteFrom('agent_reception').where('user_id', '=', userId).execute();
}

/** What agents of companies noted or planned about a seeker: it quotes them, wherever their ids stand in it. */
async function eraseNotedAbout(tx: Ctx, seekerId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select ${seekerId}::text as id
    union all select id::text from application_application where seeker_id = ${seekerId}
    union all select id::text from resume_resume where user_id = ${seekerId}`.execute(tx.db);
  const ids = rows.map((row) => `%${row.id}%`);
  await sql`
    delete from agent_talk talk using agent_agent agent
    where agent.id = talk.agent_id and agent.company_id is not null
      and talk.concerns && ${rows.map((row) => row.id)}::uuid[]`.execute(tx.db);
  await sql`
    delete from agent_act act using agent_agent agent
    where agent.id = act.agent_id and agent.company_id is not null and (act.seeker_id = ${seekerId}
      or (act.subject::text || act.sections::text || coalesce(act.input::text, '') || coalesce(act.prepared::text, ''))
        like any(${ids}::text[]))`.execute(tx.db);
  await sql`
    update agent_run run set plan = null, cursor = 0,
      state = case when run.state = 'running' then 'stopped' else run.state end,
      ended_at = coalesce(run.ended_at, ${tx.now()})
    from agent_agent agent
    where agent.id = run.agent_id and agent.company_id is not null and run.plan::text like any(${ids}::text[])`.execute(
    tx.db,
  );
}

export async function findAgentsOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('agent_agent as agent')
    .innerJoin('agent_slip as slip', (join) =>
      join.onRef('slip.agent_id', '=', 'agent.id').onRef('slip.version', '=', 'agent.slip_version'),
    )
    .select(['agent.id', 'agent.kind', 'agent.name', 'agent.state', 'agent.created_at', 'slip.content'])
    .where('agent.owner_id', '=', userId)
    .orderBy('agent.created_at')
    .execute();
}

export async function findActsOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('agent_act as act')
    .innerJoin('agent_agent as agent', 'agent.id', 'act.agent_id')
    .leftJoin('agent_verdict as verdict', 'verdict.act_id', 'act.id')
    .select(['act.agent_id', 'act.kind', 'act.state', 'act.title', 'act.why', 'act.words', 'act.created_at'])
    .select(['verdict.good', 'verdict.words as verdict_words'])
    .where('agent.owner_id', '=', userId)
    .orderBy('act.created_at')
    .execute();
}

export async function findToldOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('agent_told as told')
    .innerJoin('agent_agent as agent', 'agent.id', 'told.agent_id')
    .select(['told.agent_id', 'told.words', 'told.created_at'])
    .where('agent.owner_id', '=', userId)
    .orderBy('told.created_at')
    .execute();
}

/** What somebody and their agents said to each other, oldest first. */
export async function findTalksOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('agent_talk as talk')
    .innerJoin('agent_agent as agent', 'agent.id', 'talk.agent_id')
    .select(['talk.agent_id', 'talk.speaker', 'talk.words', 'talk.calls', 'talk.caution', 'talk.created_at'])
    .where('agent.owner_id', '=', userId)
    .orderBy('talk.agent_id')
    .orderBy('talk.seq')
    .execute();
}

/** Somebody's tokens, each with how often it was used. */
export async function findTokensOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('agent_token as token')
    .leftJoin('agent_token_use as use', 'use.token_id', 'token.id')
    .select(['token.name', 'token.scopes', 'token.created_at', 'token.expires_at', 'token.revoked_at'])
    .select((select) => select.fn.count<number>('use.id').as('calls'))
    .where('token.owner_id', '=', userId)
    .groupBy('token.id')
    .orderBy('token.created_at')
    .execute();
}
