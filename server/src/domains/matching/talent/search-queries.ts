import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { tsquery } from '#domains/position/index.ts';
import { salaryRange } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import { noPayNamed, type Alternatives, type TalentFilters, type TalentPlan } from './search-plan.ts';

/** Who searches. */
export interface Searcher {
  readonly companyId: string;
  /** The member who asks; null where nobody does. */
  readonly memberId: string | null;
  /** By which people name it as their employer. */
  readonly tradeNames: readonly string[];
}

/** The same where a member asks. */
export interface MemberSearcher extends Searcher {
  readonly memberId: string;
}

/** What is asked beside words and filters. */
export interface Asked {
  readonly plan: TalentPlan;
  readonly filters: TalentFilters;
  readonly searcher: Searcher;
  /** Without those whom a colleague looked at since. */
  readonly notSeenSince: Date | null;
  /** Only those of whom search tells something new since. */
  readonly changedSince?: Date | undefined;
}

export interface FoundTalent {
  readonly seekerId: string;
  readonly activeAt: Date;
}

type Condition = Expression<SqlBool>;
const where = expressionBuilder<Tables, 'matching_talent'>();

/** Asked of the rows that there are. */
const hasTokens = (tokens: readonly string[]): Condition => sql<boolean>`doc @@ ${tsquery(tokens)}::tsquery`;
/** Asked of the index, word for word what it is over. */
const hasIndexed = (tokens: readonly string[]): Condition =>
  sql<boolean>`matching_talent_tokens(doc) @@ ${tsquery(tokens)}::tsquery`;
const overlaps = (column: string, values: readonly string[]): Condition =>
  sql<boolean>`${sql.ref(column)} && ${values}::text[]`;
const overlapsNumbers = (column: string, values: readonly number[]): Condition =>
  sql<boolean>`${sql.ref(column)} && ${values}::integer[]`;

function isPaid(nums: readonly number[]): Condition {
  return where.or(
    nums.flatMap((num): Condition[] => {
      if (num === noPayNamed) return [where('pay_min', 'is', null)];
      const band = salaryRange(num);
      if (band === null) return [];
      return [
        where.and([where('pay_max', '>=', band.min), ...(band.max === null ? [] : [where('pay_min', '<', band.max)])]),
      ];
    }),
  );
}

/** What the sets of tokens leave open, asked of the columns. */
function passes(filters: TalentFilters, left: TalentPlan['left']): Condition[] {
  const { yearsMin, yearsMax } = filters;
  const asked: Record<Alternatives['field'], (codes: readonly string[]) => Condition[]> = {
    city: (codes) => [where.or([overlaps('cities', codes), where('any_city', '=', true)])],
    category: (codes) => [overlaps('categories', codes)],
    industry: (codes) => [overlaps('industries', codes)],
    skill: (codes) => [overlaps('skills', codes)],
    jobType: () => [overlapsNumbers('job_types', filters.jobType)],
    recruitType: () => [overlapsNumbers('recruit_types', filters.recruitType)],
    degree: () => [where('degree', 'in', filters.education)],
    status: () => [where('job_status', 'in', filters.jobStatus)],
    pay: () => [isPaid(filters.salaryRange)],
    years: () => [
      ...(yearsMin === undefined ? [] : [where('years', '>=', yearsMin)]),
      ...(yearsMax === undefined ? [] : [where('years', '<=', yearsMax)]),
    ],
  };
  return left.flatMap(({ field, codes }) => asked[field](codes));
}

/** Conditions of columns beside the tokens. */
function columnsOf(ctx: Ctx, { filters, plan, changedSince }: Asked): Condition[] {
  const { activeWithin } = filters;
  const since = activeWithin === undefined ? null : new Date(ctx.now().getTime() - activeWithin * 86_400_000);
  return [
    ...passes(filters, plan.left),
    ...(since === null ? [] : [where('active_at', '>=', since)]),
    ...(changedSince === undefined ? [] : [where('changed_at', '>', changedSince)]),
  ];
}

/**
 * Whether the company may find a row `talent`: what `findableAmong` of resume says, asked of the truth at this moment, so
 * that no list and no count knows of somebody who hid a moment ago. Scalar subqueries stay lookups by key.
 */
function isFindableBy({ companyId, tradeNames }: Searcher): RawBuilder<boolean> {
  return sql<boolean>`
    (select visibility from resume_visibility as choice where choice.seeker_id = talent.seeker_id) = 'open'
    and not talent.employers && ${tradeNames}::text[]
    and (select true from company_block as block join company_company as blocked on blocked.id = block.company_id
      where block.seeker_id = talent.seeker_id
        and (blocked.id = ${companyId}::uuid
          or blocked.trade_name = (select trade_name from company_company where id = ${companyId}::uuid))
      limit 1) is null
    and (select true from account_identity as identity join account_deletion as deletion on deletion.person_id = identity.person_id
      where identity.id = talent.seeker_id limit 1) is null`;
}

