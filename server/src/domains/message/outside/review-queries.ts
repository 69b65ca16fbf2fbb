import { sql, type Updateable } from 'kysely';
import type { Tables } from '#server/tables.ts';
import type { Ctx } from '#server/context.ts';

/** One page of what failed or may have failed and that nobody has dealt with, the latest first. */
export async function findSendsWaiting(ctx: Ctx, page: { readonly offset: number; readonly limit: number }) {
  return ctx.db
    .selectFrom('message_outside_send as send')
    .innerJoin('account_identity as identity', 'identity.id', 'send.user_id')
    .select(['send.id', 'send.channel', 'send.kind', 'send.state', 'send.attempts'])
    .select(['send.created_at', 'send.settled_at', 'identity.person_id'])
    .where('send.state', 'in', ['failed', 'unsure'])
    .where('send.handled_at', 'is', null)
    .where('send.settled_at', 'is not', null)
    .$narrowType<{ state: 'failed' | 'unsure'; settled_at: Date }>()
    .orderBy('send.settled_at', 'desc')
    .orderBy('send.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** How many there are, counted to one past `cap`, and since when the first stands so. */
export async function countSendsWaiting(ctx: Ctx, cap: number): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(settled_at) as oldest
    from (
      select settled_at from message_outside_send
      where state in ('failed', 'unsure') and handled_at is null and settled_at is not null
      order by settled_at limit ${cap + 1}
    ) as waiting`.execute(ctx.db);
  return rows[0] ?? { count: 0, oldest: null };
}

export async function lockSend(tx: Ctx, sendId: string) {
  return tx.db
    .selectFrom('message_outside_send')
    .select(['state', 'handled_at'])
    .where('id', '=', sendId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSend(
  tx: Ctx,
  sendId: string,
  change: Updateable<Tables['message_outside_send']>,
): Promise<void> {
  await tx.db.updateTable('message_outside_send').set(change).where('id', '=', sendId).execute();
}
