import { sql, type Updateable } from 'kysely';
import { verification } from '@pinjian/contract/company.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { tradeName, tradeNameEdition } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

export interface NewCompany {
  readonly id: string;
  readonly name: string;
  readonly creditCode: string;
  readonly industry: string;
  readonly staffSize: number;
  readonly city: string;
  readonly createdBy: string;
}

export async function insertCompany(tx: Ctx, company: NewCompany): Promise<void> {
  await tx.db
    .insertInto('company_company')
    .values({
      id: company.id,
      ...namedColumns(company.name),
      credit_code: company.creditCode,
      industry: company.industry,
      staff_size: company.staffSize,
      city: company.city,
      benefits: [],
      created_by: company.createdBy,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .execute();
}

/** A registered name with what follows from it. */
function namedColumns(name: string) {
  return { name, trade_name: tradeName(name), trade_name_edition: tradeNameEdition };
}

export type CompanyRow = Awaited<ReturnType<typeof findCompanies>>[number];

/** The companies of `ids` that exist, in no order. */
export async function findCompanies(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return ctx.db.selectFrom('company_company').selectAll().where('id', 'in', ids).execute();
}

export async function findCompany(ctx: Ctx, companyId: string): Promise<CompanyRow | undefined> {
  const [company] = await findCompanies(ctx, [companyId]);
  return company;
}

/** Whether anybody is left in a company: to one without members nobody can be let in. */
export async function hasMembers(ctx: Ctx, companyId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('account_membership')
    .select('user_id')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const likePart = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/**
 * Whether a verified company's name or short name holds a text, in whatever case. The status is a literal and the parts
 * come first: company_company_name_parts leads to the few rows whose names are then read.
 */
export function isVerifiedNamed(text: string) {
  const part = `%${likePart(text)}%`;
  return sql<boolean>`(verification_status = ${sql.lit(verification.verified)}
    and company_name_parts(name, short_name) @> company_name_parts(${text}, null)
    and (name ilike ${part} or short_name ilike ${part}))`;
}

/** Verified companies with members whose name or short name holds a text, those that begin with it first, then the shorter names. */
export async function findVerifiedByName(ctx: Ctx, text: string, limit: number) {
  const escaped = likePart(text);
  const begins = sql<boolean>`(name ilike ${`${escaped}%`} or short_name ilike ${`${escaped}%`})`;
  return ctx.db
    .selectFrom('company_company')
    .select(['id', 'name', 'short_name'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('account_membership as member')
          .select('member.user_id')
          .whereRef('member.company_id', '=', 'company_company.id'),
      ),
    )
    .where(isVerifiedNamed(text))
    .orderBy(begins, (order) => order.desc().nullsLast())
    .orderBy((order) => order.fn<number>('length', ['name']))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The company that a user belongs to now: the actor's may be from before. */
export async function findCompanyOfMember(tx: Ctx, userId: string) {
  return tx.db
    .selectFrom('account_membership as membership')
    .innerJoin('company_company as company', 'company.id', 'membership.company_id')
    .select(['company.id', 'company.name', 'company.credit_code'])
    .where('membership.user_id', '=', userId)
    .executeTakeFirst();
}

export type CompanyChanges = Omit<
  Updateable<Tables['company_company']>,
  'id' | 'name' | 'trade_name' | 'trade_name_edition' | 'updated_at'
>;

/** Writes the given columns; those that are undefined stay as they are. */
export async function updateCompanyRow(tx: Ctx, companyId: string, changes: CompanyChanges): Promise<void> {
  await tx.db
    .updateTable('company_company')
    .set({ ...changes, updated_at: tx.now() })
    .where('id', '=', companyId)
    .execute();
}

/** Writes the registered name, and the trade name that follows from it. */
export async function setName(tx: Ctx, companyId: string, name: string): Promise<void> {
  await tx.db.updateTable('company_company').set(namedColumns(name)).where('id', '=', companyId).execute();
}

/** What is decided about a company's verification is decided one after the other. */
export async function lockCompany(tx: Ctx, companyId: string): Promise<CompanyRow> {
  return tx.db
    .selectFrom('company_company')
    .selectAll()
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** What changes where a person belongs happens one after the other. */
export async function lockPerson(tx: Ctx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company.member ${userId}`}, 0))`.execute(tx.db);
}

/** Two companies that claim one credit code are decided one after the other. */
export async function lockCreditCode(tx: Ctx, creditCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company.credit-code ${creditCode}`}, 0))`.execute(tx.db);
}

/** The verified company other than `companyId` that holds a credit code. */
export async function findHolder(
  ctx: Ctx,
  creditCode: string,
  companyId: string | null,
): Promise<CompanyRow | undefined> {
  const row = await ctx.db
    .selectFrom('company_company')
    .selectAll()
    .where('credit_code', '=', creditCode)
    .where('verification_status', '=', verification.verified)
    .executeTakeFirst();
  return row?.id === companyId ? undefined : row;
}

/** What an admin looks for: part of a name or the whole of a credit code; '' for every company. */
function companiesLike(ctx: Ctx, text: string) {
  const query = ctx.db.selectFrom('company_company');
  if (text === '') return query;
  const like = `%${likePart(text)}%`;
  return query.where((eb) =>
    eb.or([eb('name', 'ilike', like), eb('short_name', 'ilike', like), eb('credit_code', '=', text.toUpperCase())]),
  );
}

/** One page of companies, newest first. */
export async function findCompanyPage(
  ctx: Ctx,
  text: string,
  page: { readonly current: number; readonly pageSize: number },
): Promise<CompanyRow[]> {
  return companiesLike(ctx, text)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize)
    .execute();
}

/** How many there are, counted to one past the cap. */
export async function countCompanies(ctx: Ctx, text: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(
      companiesLike(ctx, text)
        .select('id')
        .limit(totalCap + 1)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
