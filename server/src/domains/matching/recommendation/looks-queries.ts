import { sql } from 'kysely';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';

/** One company on one day, with the positions that it named. */
export interface FoldedLook {
  readonly lookId: string;
  readonly companyId: string;
  readonly at: Date;
  readonly positionIds: readonly string[];
}

/** Who looked at a seeker: a row for a company and a day, the last first, and how many such rows there are. */
export async function findFoldedLooks(
  ctx: Ctx,
  seekerId: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly looks: FoldedLook[]; readonly total: number }> {
  const { rows } = await sql<{
    id: string;
    company_id: string;
    at: Date;
    position_ids: string[] | null;
    total: number;
  }>`
    select min(id::text) as id, company_id, max(looked_at) as at,
      array_agg(distinct position_id::text) filter (where position_id is not null) as position_ids,
      (count(*) over ())::int as total
    from matching_look where seeker_id = ${seekerId}::uuid
    group by company_id, day
    order by max(looked_at) desc, min(id::text) desc
    offset ${page.offset} limit ${page.limit}`.execute(ctx.db);
  const looks = rows.map((row) => ({
    lookId: row.id,
    companyId: row.company_id,
    at: row.at,
    positionIds: row.position_ids ?? [],
  }));
  return { looks, total: rows[0]?.total ?? (page.offset === 0 ? 0 : await countFolded(ctx, seekerId)) };
}

async function countFolded(ctx: Ctx, seekerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from matching_look where seeker_id = ${seekerId}::uuid group by company_id, day) as folded`.execute(
    ctx.db,
  );
  return rows[0]?.count ?? 0;
}

/** Titles of positions, as seekers see or last saw them, and whether they can be opened. */
export async function findTitles(ctx: Ctx, positionIds: readonly string[]) {
  if (positionIds.length === 0) return new Map<string, { title: string; open: boolean }>();
  const rows = await ctx.db
    .selectFrom('position_position')
    .select(['id', 'status'])
    .select(sql<string>`coalesce(content ->> 'title', title)`.as('title'))
    .where('id', 'in', [...positionIds])
    .execute();
  return new Map(rows.map(({ id, status, title }) => [id, { title, open: status === positionStatus.open }]));
}

/** What a person takes along of who looked at them. */
export async function findLooksOfPerson(ctx: Ctx, seekerId: string) {
  return ctx.db
    .selectFrom('matching_look as look')
    .innerJoin('company_company as company', 'company.id', 'look.company_id')
    .select(['company.name', 'look.looked_at'])
    .where('look.seeker_id', '=', seekerId)
    .orderBy('look.looked_at')
    .execute();
}
