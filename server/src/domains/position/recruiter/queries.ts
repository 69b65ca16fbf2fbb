import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

/** Who wrote a position, as long as they are a member of its company, and when they were here last on whichever device. */
export async function findWriter(ctx: Ctx, positionId: string) {
  return ctx.db
    .selectFrom('position_position as position')
    .innerJoin('account_identity as identity', 'identity.id', 'position.created_by')
    .innerJoin('account_membership as membership', (join) =>
      join.onRef('membership.user_id', '=', 'identity.id').onRef('membership.company_id', '=', 'position.company_id'),
    )
    .select(['identity.username', 'membership.company_role'])
    .select(
      sql<Date | null>`(
        select max(family.last_used_at) from account_family as family where family.user_id = identity.id
      )`.as('here_at'),
    )
    .where('position.id', '=', positionId)
    .executeTakeFirst();
}
