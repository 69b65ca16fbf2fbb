import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { tsquery, type Term } from '#domains/position/index.ts';
import { salaryRange } from '#domains/dictionary/index.ts';
import { plannedOnce } from '#platform/db/preparing-client.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import { noPayNamed, type TalentFilters, type TalentPlan } from './search-plan.ts';

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
/** Only the index over tokens answers them, and planning takes a third of their time. */
const onePlan = sql.raw(plannedOnce);
const where = expressionBuilder<Tables, 'matching_talent'>();

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

/** What the tokens of bands leave open, asked of the columns. */
function passes({ yearsMin, yearsMax, salaryRange: ranges }: TalentFilters, left: TalentPlan['left']): Condition[] {
  const years = [
    ...(yearsMin === undefined ? [] : [where('years', '>=', yearsMin)]),
    ...(yearsMax === undefined ? [] : [where('years', '<=', yearsMax)]),
  ];
  return left.flatMap((field) => (field === 'pay' ? [isPaid(ranges)] : years));
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
const readAtOnce = 5000;
/** Of more of those here last than these, it is quicker to read all. */
const mostLatest = 32_768;

/** One question for the conjunctions, each of which is enough beside the filters; null where it asks for nothing. */
function anyWay({ plan }: Asked, conjunctions: readonly (readonly Term[])[]): string | null {
  const ways = conjunctions.map((words): Term => ({ all: words }));
  return tsquery([...plan.terms, ...(conjunctions.some((words) => words.length === 0) ? [] : [ways])]);
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
async function findAmongLatest(ctx: Ctx, asked: Asked, limit: number): Promise<FoundTalent[]> {
  const { rows } = await sql<FoundColumns>`
    select seeker_id, active_at from (${latest(ctx)}) as talent
    where ${where.and(columnsOf(ctx, asked))} and ${mayBeShown(asked)}
    limit ${limit}`.execute(ctx.db);
  return rows.map(foundOf);
}

/** Who is not asked about: of everybody so many, or those who were here since an instant. */
interface Bounds {
  readonly most?: number;
  readonly since?: Date;
}

/** Everybody of a question within bounds, in no order; fenced, so that it is the index over tokens that is asked. */
function gathered(ctx: Ctx, asked: Asked, query: string, { most, since }: Bounds) {
  const recent = since === undefined ? [] : [where('active_at', '>=', since)];
  const hits = ctx.db
    .selectFrom('matching_talent')
    .select(['seeker_id', 'active_at', 'employers'])
    .where(
      where.and([sql<boolean>`matching_talent_tokens(doc) @@ ${query}::tsquery`, ...columnsOf(ctx, asked), ...recent]),
    );
  return most === undefined ? hits.offset(0) : hits.limit(sql.lit(most));
}

/** Those of a question within bounds, the last active first. */
async function findGathered(
  ctx: Ctx,
  asked: Asked,
  query: string,
  limit: number,
  bounds: Bounds,
): Promise<FoundTalent[]> {
  const { rows } = await sql<FoundColumns>`
    with hit as materialized (${gathered(ctx, asked, query, bounds)})
    select seeker_id, active_at from (select * from hit order by active_at desc, seeker_id desc offset 0) as talent
    where ${mayBeShown(asked)} limit ${limit}`.execute(ctx.db);
  return rows.map(foundOf);
}

/** Since when so many were here; null where there are no more than that. */
async function activeSince(ctx: Ctx, many: number): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('matching_talent')
    .select('active_at')
    .orderBy('active_at', 'desc')
    .orderBy('seeker_id', 'desc')
    .offset(many)
    .limit(1)
    .executeTakeFirst();
  return row?.active_at ?? null;
}

/**
 * Of what very many are, those who were here last: two indexes are met before a row is read. How far back it has to go is
 * seen by how many the first look found.
 */
async function findCommon(ctx: Ctx, asked: Asked, query: string, limit: number): Promise<FoundTalent[]> {
  for (let many = walked; many <= mostLatest;) {
    const since = await activeSince(ctx, many);
    if (since === null) break;
    const found = await findGathered(ctx, asked, query, limit, { since });
    if (found.length === limit) return found;
    many = Math.max(2 * many, Math.ceil((many * limit * 1.3) / Math.max(1, found.length)));
  }
  return findGathered(ctx, asked, query, limit, {});
}

/** How many a search finds, and the last active of them. */
interface LookedFor {
  /** Counted to a limit. */
  readonly counted: number;
  /** null where too many match to put them in order in the same look. */
  readonly latest: readonly FoundTalent[] | null;
}

/** Counts whom the company may find by a question and reads the last active of them, in one look where they are few. */
async function lookFor(
  ctx: Ctx,
  asked: Asked,
  query: string,
  { count, limit }: { readonly count: number; readonly limit: number },
): Promise<LookedFor> {
  const { rows } = await sql<{ many: number; counted: number } & (FoundColumns | { seeker_id: null })>`
    ${onePlan} with hit as materialized (${gathered(ctx, asked, query, { most: readAtOnce + 1 })}),
    shown as materialized (
      select seeker_id, active_at from (select * from hit order by active_at desc, seeker_id desc offset 0) as talent
      where ${mayBeShown(asked)} limit ${count}),
    latest as (select * from shown order by active_at desc, seeker_id desc limit ${limit})
    select many, counted, seeker_id, active_at
    from (select (select count(*) from hit)::int as many, (select count(*) from shown)::int as counted) as totals
    left join latest on many <= ${readAtOnce}
    order by active_at desc, seeker_id desc`.execute(ctx.db);
  const { many, counted } = rows[0] ?? { many: 0, counted: 0 };
  if (many <= readAtOnce)
    return { counted, latest: rows.flatMap((row) => (row.seeker_id === null ? [] : foundOf(row))) };
  // Of what very many are, some are enough to know that they are more than are counted.
  return { counted: counted === count ? count : await countGathered(ctx, asked, query, count), latest: null };
}

/** How many the company may find by one of the conjunctions, counted to `count`, and so many of them, the last active first. */
export async function countAndFindTalents(
  ctx: Ctx,
  asked: Asked,
  conjunctions: readonly (readonly Term[])[],
  most: { readonly count: number; readonly limit: number },
): Promise<{ readonly counted: number; readonly found: readonly FoundTalent[]; readonly isCommon: boolean }> {
  const query = anyWay(asked, conjunctions);
  if (query === null)
    return {
      counted: await countTalents(ctx, asked, conjunctions, most.count),
      found: await findAmongLatest(ctx, asked, most.limit),
      isCommon: true,
    };
  const { counted, latest: found } = await lookFor(ctx, asked, query, most);
  return { counted, found: found ?? (await findCommon(ctx, asked, query, most.limit)), isCommon: found === null };
}

/**
 * Whom the company may find by one of the conjunctions, the last active first.
 * @param isCommon whether they may be very many, as what they are a part of is
 */
export async function findTalents(
  ctx: Ctx,
  asked: Asked,
  conjunctions: readonly (readonly Term[])[],
  limit: number,
  isCommon = false,
): Promise<readonly FoundTalent[]> {
  const query = anyWay(asked, conjunctions);
  if (isCommon && query !== null) return findCommon(ctx, asked, query, limit);
  return (await countAndFindTalents(ctx, asked, conjunctions, { count: limit, limit })).found;
}

/** How many they are, counted to a limit. */
export async function countTalents(
  ctx: Ctx,
  asked: Asked,
  conjunctions: readonly (readonly Term[])[],
  limit: number,
): Promise<number> {
  const query = anyWay(asked, conjunctions);
  if (query === null)
    return countAmong(ctx, asked, sql`(${latest(ctx)}) as talent where ${where.and(columnsOf(ctx, asked))} and`, limit);
  return (await lookFor(ctx, asked, query, { count: limit, limit: 0 })).counted;
}

const countGathered = (ctx: Ctx, asked: Asked, query: string, limit: number): Promise<number> =>
  countAmong(ctx, asked, sql`(${gathered(ctx, asked, query, {})}) as talent where`, limit);

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
  const has = probes.map((probe) => sql`unpacked @@ ${tsquery([probe])}::tsquery`);
  // A document lies apart and is packed: it is fetched once for all probes.
  const talents = ctx.db
    .selectFrom('matching_talent')
    .select(['seeker_id', 'titles', 'roles', 'cities', 'any_city', 'years', 'degree', 'pay_min', 'pay_max'])
    .select(sql<string>`doc || ''::tsvector`.as('unpacked'))
    .where(sql<boolean>`seeker_id = any(${[...seekerIds]}::uuid[])`)
    .offset(0);
  const rows = await ctx.db
    .selectFrom(talents.as('talent'))
    .select(['seeker_id', 'titles', 'roles', 'cities', 'any_city', 'years', 'degree', 'pay_min', 'pay_max'])
    .select(sql<boolean[]>`array[${sql.join(has)}]::boolean[]`.as('has'))
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