function isUnseen({ companyId, memberId }: Searcher, since: Date | null): RawBuilder<boolean> {
  if (since === null) return sql<boolean>`true`;
  return sql<boolean>`(select true from matching_look as look
    where look.company_id = ${companyId}::uuid and look.seeker_id = talent.seeker_id
      and look.looked_at >= ${since}::timestamptz and look.member_id is distinct from ${memberId}::uuid limit 1) is null`;
}

/** So many of those here last are looked through, where nothing narrows a search or nearly everybody is found. */
const walked = 4096;

/** Conjunctions of words and filters, each of which is enough. */
function waysOf({ plan }: Asked, conjunctions: readonly (readonly string[])[]): (readonly string[])[] {
  const ways = conjunctions.flatMap((words) => plan.sets.map((set) => [...new Set([...words, ...set])]));
  return [...new Map(ways.map((way) => [way.toSorted().join(' '), way])).values()];
}

const latest = (ctx: Ctx, conditions: readonly Condition[]) =>
  ctx.db
    .selectFrom('matching_talent')
    .select(['seeker_id', 'active_at', 'employers', 'doc', ...filterColumns])
    .where(where.and([...conditions]))
    .orderBy('active_at', 'desc')
    .orderBy('seeker_id', 'desc')
    .limit(sql.lit(walked));

const filterColumns = [
  'cities',
  'any_city',
  'categories',
  'industries',
  'skills',
  'job_types',
  'recruit_types',
  'degree',
  'job_status',
  'pay_min',
  'pay_max',
  'years',
  'changed_at',
] as const;

/** Everybody of one way, fenced: who may be found is asked of one row after the other until there are enough. */
function gathered(ctx: Ctx, asked: Asked, tokens: readonly string[]) {
  const columns = columnsOf(ctx, asked);
  if (tokens.length === 0) return sql`(${latest(ctx, columns)})`;
  return sql`(${ctx.db
    .selectFrom('matching_talent')
    .select(['seeker_id', 'active_at', 'employers'])
    .where(where.and([hasIndexed(tokens), ...columns]))
    .offset(0)})`;
}

const mayBeShown = ({ searcher, notSeenSince }: Asked): RawBuilder<boolean> =>
  sql<boolean>`${isFindableBy(searcher)} and ${isUnseen(searcher, notSeenSince)}`;

interface FoundColumns {
  readonly seeker_id: string;
  readonly active_at: Date;
}
const foundOf = (row: FoundColumns): FoundTalent => ({ seekerId: row.seeker_id, activeAt: row.active_at });

/** Whom the company may find by one of the conjunctions among those who were here last. */
async function findAmongLatest(
  ctx: Ctx,
  asked: Asked,
  ways: readonly (readonly string[])[],
  limit: number,
): Promise<FoundTalent[]> {
  const isOfWay = where.or(ways.map((tokens) => where.and(tokens.length === 0 ? [] : [hasTokens(tokens)])));
  const { rows } = await sql<FoundColumns>`
    select seeker_id, active_at from (${latest(ctx, [])}) as talent
    where ${isOfWay} and ${where.and(columnsOf(ctx, asked))} and ${mayBeShown(asked)}
    limit ${limit}`.execute(ctx.db);
  return rows.map(foundOf);
}

/**
 * Whom the company may find by one of the conjunctions, the last active first.
 * @param isCommon the search finds more than are counted: then those who were here last are most likely enough, and it is
 * looked among them first.
 */
export async function findTalents(
  ctx: Ctx,
  asked: Asked,
  conjunctions: readonly (readonly string[])[],
  { limit, isCommon = false }: { readonly limit: number; readonly isCommon?: boolean },
): Promise<FoundTalent[]> {
  const ways = waysOf(asked, conjunctions);
  const found = isCommon ? await findAmongLatest(ctx, asked, ways, limit) : [];
  if (found.length === limit) return found;
  const parts = ways.map((tokens) => gathered(ctx, asked, tokens));
  const { rows } = await sql<FoundColumns>`
    select seeker_id, active_at from (
      select seeker_id, active_at, employers from (${sql.join(
        parts.map((part) => sql`select seeker_id, active_at, employers from ${part} as way`),
        sql` union `,
      )}) as hit
      order by active_at desc, seeker_id desc offset 0) as talent
    where ${mayBeShown(asked)}
    limit ${limit}`.execute(ctx.db);
  return rows.map(foundOf);
}

/** How many they are, counted to a limit: each way so far, those of several ways once. */
export async function countTalents(
  ctx: Ctx,
  asked: Asked,
  conjunctions: readonly (readonly string[])[],
  limit: number,
): Promise<number> {
  const parts = waysOf(asked, conjunctions).map(
    (tokens) =>
      sql`(select seeker_id from ${gathered(ctx, asked, tokens)} as talent where ${mayBeShown(asked)} limit ${limit})`,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${sql.join(parts, sql` union `)}) as counted`.execute(ctx.db);
  return Math.min(rows[0]?.count ?? 0, limit);
}
