import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { tsquery, type Term } from '#domains/position/index.ts';
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
 * that no list and no count knows of somebody who hid a moment ago. The choice is a lookup by key; who blocked the company
 * and who is leaving are few, gathered once for all rows.
 */
export function isFindableBy({ companyId, tradeNames }: Searcher): RawBuilder<boolean> {
  return sql<boolean>`
    (select visibility from resume_visibility as choice where choice.seeker_id = talent.seeker_id) = 'open'
    and not talent.employers && ${tradeNames}::text[]
    and talent.seeker_id not in (select block.seeker_id from company_block as block where block.company_id in (
      select ${companyId}::uuid union select affiliate.id from company_company as affiliate
        where affiliate.trade_name = (select trade_name from company_company where id = ${companyId}::uuid)))
    and talent.seeker_id not in (select identity.id from account_deletion as deletion
      join account_identity as identity on identity.person_id = deletion.person_id)`;
}

function isUnseen({ companyId, memberId }: Searcher, since: Date | null): RawBuilder<boolean> {
  if (since === null) return sql<boolean>`true`;
  return sql<boolean>`talent.seeker_id not in (select look.seeker_id from matching_look as look
    where look.company_id = ${companyId}::uuid and look.looked_at >= ${since}::timestamptz
      and look.member_id is distinct from ${memberId}::uuid)`;
}

/** So many of those here last are looked through, where nothing narrows a search or nearly everybody is found. */
const walked = 4096;
/** What finds more than so many is looked for among those who were here last before all of it is read. */
const readAtOnce = 2000;

/** Conjunctions of words and filters, each of which is enough. */
function waysOf({ plan }: Asked, conjunctions: readonly (readonly Term[])[]): (readonly Term[])[] {
  return conjunctions.flatMap((words) => plan.sets.map((set) => [...new Set([...words, ...set])]));
}

/** One question for all ways; null where one of them asks for nothing. */
function anyWay(ways: readonly (readonly Term[])[]): string | null {
  const queries = ways.map((tokens) => tsquery(tokens));
  return queries.includes(null) ? null : queries.map((query) => `(${query})`).join(' | ');
}

const latest = (ctx: Ctx) =>
  ctx.db
    .selectFrom('matching_talent')
    .selectAll()
    .orderBy('active_at', 'desc')
    .orderBy('seeker_id', 'desc')
    .limit(sql.lit(walked));

const mayBeShown = ({ searcher, notSeenSince }: Asked): RawBuilder<boolean> =>
  sql<boolean>`${isFindableBy(searcher)} and ${isUnseen(searcher, notSeenSince)}`;

interface FoundColumns {
  readonly seeker_id: string;
  readonly active_at: Date;
}
const foundOf = (row: FoundColumns): FoundTalent => ({ seekerId: row.seeker_id, activeAt: row.active_at });

/** Whom the company may find among those who were here last: it is read no further than there are enough. */
async function findAmongLatest(ctx: Ctx, asked: Asked, query: string | null, limit: number): Promise<FoundTalent[]> {
  const isOfWay = query === null ? [] : [sql<boolean>`doc @@ ${query}::tsquery`];
  const { rows } = await sql<FoundColumns>`
    select seeker_id, active_at from (${latest(ctx)}) as talent
    where ${where.and([...columnsOf(ctx, asked), ...isOfWay])} and ${mayBeShown(asked)}
    limit ${limit}`.execute(ctx.db);
  return rows.map(foundOf);
}

/** Everybody of a question, or so many of them in no order; fenced, so that it is the index over tokens that is asked. */
function gathered(ctx: Ctx, asked: Asked, query: string, most: number | null) {
  const hits = ctx.db
    .selectFrom('matching_talent')
    .select(['seeker_id', 'active_at', 'employers'])
    .where(where.and([sql<boolean>`matching_talent_tokens(doc) @@ ${query}::tsquery`, ...columnsOf(ctx, asked)]));
  return most === null ? hits.offset(0) : hits.limit(sql.lit(most));
}

