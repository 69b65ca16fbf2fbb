import { sql } from 'kysely';
import { verification } from '@pinjian/contract/company.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';

/** Open positions, by the index that only open ones are in. */
const openPositions = (ctx: Ctx) =>
  ctx.db.selectFrom('position_search').where('position_search.status', '=', sql.lit(positionStatus.open));

/** Open positions of a company, the newest first. */
export async function findNewestOf(ctx: Ctx, companyId: string, limit: number): Promise<string[]> {
  const rows = await openPositions(ctx)
    .select('position_id')
    .where('company_id', '=', companyId)
    .orderBy('shown_at', 'desc')
    .orderBy('position_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.position_id);
}

/** Open positions of verified companies with their companies, the newest first. */
export async function findNewestOpen(ctx: Ctx, limit: number) {
  return openPositions(ctx)
    .innerJoin('company_company as company', 'company.id', 'position_search.company_id')
    .select(['position_search.position_id', 'position_search.company_id', 'position_search.shown_at'])
    .where('company.verification_status', '=', verification.verified)
    .orderBy('position_search.shown_at', 'desc')
    .orderBy('position_search.position_id', 'desc')
    .limit(limit)
    .execute();
}
