import { sql } from 'kysely';
import { verification } from '@pinjian/contract/company.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { positionStatus, type PositionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { tsquery } from '../engine/search-plan.ts';

/** A position as search knows it. */
export interface SearchDocument {
  readonly positionId: string;
  readonly companyId: string;
  readonly status: PositionStatus;
  readonly shownAt: Date;
  readonly cityCode: string;
  /** Fen a month; null for 面议. */
  readonly monthly: { readonly min: number; readonly max: number } | null;
  readonly experience: number;
  readonly education: number;
  readonly jobType: number;
  readonly recruitType: number;
  readonly workMode: number;
  readonly tokens: readonly string[];
}

/** Writes a position into the index, or over what stood there. */
export async function upsertSearch(tx: Ctx, document: SearchDocument): Promise<void> {
  const values = {
    company_id: document.companyId,
    status: document.status,
    shown_at: document.shownAt,
    city_code: document.cityCode,
    monthly_min: document.monthly?.min ?? null,
    monthly_max: document.monthly?.max ?? null,
    experience: document.experience,
    education: document.education,
    job_type: document.jobType,
    recruit_type: document.recruitType,
    work_mode: document.workMode,
    doc: sql<string>`array_to_tsvector(${document.tokens}::text[])`,
  };
  await tx.db
    .insertInto('position_search')
    .values({ position_id: document.positionId, ...values })
    .onConflict((conflict) => conflict.column('position_id').doUpdateSet(values))
    .execute();
}

/** Takes a position out of what is found; its words stay for when it is shown again. */
export async function hideFromSearch(tx: Ctx, positionId: string, status: PositionStatus): Promise<void> {
  await tx.db.updateTable('position_search').set({ status }).where('position_id', '=', positionId).execute();
}

/** A range of monthly pay in fen, `max` exclusive and null when open. */
interface PayBand {
  readonly min: number;
  readonly max: number | null;
}

/** Filters that are columns; an empty list filters nothing. */
export interface ColumnFilters {
  readonly companyId?: string;
  readonly cityCode?: string | undefined;
  /** Bands of pay that a position may overlap. */
  readonly bands: readonly PayBand[];
  /** Positions without a figure (面议) count as well. */
  readonly negotiable: boolean;
  readonly experience: readonly number[];
  readonly education: readonly number[];
  readonly jobType: readonly number[];
  readonly recruitType: readonly number[];
  readonly workMode: readonly number[];
}

export interface Match {
  readonly id: string;
  readonly shownAt: Date;
}

const listFilters = {
  experience: 'experience',
  education: 'education',
  jobType: 'job_type',
  recruitType: 'recruit_type',
  workMode: 'work_mode',
} as const satisfies Partial<Record<keyof ColumnFilters, string>>;

/** Open positions that have all tokens and pass the filters. The status is a literal: the partial indexes ask for it. */
function matching(ctx: Ctx, tokens: readonly string[], filters: ColumnFilters) {
  const words = tsquery(tokens);
  let query = ctx.db.selectFrom('position_search').where('status', '=', sql.lit(positionStatus.open));
  if (words !== null) query = query.where(sql<boolean>`doc @@ ${words}::tsquery`);
  if (filters.companyId !== undefined) query = query.where('company_id', '=', filters.companyId);
  if (filters.cityCode !== undefined) query = query.where('city_code', '=', filters.cityCode);
  for (const [field, column] of Object.entries(listFilters) as [keyof typeof listFilters, 'experience'][]) {
    if (filters[field].length > 0) query = query.where(column, 'in', filters[field]);
  }
  if (filters.bands.length > 0 || filters.negotiable) {
    query = query.where((where) =>
      where.or([
        ...(filters.negotiable ? [where('monthly_min', 'is', null)] : []),
        ...filters.bands.map((band) =>
          where.and([
            // A range that only touches the band's lower end is not in it; a single figure on that end is.
            where.or([where('monthly_max', '>', band.min), where('monthly_min', '>=', band.min)]),
            ...(band.max === null ? [] : [where('monthly_min', '<', band.max)]),
          ]),
        ),
      ]),
    );
  }
  return query;
}

/**
 * One tier of a search, newest first.
 * @param search.exclude tiers before this one: what they hold is left out.
 * @param search.after where the page before ended.
 */
export async function findMatches(
  ctx: Ctx,
  search: {
    readonly tokens: readonly string[];
    readonly exclude: readonly (readonly string[])[];
    readonly filters: ColumnFilters;
    readonly after: Match | null;
    readonly limit: number;
  },
): Promise<Match[]> {
  let query = matching(ctx, search.tokens, search.filters);
  for (const tokens of search.exclude) query = query.where(sql<boolean>`not doc @@ ${tsquery(tokens)}::tsquery`);
  if (search.after !== null) {
    const { shownAt, id } = search.after;
    query = query.where(sql<boolean>`(shown_at, position_id) < (${shownAt}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query
    .select(['position_id', 'shown_at'])
    .orderBy('shown_at', 'desc')
    .orderBy('position_id', 'desc')
    .limit(search.limit)
    .execute();
  return rows.map((row) => ({ id: row.position_id, shownAt: row.shown_at }));
}

/** How many positions any of the conjunctions finds, counted to one above the cap. */
export async function countMatches(
  ctx: Ctx,
  widest: readonly (readonly string[])[],
  filters: ColumnFilters,
): Promise<number> {
  const parts = widest.map((tokens) =>
    matching(ctx, tokens, filters)
      .select('position_id')
      .limit(totalCap + 1),
  );
  const union = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union `,
  );
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${union}) as found`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

/** Verified companies whose name holds the typed text, the shortest names first. */
export async function findCompaniesByName(
  ctx: Ctx,
  typed: string,
  limit: number,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const part = `%${typed.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  return ctx.db
    .selectFrom('company_company')
    .select(['id', sql<string>`coalesce(short_name, name)`.as('name')])
    .where('verification_status', '=', verification.verified)
    .where((where) => where.or([where('name', 'ilike', part), where('short_name', 'ilike', part)]))
    .orderBy(sql`length(name)`)
    .limit(limit)
    .execute();
}
