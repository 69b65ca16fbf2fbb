import { sql } from 'kysely';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { plannedOnce } from '#platform/db/preparing-client.ts';
import type { Ctx } from '#server/context.ts';
import { asksColumns, tsquery, type Term } from '../../engine/search-plan.ts';

/** What is weighed of a position, with whether it has each of the probes. */
export interface FactsRow {
  readonly id: string;
  readonly shownAt: Date;
  readonly title: string;
  readonly roles: readonly string[];
  readonly cityCode: string;
  readonly monthly: { readonly min: number; readonly max: number } | null;
  readonly experience: number;
  readonly education: number;
  readonly has: readonly boolean[];
}

const withColumns = sql`position_search_tokens(
  doc, experience, education, job_type, recruit_type, work_mode, monthly_min, monthly_max)`;

/** Facts of positions that are still open, in no order. */
export async function findFacts(ctx: Ctx, ids: readonly string[], probes: readonly Term[]): Promise<FactsRow[]> {
  if (ids.length === 0) return [];
  const has = probes.map((probe) => sql`everything @@ ${tsquery([probe])}::tsquery`);
  const { rows } = await sql<{
    id: string;
    shown_at: Date;
    title: string | null;
    roles: string[] | null;
    city_code: string;
    monthly_min: number | null;
    monthly_max: number | null;
    experience: number;
    education: number;
    has: boolean[];
  }>`
    ${sql.raw(plannedOnce)} select position_id as id, shown_at, title, roles, city_code, monthly_min, monthly_max, experience, education,
      array[${sql.join(has)}]::boolean[] as has
    from (
      select *, ${probes.some(asksColumns) ? withColumns : sql`doc || ''::tsvector`} as everything
      from position_search where position_id = any(${[...ids]}::uuid[]) and status = ${positionStatus.open} offset 0
    ) as weighed`.execute(ctx.db);
  return rows.map((row) => ({
    id: row.id,
    shownAt: row.shown_at,
    title: row.title ?? '',
    roles: row.roles ?? [],
    cityCode: row.city_code,
    monthly: row.monthly_min === null ? null : { min: row.monthly_min, max: row.monthly_max ?? row.monthly_min },
    experience: row.experience,
    education: row.education,
    has: row.has,
  }));
}
