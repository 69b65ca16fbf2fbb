import { sql } from 'kysely';
import type { Side } from '#domains/application/index.ts';
import type { Ctx } from '#server/context.ts';
import type { Pair } from './queries.ts';

/** A push that its side was not told of. */
export interface Told extends Pair {
  readonly companyId: string;
}

const columns = {
  seeker: { who: 'seeker_id', at: 'seeker_at', ended: 'seeker_ended_at', told: 'seeker_told_at' },
  employer: { who: 'position_id', at: 'employer_at', ended: 'employer_ended_at', told: 'employer_told_at' },
} as const;

/** Seekers, or positions, with something that they, or their company, were not told of and told of nothing since an instant. */
export async function findUntold(ctx: Ctx, side: Side, since: Date, limit: number): Promise<string[]> {
  const { who, at, ended, told } = columns[side];
  const rows = await ctx.db
    .selectFrom('matching_push as push')
    .select(`push.${who} as id`)
    .distinct()
    .where(at, 'is not', null)
    .where(told, 'is', null)
    .where(ended, 'is', null)
    .where(
      sql<boolean>`not exists (select from matching_push as other
        where other.${sql.ref(who)} = push.${sql.ref(who)} and other.${sql.ref(told)} >= ${since})`,
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The same of one of them, the best first, held until the transaction ends; [] where another copy told them meanwhile. */
export async function lockUntold(tx: Ctx, side: Side, id: string, since: Date): Promise<Told[]> {
  const { who, at, ended, told } = columns[side];
  await sql`select pg_advisory_xact_lock(hashtextextended(${`matching.tell ${side} ${id}`}, 0))`.execute(tx.db);
  const wasTold = await tx.db
    .selectFrom('matching_push')
    .select('seeker_id')
    .where(who, '=', id)
    .where(told, '>=', since)
    .limit(1)
    .execute();
  if (wasTold.length > 0) return [];
  return tx.db
    .selectFrom('matching_push')
    .select(['seeker_id as seekerId', 'position_id as positionId', 'company_id as companyId'])
    .where(who, '=', id)
    .where(at, 'is not', null)
    .where(told, 'is', null)
    .where(ended, 'is', null)
    .orderBy(sql`(match ->> 'score')::int`, 'desc')
    .orderBy('seeker_id')
    .orderBy('position_id')
    .forUpdate()
    .execute();
}

/** Writes that a side was told of these. */
export async function markTold(tx: Ctx, side: Side, pushes: readonly Pair[]): Promise<void> {
  const told = side === 'seeker' ? { seeker_told_at: tx.now() } : { employer_told_at: tx.now() };
  for (const { seekerId, positionId } of pushes)
    await tx.db
      .updateTable('matching_push')
      .set(told)
      .where('seeker_id', '=', seekerId)
      .where('position_id', '=', positionId)
      .execute();
}
