import { sql } from 'kysely';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { objectionEdition } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { readerEdition } from '../requirement/reading/readings-of.ts';
import type { SearchDocument } from '../search/document-queries.ts';

export interface BulkRow {
  readonly createdBy: string;
  readonly content: PositionContent;
  readonly document: SearchDocument;
}

/**
 * Lets the search index take many rows at once: it keeps what is new aside and merges it in bulk. A load that dies leaves
 * it so; searches are a little slower until the next one ends.
 */
export async function loosenSearchIndex(ctx: Ctx): Promise<void> {
  await sql`alter index position_search_doc set (fastupdate = on, gin_pending_list_limit = 65536)`.execute(ctx.db);
}

/** Merges what was kept aside, and lets every row go straight into the index again. */
export async function tightenSearchIndex(ctx: Ctx): Promise<void> {
  await sql`alter index position_search_doc reset (gin_pending_list_limit)`.execute(ctx.db);
  await sql`alter index position_search_doc set (fastupdate = off)`.execute(ctx.db);
  await sql`select gin_clean_pending_list('position_search_doc')`.execute(ctx.db);
}

/** Between the tokens of one document: stands in no token. */
const separator = '\u0001';

/** Stores open positions and what search knows of them, two statements for all. */
export async function insertShownPositions(tx: Ctx, rows: readonly BulkRow[]): Promise<void> {
  const column = <T>(of: (row: BulkRow) => T): T[] => rows.map(of);
  const ids = column(({ document }) => document.positionId);
  const companies = column(({ document }) => document.companyId);
  const shown = column(({ document }) => document.shownAt.toISOString());
  await sql`insert into position_position
      (id, company_id, created_by, draft_key, status, version, title, content, published_at, shown_at, created_at, updated_at,
       checked_edition, read_edition)
    select id, company, by, id::text, ${positionStatus.open}, 1, title, content, shown, shown, shown, shown,
      ${objectionEdition}::integer, ${readerEdition}::integer
    from unnest(
      ${ids}::uuid[], ${companies}::uuid[], ${column((row) => row.createdBy)}::uuid[],
      ${column((row) => row.content.title)}::text[], ${column((row) => JSON.stringify(row.content))}::jsonb[],
      ${shown}::timestamptz[]) as made (id, company, by, title, content, shown)`.execute(tx.db);
  await sql`insert into position_search
      (position_id, company_id, status, shown_at, city_code, monthly_min, monthly_max, experience, education, job_type,
       recruit_type, work_mode, title, roles, doc)
    select id, company, ${positionStatus.open}, shown, city, low, high, experience, education, job, recruit, mode, title,
      string_to_array(roles, ${separator}), array_to_tsvector(string_to_array(tokens, ${separator}))
    from unnest(
      ${ids}::uuid[], ${companies}::uuid[], ${shown}::timestamptz[],
      ${column((row) => row.document.cityCode)}::text[],
      ${column((row) => row.document.monthly?.min ?? null)}::bigint[],
      ${column((row) => row.document.monthly?.max ?? null)}::bigint[],
      ${column((row) => row.document.experience)}::integer[], ${column((row) => row.document.education)}::integer[],
      ${column((row) => row.document.jobType)}::integer[], ${column((row) => row.document.recruitType)}::integer[],
      ${column((row) => row.document.workMode)}::integer[], ${column((row) => row.document.title)}::text[],
      ${column((row) => row.document.roles.join(separator))}::text[],
      ${column((row) => row.document.tokens.join(separator))}::text[])
      as made (id, company, shown, city, low, high, experience, education, job, recruit, mode, title, roles, tokens)`.execute(
    tx.db,
  );
}