/** Those of a question, the last active first; null where it finds more than `most`. */
async function findAmongAll(
  ctx: Ctx,
  asked: Asked,
  query: string,
  { limit, most }: { readonly limit: number; readonly most: number | null },
): Promise<FoundTalent[] | null> {
  const { rows } = await sql<{ many: number } & (FoundColumns | { seeker_id: null })>`
    with hit as materialized (${gathered(ctx, asked, query, most === null ? null : most + 1)}),
    shown as (
      select seeker_id, active_at from (select * from hit order by active_at desc, seeker_id desc offset 0) as talent
      where ${most === null ? sql`true` : sql`(select count(*) from hit) <= ${most}`} and ${mayBeShown(asked)}
      limit ${limit})
    select many, seeker_id, active_at from (select count(*)::int as many from hit) as counted left join shown on true
    order by active_at desc, seeker_id desc`.execute(ctx.db);
  if (most !== null && (rows[0]?.many ?? 0) > most) return null;
  return rows.flatMap((row) => (row.seeker_id === null ? [] : foundOf(row)));
}

/**
 * Whom the company may find by one of the conjunctions, the last active first. What finds very many is looked for among
 * those who were here last; only where these are too few, all of it is read.
 */
export async function findTalents(
  ctx: Ctx,
  asked: Asked,
  conjunctions: readonly (readonly Term[])[],
  limit: number,
): Promise<FoundTalent[]> {
  const query = anyWay(waysOf(asked, conjunctions));
  if (query === null) return findAmongLatest(ctx, asked, query, limit);
  const few = await findAmongAll(ctx, asked, query, { limit, most: readAtOnce });
  if (few !== null) return few;
  const found = await findAmongLatest(ctx, asked, query, limit);
  if (found.length === limit) return found;
  return (await findAmongAll(ctx, asked, query, { limit, most: null })) ?? [];
}

/** How many they are, counted to a limit. */
export async function countTalents(
  ctx: Ctx,
  asked: Asked,
  conjunctions: readonly (readonly Term[])[],
  limit: number,
): Promise<number> {
  const query = anyWay(waysOf(asked, conjunctions));
  if (query === null)
    return countAmong(ctx, asked, sql`(${latest(ctx)}) as talent where ${where.and(columnsOf(ctx, asked))} and`, limit);
  const among = (most: number | null): Promise<number> =>
    countAmong(ctx, asked, sql`(${gathered(ctx, asked, query, most)}) as talent where`, limit);
  // Of what very many have, some are enough to know that they are more than are counted.
  const ofSome = await among(walked);
  return ofSome === limit ? limit : among(null);
}

async function countAmong(ctx: Ctx, asked: Asked, from: RawBuilder<unknown>, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${from} ${mayBeShown(asked)} limit ${limit}) as counted`.execute(
    ctx.db,
  );
  return rows[0]?.count ?? 0;
}

/** What is weighed of a talent, with whether they have each of the probes. */
export interface WeighedFacts {
  readonly seekerId: string;
  readonly titles: string;
  readonly roles: readonly string[];
  readonly cities: readonly string[];
  readonly anyCity: boolean;
  readonly years: number | null;
  readonly degree: number;
  /** Fen a month. */
  readonly pay: { readonly min: number; readonly max: number } | null;
  readonly has: readonly boolean[];
}

/** Facts of talents who were found a moment ago, in no order. */
export async function findWeighedFacts(
  ctx: Ctx,
  seekerIds: readonly string[],
  probes: readonly Term[],
): Promise<WeighedFacts[]> {
  if (seekerIds.length === 0) return [];
  const has = probes.map((probe) => sql`doc @@ ${tsquery([probe])}::tsquery`);
  const rows = await ctx.db
    .selectFrom('matching_talent')
    .select(['seeker_id', 'titles', 'roles', 'cities', 'any_city', 'years', 'degree', 'pay_min', 'pay_max'])
    .select(sql<boolean[]>`array[${sql.join(has)}]::boolean[]`.as('has'))
    .where('seeker_id', 'in', [...seekerIds])
    .execute();
  return rows.map((row) => ({
    seekerId: row.seeker_id,
    titles: row.titles,
    roles: row.roles,
    cities: row.cities,
    anyCity: row.any_city,
    years: row.years,
    degree: row.degree,
    pay: row.pay_min === null ? null : { min: row.pay_min, max: row.pay_max ?? row.pay_min },
    has: row.has,
  }));
}
