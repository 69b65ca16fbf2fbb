import { sql } from 'kysely';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { monthOf } from '#domains/resume/index.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import type { Ctx } from '#server/context.ts';
import type { TalentDocument } from './document.ts';
import type { PositionColumns } from './position-document.ts';

/** What the index is made of: talents, positions, and what people look for. */
export type Filling = 'talent' | 'position' | 'wanted';

/** What is made of one thing is made one after the other: who comes second reads what the first one's news was about. */
export async function lockMaking(tx: Ctx, kind: Filling, ids: readonly string[]): Promise<void> {
  const names = ids.toSorted().map((id) => `matching.${kind} ${id}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names}::text[]) with ordinality as each (name, place) order by place`.execute(tx.db);
}

export interface StoredTalent {
  readonly seekerId: string;
  readonly hash: string;
  readonly edition: number;
  readonly activeAt: Date;
}

/** What the index holds of these people; who is not in it is missing. */
export async function findStored(ctx: Ctx, seekerIds: readonly string[]): Promise<Map<string, StoredTalent>> {
  if (seekerIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('matching_talent')
    .select(['seeker_id', 'hash', 'edition', 'active_at'])
    .where('seeker_id', 'in', [...seekerIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.seeker_id,
      { seekerId: row.seeker_id, hash: row.hash, edition: row.edition, activeAt: row.active_at },
    ]),
  );
}

/** Between the tokens of one document: stands in no token. */
const separator = '\u0001';

const documentOf = (tokens: readonly string[]) =>
  sql<string>`array_to_tsvector(string_to_array(${tokens.join(separator)}, ${separator}))`;

export interface TalentRecord extends TalentDocument {
  readonly seekerId: string;
  readonly edition: number;
  readonly activeAt: Date;
}

/** Writes talents into the index, or over what stood there, one statement for all. */
export async function upsertTalents(tx: Ctx, records: readonly TalentRecord[]): Promise<void> {
  if (records.length === 0) return;
  const now = tx.now();
  const values = records.map((each) => ({
    seeker_id: each.seekerId,
    resume_id: each.resumeId,
    changed_at: now,
    active_at: each.activeAt,
    years: each.years,
    degree: each.degree,
    job_status: each.jobStatus,
    pay_min: each.pay?.min ?? null,
    pay_max: each.pay?.max ?? null,
    cities: [...each.cities],
    any_city: each.anyCity,
    categories: [...each.categories],
    industries: [...each.industries],
    skills: [...each.skills],
    job_types: [...each.jobTypes],
    recruit_types: [...each.recruitTypes],
    roles: [...each.roles],
    titles: each.titles,
    employers: [...each.employers],
    doc: documentOf(each.tokens),
    facts: JSON.stringify(each.facts),
    facts_month: each.facts.month,
    edition: each.edition,
    hash: each.hash,
    made_at: now,
  }));
  const columns = Object.keys(values[0] ?? {}).filter((name) => name !== 'seeker_id' && name !== 'changed_at');
  await tx.db
    .insertInto('matching_talent')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('seeker_id').doUpdateSet({
        ...Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)])),
        changed_at: sql<Date>`case
          when split_part(matching_talent.hash, ':', 1) = split_part(excluded.hash, ':', 1) then matching_talent.changed_at
          else excluded.changed_at end`,
      }),
    )
    .execute();
}

export async function deleteTalents(tx: Ctx, seekerIds: readonly string[]): Promise<void> {
  if (seekerIds.length === 0) return;
  await tx.db
    .deleteFrom('matching_talent')
    .where('seeker_id', 'in', [...seekerIds])
    .execute();
}

/** Nobody is here before they were here before. */
export async function touchActivity(tx: Ctx, seekerId: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('matching_talent')
    .set({ active_at: at })
    .where('seeker_id', '=', seekerId)
    .where('active_at', '<', at)
    .execute();
}

/** When people were here last, on whichever device; who never was is missing. */
export async function findActivity(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('account_family')
    .select('user_id')
    .select((eb) => eb.fn.max('last_used_at').as('at'))
    .where('user_id', 'in', [...userIds])
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, at }) => [user_id, at]));
}

