import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { OutwardActKind } from '@pinjian/contract/agent-act.ts';
import type { Ctx } from '#server/context.ts';
import type { AgentActTable } from '#server/tables.ts';

export type ActRow = Selectable<AgentActTable>;

/** Writes an act; false where there is one with its key. */
export async function insertAct(tx: Ctx, row: Insertable<AgentActTable>): Promise<boolean> {
  const result = await tx.db
    .insertInto('agent_act')
    .values(row)
    .onConflict((conflict) => conflict.columns(['agent_id', 'key']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findAct(ctx: Ctx, actId: string): Promise<ActRow | undefined> {
  return ctx.db.selectFrom('agent_act').selectAll().where('id', '=', actId).executeTakeFirst();
}

export async function findActByKey(ctx: Ctx, agentId: string, key: string): Promise<ActRow | undefined> {
  return ctx.db
    .selectFrom('agent_act')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function updateAct(tx: Ctx, actId: string, changes: Updateable<AgentActTable>): Promise<void> {
  await tx.db.updateTable('agent_act').set(changes).where('id', '=', actId).execute();
}

/** How often a kind of act was done, as long as the agent lives and since an instant; and the credits of all its acts. */
export async function countDone(
  tx: Ctx,
  agentId: string,
  kind: OutwardActKind,
  since: Date,
): Promise<{ readonly total: number; readonly today: number; readonly credits: number }> {
  return tx.db
    .selectFrom('agent_act')
    .select((select) => [
      select.fn.count<number>('id').filterWhere('kind', '=', kind).as('total'),
      select.fn.count<number>('id').filterWhere('kind', '=', kind).filterWhere('done_at', '>=', since).as('today'),
      sql<number>`coalesce(sum(${sql.ref('credits')}), 0)::int`.as('credits'),
    ])
    .where('agent_id', '=', agentId)
    .where('done_at', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** Acts that their owner agreed to and that are still to be done, the oldest first. */
export async function findApproved(ctx: Ctx, agentId: string): Promise<ActRow[]> {
  return ctx.db
    .selectFrom('agent_act')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('state', '=', 'approved')
    .orderBy('id')
    .execute();
}

/** Keys of what the agent has shown or done. */
export async function findKeys(ctx: Ctx, agentId: string): Promise<Set<string>> {
  const rows = await ctx.db.selectFrom('agent_act').select('key').where('agent_id', '=', agentId).execute();
  return new Set(rows.map((row) => row.key));
}

/** What waited too long, the oldest first. */
export async function expireWaiting(tx: Ctx, limit: number): Promise<{ readonly agent_id: string }[]> {
  return tx.db
    .updateTable('agent_act')
    .set({ state: 'expired', decided_at: tx.now() })
    .where('id', 'in', (from) =>
      from
        .selectFrom('agent_act')
        .select('id')
        .where('state', '=', 'waiting')
        .where('expires_at', '<=', tx.now())
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('agent_id')
    .execute();
}

/** What waits ends with its agent. */
export async function endWaiting(tx: Ctx, agentId: string, objection: string): Promise<void> {
  await tx.db
    .updateTable('agent_act')
    .set({ state: 'expired', decided_at: tx.now(), objection })
    .where('agent_id', '=', agentId)
    .where('state', 'in', ['waiting', 'approved'])
    .execute();
}

/** What was agreed to and not done yet waits again. */
export async function unapprove(tx: Ctx, agentId: string): Promise<void> {
  await tx.db
    .updateTable('agent_act')
    .set({ state: 'waiting', approved_hash: null, decided_at: null, decided_by: null })
    .where('agent_id', '=', agentId)
    .where('state', '=', 'approved')
    .execute();
}
