import { sql } from 'kysely';
import type { PositionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';

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
  readonly title: string;
  /** Nodes of the job tree: the category, then what the title names. */
  readonly roles: readonly string[];
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
    title: document.title,
    roles: [...document.roles],
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
