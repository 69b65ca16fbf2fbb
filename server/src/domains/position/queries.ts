import { sql, type Updateable } from 'kysely';
import { wholeContent, type PositionContent, type StoredPositionContent } from '@pinjian/contract/position-content.ts';
import { positionMoves, positionStatus, type PositionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

/** A position as it is stored. */
export interface PositionRecord {
  readonly id: string;
  readonly companyId: string;
  readonly status: PositionStatus;
  readonly version: number;
  /** What is written and not on show; null when that is `content`. */
  readonly draft: PositionContent | null;
  /** What seekers see or last saw; null for one that was never published. */
  readonly content: PositionContent | null;
  readonly publishedAt: Date | null;
  readonly shownAt: Date | null;
  /** What seekers read last became another; null for what never did. */
  readonly contentChangedAt: Date | null;
  readonly updatedAt: Date;
}

const columns = [
  'id',
  'company_id',
  'status',
  'version',
  'draft',
  'content',
  'published_at',
  'shown_at',
  'content_changed_at',
  'updated_at',
] as const;

interface Row {
  readonly id: string;
  readonly company_id: string;
  readonly status: PositionStatus;
  readonly version: number;
  readonly draft: StoredPositionContent | null;
  readonly content: StoredPositionContent | null;
  readonly published_at: Date | null;
  readonly shown_at: Date | null;
  readonly content_changed_at: Date | null;
  readonly updated_at: Date;
}

function recordOf(row: Row): PositionRecord {
  return {
    id: row.id,
    companyId: row.company_id,
    status: row.status,
    version: row.version,
    draft: row.draft === null ? null : wholeContent(row.draft),
    content: row.content === null ? null : wholeContent(row.content),
    publishedAt: row.published_at,
    shownAt: row.shown_at,
    contentChangedAt: row.content_changed_at,
    updatedAt: row.updated_at,
  };
}

/** What is written: the draft, or what is on show where there is none. */
export function writtenContent(record: PositionRecord): PositionContent {
  const written = record.draft ?? record.content;
  if (written === null) throw new Error(`position ${record.id} has neither draft nor content`);
  return written;
}

export async function findPositionById(ctx: Ctx, positionId: string): Promise<PositionRecord | undefined> {
  const row = await ctx.db
    .selectFrom('position_position')
    .select(columns)
    .where('id', '=', positionId)
    .executeTakeFirst();
  return row === undefined ? undefined : recordOf(row);
}

export async function findPositionsByIds(ctx: Ctx, ids: readonly string[]): Promise<PositionRecord[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.selectFrom('position_position').select(columns).where('id', 'in', ids).execute();
  return rows.map(recordOf);
}

/** The position, held until the transaction ends: of two changes at once the second sees the first. */
export async function lockPosition(tx: Ctx, positionId: string): Promise<PositionRecord | undefined> {
  const row = await tx.db
    .selectFrom('position_position')
    .select(columns)
    .where('id', '=', positionId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : recordOf(row);
}

interface NewPosition {
  readonly id: string;
  readonly companyId: string;
  readonly createdBy: string;
  readonly draftKey: string;
  readonly draft: PositionContent;
}

/** Stores a draft; false when this person has made one under the same key before. */
export async function insertDraft(tx: Ctx, position: NewPosition): Promise<boolean> {
  const result = await tx.db
    .insertInto('position_position')
    .values({
      id: position.id,
      company_id: position.companyId,
      created_by: position.createdBy,
      draft_key: position.draftKey,
      status: positionStatus.draft,
      version: 1,
      title: position.draft.title,
      draft: JSON.stringify(position.draft),
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .onConflict((conflict) => conflict.columns(['created_by', 'draft_key']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findDraftByKey(
  tx: Ctx,
  createdBy: string,
  draftKey: string,
): Promise<PositionRecord | undefined> {
  const row = await tx.db
    .selectFrom('position_position')
    .select(columns)
    .where('created_by', '=', createdBy)
    .where('draft_key', '=', draftKey)
    .executeTakeFirst();
  return row === undefined ? undefined : recordOf(row);
}

/** The draft that somebody made last and never wrote a word into. */
export async function findUntouchedDraft(
  tx: Ctx,
  { companyId, createdBy, blank }: { companyId: string; createdBy: string; blank: PositionContent },
): Promise<PositionRecord | undefined> {
  const row = await tx.db
    .selectFrom('position_position')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('status', '=', positionStatus.draft)
    .where('created_by', '=', createdBy)
    .where(sql<boolean>`draft = ${JSON.stringify(blank)}::jsonb`)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : recordOf(row);
}

export async function countDrafts(tx: Ctx, companyId: string): Promise<number> {
  const { count } = await tx.db
    .selectFrom('position_position')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('status', '=', positionStatus.draft)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes the given columns and when it was. */
export async function updatePosition(
  tx: Ctx,
  positionId: string,
  changes: Omit<Updateable<Tables['position_position']>, 'id' | 'updated_at'>,
): Promise<void> {
  await tx.db
    .updateTable('position_position')
    .set({ ...changes, updated_at: tx.now() })
    .where('id', '=', positionId)
    .execute();
}

interface CompanyFilter {
  readonly companyId: string;
  /** Part of a title, any case; '' for all. */
  readonly q: string;
}

function ofCompany(ctx: Ctx, { companyId, q }: CompanyFilter) {
  const query = ctx.db
    .selectFrom('position_position')
    .where('company_id', '=', companyId)
    .where('status', '!=', positionStatus.deleted);
  return q === '' ? query : query.where('title', 'ilike', `%${q.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`);
}

/** A page of a company's positions, those changed last first. */
export async function findCompanyPage(
  ctx: Ctx,
  filter: CompanyFilter & { readonly status: PositionStatus | undefined },
  page: { readonly offset: number; readonly limit: number },
): Promise<PositionRecord[]> {
  const query = ofCompany(ctx, filter);
  const rows = await (filter.status === undefined ? query : query.where('status', '=', filter.status))
    .select(columns)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map(recordOf);
}

/** A company's open positions. */
export async function findOpenIds(ctx: Ctx, companyId: string): Promise<string[]> {
  const rows = await ofCompany(ctx, { companyId, q: '' })
    .select('id')
    .where('status', '=', positionStatus.open)
    .execute();
  return rows.map((row) => row.id);
}

/** Positions that are on show, could be again, or would be with a yes to what is in review; those on show first. */
export async function findUnclosed(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('position_position as position')
    .leftJoin('position_review as review', (join) =>
      join
        .onRef('review.position_id', '=', 'position.id')
        .on('review.state', '=', 'pending')
        .on('review.looked_again', '=', false),
    )
    .select(['position.id', 'position.title', 'position.status', 'review.id as review_id'])
    .where('position.company_id', '=', companyId)
    .where((eb) => eb.or([eb('position.status', 'in', [...positionMoves.close.from]), eb('review.id', 'is not', null)]))
    .orderBy((eb) => eb.case().when('position.status', '=', positionStatus.open).then(0).else(1).end())
    .orderBy('position.updated_at', 'desc')
    .orderBy('position.id')
    .execute();
}

/** How many positions of a company stand in each status. */
export async function countByStatus(
  ctx: Ctx,
  filter: CompanyFilter,
): Promise<{ readonly status: PositionStatus; readonly count: number }[]> {
  return ofCompany(ctx, filter)
    .select(['status', sql<number>`count(*)`.as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
}
