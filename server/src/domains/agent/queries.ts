import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { agentSlip, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { AgentAgentTable } from '#server/tables.ts';

export type AgentRow = Selectable<AgentAgentTable>;

export async function insertAgent(tx: Ctx, row: Insertable<AgentAgentTable>): Promise<boolean> {
  const result = await tx.db
    .insertInto('agent_agent')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findAgent(ctx: Ctx, agentId: string): Promise<AgentRow | undefined> {
  return ctx.db.selectFrom('agent_agent').selectAll().where('id', '=', agentId).executeTakeFirst();
}

/** The agent's row, held until the transaction ends: every act, change of the slip and pause goes through it. */
export async function lockAgent(tx: Ctx, agentId: string): Promise<AgentRow | undefined> {
  return tx.db.selectFrom('agent_agent').selectAll().where('id', '=', agentId).forUpdate().executeTakeFirst();
}

export async function findAgentByKey(ctx: Ctx, ownerId: string, key: string): Promise<AgentRow | undefined> {
  return ctx.db
    .selectFrom('agent_agent')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Somebody's own, and of a company all of its agents; the newest first. */
export async function findAgents(
  ctx: Ctx,
  { ownerId, companyId }: { readonly ownerId: string; readonly companyId: string | null },
): Promise<AgentRow[]> {
  return ctx.db
    .selectFrom('agent_agent')
    .selectAll()
    .where((where) =>
      where.or([where('owner_id', '=', ownerId), ...(companyId === null ? [] : [where('company_id', '=', companyId)])]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

export async function countOpenAgents(tx: Ctx, ownerId: string): Promise<number> {
  const { count } = await tx.db
    .selectFrom('agent_agent')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return count;
}

export async function updateAgent(tx: Ctx, agentId: string, changes: Updateable<AgentAgentTable>): Promise<void> {
  await tx.db
    .updateTable('agent_agent')
    .set({ ...changes, updated_at: tx.now() })
    .where('id', '=', agentId)
    .execute();
}

export async function insertSlip(
  tx: Ctx,
  slip: { readonly id: string; readonly agentId: string; readonly version: number; readonly content: AgentSlip },
): Promise<void> {
  await tx.db
    .insertInto('agent_slip')
    .values({
      id: slip.id,
      agent_id: slip.agentId,
      version: slip.version,
      content: JSON.stringify(slip.content),
      created_at: tx.now(),
    })
    .execute();
}

/** A version of a slip as the contract has it today. */
export async function findSlip(
  ctx: Ctx,
  agentId: string,
  version: number,
): Promise<{ readonly id: string; readonly content: AgentSlip }> {
  const row = await ctx.db
    .selectFrom('agent_slip')
    .select(['id', 'content'])
    .where('agent_id', '=', agentId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return { id: row.id, content: agentSlip.parse(row.content) };
}

/** Every version of a slip, the newest first: its owner reads what held when something was done. */
export async function findSlipVersions(
  ctx: Ctx,
  agentId: string,
): Promise<{ readonly version: number; readonly content: AgentSlip; readonly created_at: Date }[]> {
  const rows = await ctx.db
    .selectFrom('agent_slip')
    .select(['version', 'content', 'created_at'])
    .where('agent_id', '=', agentId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, content: agentSlip.parse(row.content) }));
}

/** Who somebody's row is about, by their name. */
export async function findNames(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('account_identity')
    .select(['id', 'username'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.username ?? '']));
}

/** Waits for acts that are in the middle, and holds back those that would begin, until the transaction ends. */
export async function holdSwitches(tx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('agent:switch', 0))`.execute(tx.db);
}

/** The same switches hold until the transaction ends. */
export async function shareSwitches(tx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('agent:switch', 0))`.execute(tx.db);
}

/** Kinds that are switched off; 'all' among them for everything. */
export async function findSwitchedOff(ctx: Ctx): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.selectFrom('agent_switch').select('kind').where('is_off', '=', true).execute();
  return new Set(rows.map((row) => row.kind));
}

/** Whether somebody keeps messages of agents out: a seeker for themselves, a company for its members. */
export async function findRefuses(
  ctx: Ctx,
  of: { readonly userId: string } | { readonly companyId: string },
): Promise<boolean> {
  const query = ctx.db.selectFrom('agent_reception').select('refuses');
  const row = await (
    'userId' in of ? query.where('user_id', '=', of.userId) : query.where('company_id', '=', of.companyId)
  ).executeTakeFirst();
  return row?.refuses === true;
}

/** One of somebody's agents is made at a time. */
export async function lockOwner(tx: Ctx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agent:${ownerId}`}, 0))`.execute(tx.db);
}

/** Keeps what its owner said; `same` for what was said with this key before, `other` where other words were. */
export async function insertTold(
  tx: Ctx,
  told: { readonly agentId: string; readonly key: string; readonly words: string },
): Promise<'new' | 'same' | 'other'> {
  const before = await tx.db
    .selectFrom('agent_told')
    .select('words')
    .where('agent_id', '=', told.agentId)
    .where('key', '=', told.key)
    .executeTakeFirst();
  if (before !== undefined) return before.words === told.words ? 'same' : 'other';
  await tx.db
    .insertInto('agent_told')
    .values({ id: newId(), agent_id: told.agentId, key: told.key, words: told.words, created_at: tx.now() })
    .execute();
  return 'new';
}

/** Takes or keeps out messages of agents from now on. */
export async function saveRefuses(
  tx: Ctx,
  of: { readonly userId: string } | { readonly companyId: string },
  refuses: boolean,
): Promise<void> {
  const whose = 'userId' in of ? { user_id: of.userId, company_id: null } : { user_id: null, company_id: of.companyId };
  await tx.db
    .insertInto('agent_reception')
    .values({ id: newId(), ...whose, refuses, changed_at: tx.now() })
    .onConflict((conflict) =>
      conflict.column('userId' in of ? 'user_id' : 'company_id').doUpdateSet({ refuses, changed_at: tx.now() }),
    )
    .execute();
}