/** Industries of the companies here that default resumes name as employers, by person. */
export async function findIndustries(ctx: Ctx, resumeIds: readonly string[]): Promise<Map<string, string[]>> {
  if (resumeIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('resume_term as term')
    .innerJoin('company_company as company', (join) => join.on(sql<boolean>`company.id = term.code::uuid`))
    .select(['term.resume_id', 'company.industry'])
    .distinct()
    .where('term.kind', '=', 'company')
    .where('term.code', 'is not', null)
    .where('term.resume_id', 'in', [...resumeIds])
    .execute();
  const byResume = Map.groupBy(rows, (row) => row.resume_id);
  return new Map([...byResume].map(([id, same]) => [id, same.flatMap(({ industry }) => industry ?? []).toSorted()]));
}

/** The identity as a seeker of the person behind an identity; null where they have none. */
export async function findSeekerOfPerson(ctx: Ctx, userId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('account_identity as known')
    .innerJoin('account_identity as seeker', 'seeker.person_id', 'known.person_id')
    .select('seeker.id')
    .where('known.id', '=', userId)
    .where('seeker.kind', '=', 'seeker')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The next seekers in the order of their ids, whoever they are; [] at the end. */
export async function nextSeekers(ctx: Ctx, after: string, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_identity')
    .select('id')
    .where('kind', '=', 'seeker')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Talents whose facts are of an earlier month. */
export async function findTalentsOfEarlierMonth(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('matching_talent')
    .select('seeker_id')
    .where('facts_month', '<', monthOf(ctx.now()))
    .orderBy('facts_month')
    .limit(limit)
    .execute();
  return rows.map((row) => row.seeker_id);
}

/** How far an edition has been made. */
export interface Filled {
  readonly edition: number;
  readonly afterId: string | null;
}

/** The same, held until the transaction ends. */
export async function lockFill(tx: Ctx, kind: Filling): Promise<Filled> {
  const row = await tx.db
    .selectFrom('matching_fill')
    .selectAll()
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  return { edition: row?.edition ?? 0, afterId: row?.after_id ?? null };
}

export async function storeFill(tx: Ctx, kind: Filling, { edition, afterId }: Filled): Promise<void> {
  const values = { edition, after_id: afterId };
  await tx.db
    .insertInto('matching_fill')
    .values({ kind, ...values })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute();
}

export interface PositionRow {
  readonly positionId: string;
  readonly companyId: string;
  readonly shownAt: Date;
  readonly facts: PositionFacts;
  readonly columns: PositionColumns;
  readonly edition: number;
  readonly hash: string;
}

/** Writes positions into the index, or over what stood there. */
export async function upsertPositions(tx: Ctx, rows: readonly PositionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    position_id: row.positionId,
    company_id: row.companyId,
    shown_at: row.shownAt,
    category: row.columns.category,
    city_code: row.columns.cityCode,
    remote: row.columns.remote,
    pay_max: row.columns.payMax,
    degree: row.columns.degree,
    months: row.columns.months,
    job_type: row.columns.jobType,
    recruit_type: row.columns.recruitType,
    skills: [...row.columns.skills],
    doc: documentOf(row.columns.tokens),
    facts: JSON.stringify(row.facts),
    edition: row.edition,
    hash: row.hash,
    made_at: tx.now(),
  }));
  const columns = Object.keys(values[0] ?? {}).filter((name) => name !== 'position_id');
  await tx.db
    .insertInto('matching_position')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('position_id')
        .doUpdateSet(Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)]))),
    )
    .execute();
}

export async function deletePositions(tx: Ctx, positionIds: readonly string[]): Promise<void> {
  if (positionIds.length === 0) return;
  await tx.db
    .deleteFrom('matching_position')
    .where('position_id', 'in', [...positionIds])
    .execute();
}

/** What the index holds of these positions; what is not in it is missing. */
export async function findStoredPositions(ctx: Ctx, positionIds: readonly string[]) {
  if (positionIds.length === 0) return new Map<string, { hash: string; edition: number }>();
  const rows = await ctx.db
    .selectFrom('matching_position')
    .select(['position_id', 'hash', 'edition'])
    .where('position_id', 'in', [...positionIds])
    .execute();
  return new Map(rows.map(({ position_id, hash, edition }) => [position_id, { hash, edition }]));
}

/** The next positions in the order of their ids that are or were ever on show. */
export async function nextPositions(ctx: Ctx, after: string, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('position_position')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The next open positions of a company in the order of their ids. */
export async function nextPositionsOf(ctx: Ctx, companyId: string, after: string, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('position_position')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', positionStatus.open)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The next people, in the order of their ids, one of whose resumes names a company here as an employer. */
export async function nextEmployees(ctx: Ctx, companyId: string, after: string, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('resume_term as term')
    .innerJoin('resume_resume as resume', 'resume.id', 'term.resume_id')
    .select('resume.user_id')
    .distinct()
    .where('term.kind', '=', 'company')
    .where('term.code', '=', companyId)
    .where('resume.user_id', '>', after)
    .orderBy('resume.user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Whose resumes these are. */
export async function findOwnersOf(ctx: Ctx, resumeIds: readonly string[]): Promise<string[]> {
  if (resumeIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('resume_resume')
    .select('user_id')
    .distinct()
    .where('id', 'in', [...resumeIds])
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
