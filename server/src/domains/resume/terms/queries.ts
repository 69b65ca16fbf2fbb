import { sql, type Selectable } from 'kysely';
import { verification } from '@pinjian/contract/company.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import type { StoredContent } from '../contact/sealed-content.ts';
import type { Term } from './rules.ts';

export type TermRow = Selectable<Tables['resume_term']>;

export interface TermsOfResume {
  readonly resumeId: string;
  readonly terms: readonly Term[];
}

/** The one verified company that bears a folded name; nothing where there is none or several. */
const employerNamed = sql`lateral (
  select min(employer.company_id::text) as company_id from resume_employer employer
  where made.kind = 'company' and employer.folded = made.folded having count(*) = 1)`;

/** Makes the stored terms of resumes those that are given. Rows that are the same already are not written. */
export async function replaceTerms(tx: Ctx, resumes: readonly TermsOfResume[]): Promise<void> {
  if (resumes.length === 0) return;
  const rows = resumes.flatMap(({ resumeId, terms }) => terms.map((term) => ({ ...term, resumeId })));
  const made = sql`unnest(
      ${rows.map((row) => row.resumeId)}::uuid[], ${rows.map((row) => row.kind)}::text[],
      ${rows.map((row) => row.entry)}::integer[], ${rows.map((row) => row.words)}::text[],
      ${rows.map((row) => row.code)}::text[], ${rows.map((row) => row.folded)}::text[])
    as made (resume_id, kind, entry, words, code, folded)`;
  await sql`delete from resume_term as stored
    where stored.resume_id = any(${resumes.map(({ resumeId }) => resumeId)}::uuid[])
      and not exists (select from ${made}
        where made.resume_id = stored.resume_id and made.kind = stored.kind and made.entry = stored.entry)`.execute(
    tx.db,
  );
  await sql`insert into resume_term (resume_id, kind, entry, words, code, folded)
    select made.resume_id, made.kind, made.entry, made.words, coalesce(made.code, named.company_id), made.folded
    from ${made} left join ${employerNamed} as named on true
    on conflict (resume_id, kind, entry) do update
      set words = excluded.words, code = excluded.code, folded = excluded.folded
      where (resume_term.words, resume_term.code, resume_term.folded)
        is distinct from (excluded.words, excluded.code, excluded.folded)`.execute(tx.db);
}

/** The terms of a resume, by kind and in the order of their entries. */
export async function findTerms(ctx: Ctx, resumeId: string): Promise<TermRow[]> {
  return ctx.db
    .selectFrom('resume_term')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .orderBy('kind')
    .orderBy('entry')
    .execute();
}

/** Resumes whose terms are of an earlier edition, locked; those that another copy holds are left to it. */
export async function lockOutdated(
  tx: Ctx,
  edition: number,
  limit: number,
): Promise<{ id: string; content: StoredContent }[]> {
  return tx.db
    .selectFrom('resume_resume')
    .select(['id', 'content'])
    .where('term_edition', '<', edition)
    .orderBy('term_edition')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function setEdition(tx: Ctx, resumeIds: readonly string[], edition: number): Promise<void> {
  if (resumeIds.length === 0) return;
  await tx.db
    .updateTable('resume_resume')
    .set({ term_edition: edition })
    .where('id', 'in', [...resumeIds])
    .execute();
}

/** A company's registered name while it is verified. */
export async function findVerifiedName(ctx: Ctx, companyId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('company_company')
    .select('name')
    .where('id', '=', companyId)
    .where('verification_status', '=', verification.verified)
    .executeTakeFirst();
  return row?.name;
}

/** Verified companies that resumes are not compared with yet. */
export async function findUnlinked(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('company_company as company')
    .leftJoin('resume_employer as employer', 'employer.company_id', 'company.id')
    .select('company.id')
    .where('company.verification_status', '=', verification.verified)
    .where('employer.company_id', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What is changed about the employers of one folded name is changed one after the other. */
export async function lockFolded(tx: Ctx, folded: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`resume.employer ${folded}`}, 0))`.execute(tx.db);
}

/** The folded name that a company is compared under; undefined for one that is not. */
export async function findFolded(ctx: Ctx, companyId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('resume_employer')
    .select('folded')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.folded;
}

/** Compares a company under a folded name from now on, or under none. */
export async function setFolded(tx: Ctx, companyId: string, folded: string | null): Promise<void> {
  if (folded === null) {
    await tx.db.deleteFrom('resume_employer').where('company_id', '=', companyId).execute();
    return;
  }
  await tx.db
    .insertInto('resume_employer')
    .values({ company_id: companyId, folded })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ folded }))
    .execute();
}

/** Looks the employers of these folded names up again, in every resume; answers those in which they are others now. */
export async function relinkTerms(tx: Ctx, folded: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ resume_id: string }>`update resume_term as made set code = named.company_id
    from (
      select name as folded,
        (select min(employer.company_id::text) from resume_employer employer where employer.folded = name having count(*) = 1)
          as company_id
      from unnest(${folded}::text[]) as name) as named
    where made.kind = 'company' and made.folded = named.folded and made.code is distinct from named.company_id
    returning made.resume_id`.execute(tx.db);
  return [...new Set(rows.map((row) => row.resume_id))];
}
