import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { totalCap } from '@pinjian/contract/paging.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { isVerifiedNamed } from '#domains/company/index.ts';
import { plannedOnce } from '#platform/db/preparing-client.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import {
  sourceToken,
  filterSets,
  type ColumnFilters,
  type FilterField,
  type ListFilters,
  type PayBand,
} from '../engine/column-filters.ts';
import { asksColumns, cityToken, tsquery, type Term } from '../engine/search-plan.ts';

export interface Match {
  readonly id: string;
  readonly shownAt: Date;
}

const listColumns = {
  experience: 'experience',
  education: 'education',
  jobType: 'job_type',
  recruitType: 'recruit_type',
  workMode: 'work_mode',
} as const satisfies Record<Exclude<keyof ListFilters, 'postSource'>, string>;
const allFields: readonly FilterField[] = [
  ...(Object.keys(listColumns) as (keyof typeof listColumns)[]),
  'postSource',
  'pay',
];

type Condition = Expression<SqlBool>;

const where = expressionBuilder<Tables, 'position_search'>();
/** Only the index over words and filters answers them, and planning takes a third of their time. */
const onePlan = sql.raw(plannedOnce);

/** Words are among the document; what stands in columns is only beside it. */
const hasTokens = (tokens: readonly Term[]): Condition =>
  tokens.some(asksColumns) ? hasIndexed(tokens) : sql<boolean>`doc @@ ${tsquery(tokens)}::tsquery`;

/** A literal: the partial indexes ask for it. */
const isOpen = where('status', '=', sql.lit(positionStatus.open));

/** Every sixteenth position, word for word as position_search_sample has it. */
const isInSample: Condition = sql<boolean>`right(position_id::text, 1) = '0'`;

/** Words and filters together, word for word what position_search_doc and position_search_sample are indexes over. */
const hasIndexed = (tokens: readonly Term[]): Condition =>
  sql<boolean>`position_search_tokens(
    doc, experience, education, job_type, recruit_type, work_mode, monthly_min, monthly_max
  ) @@ ${tsquery(tokens)}::tsquery`;

const comesAfter = ({ shownAt, id }: Match): Condition =>
  sql<boolean>`(shown_at, position_id) < (${shownAt}::timestamptz, ${id}::uuid)`;

function isPaid(bands: readonly PayBand[], negotiable: boolean): Condition {
  const overlaps = bands.map((band) =>
    where.and([
      // A range that only touches the band's lower end is not in it; a single figure on that end is.
      where.or([where('monthly_max', '>', band.min), where('monthly_min', '>=', band.min)]),
      ...(band.max === null ? [] : [where('monthly_min', '<', band.max)]),
    ]),
  );
  return where.or([...(negotiable ? [where('monthly_min', 'is', null)] : []), ...overlaps]);
}

/** What has an index of its own: where, whose, since when. */
function isOfPlace({ companyId, cityCode, shownSince }: ColumnFilters): Condition[] {
  return [
    ...(shownSince === undefined ? [] : [where('shown_at', '>=', shownSince)]),
    ...(companyId === undefined ? [] : [where('company_id', '=', companyId)]),
    ...(cityCode === undefined ? [] : [where('city_code', '=', cityCode)]),
  ];
}

/** The filters of these fields, asked of their columns. */
function passes(filters: ColumnFilters, fields: readonly FilterField[]): Condition[] {
  const { bands, negotiable } = filters;
  return fields.flatMap((field): Condition[] => {
    if (field === 'pay') return bands.length > 0 || negotiable ? [isPaid(bands, negotiable)] : [];
    if (field === 'postSource') {
      const { postSource } = filters;
      return postSource.length === 0 ? [] : [where.or(postSource.map((value) => hasTokens([sourceToken(value)])))];
    }
    return filters[field].length === 0 ? [] : [where(listColumns[field], 'in', filters[field])];
  });
}

/** One tier of a search. */
interface Tier {
  readonly tokens: readonly Term[];
  /** Tiers before this one: what they hold is left out. */
  readonly exclude: readonly (readonly Term[])[];
  readonly filters: ColumnFilters;
}

const isNew = ({ exclude }: Tier): Condition[] => exclude.map((tokens) => where.not(hasTokens(tokens)));

/** What a row has to be, asked of its columns. */
function isMeant(tier: Tier): Condition[] {
  const has = tier.tokens.length === 0 ? [] : [hasTokens(tier.tokens)];
  return [...has, ...passes(tier.filters, allFields), ...isNew(tier)];
}

/**
 * Whether it asks for more than everything that is open, or open in one city: those are lists without end of which every
 * row counts, read from the top.
 */
function isNarrow({ tokens, filters }: Tier): boolean {
  const { companyId, cityCode } = filters;
  const own = cityCode === undefined ? undefined : cityToken(cityCode);
  const narrows = (term: Term): boolean => term !== own && !refuses(term);
  return companyId !== undefined || tokens.some(narrows) || passes(filters, allFields).length > 0;
}

/** Leaves something out and asks for nothing: most positions pass, which an index of words finds one by one. */
const refuses = (term: Term): boolean => typeof term === 'object' && 'none' in term;

const isRefusal = ({ tokens }: Tier): boolean => tokens.some(refuses);

/** Conditions that an index answers together; no row is found by two of the lists. */
function ways(tier: Tier): Condition[][] {
  const { tokens, filters } = tier;
  const place = isOfPlace(filters);
  const { sets, left } = filterSets(filters);
  // What one company recruits for is few enough to look at all of it.
  if (filters.companyId !== undefined || (tokens.length === 0 && sets.every((set) => set.tokens.length === 0)))
    return [[...place, ...isMeant(tier)]];
  return sets.map((set) => [
    hasIndexed([...tokens, ...set.tokens]),
    ...place,
    ...passes(filters, left),
    ...(set.notPaid.length === 0 ? [] : [where.not(isPaid(set.notPaid, false))]),
    ...isNew(tier),
  ]);
}

/**
 * All matches, by the index over words and filters: one query for each way, which together find none twice. They are
 * fenced (materialized): beside an order and a limit the planner takes a word that it knows nothing about for one in two
 * hundred, walks down an index by time until enough have come, and for a rare word walks all of it. Rows beyond a limit
 * are not read all the same.
 */
function gathered(ctx: Ctx, tier: Tier, more: readonly Condition[] = []) {
  return ways(tier).map((conditions) =>
    ctx.db
      .with(
        (cte) => cte('hit').materialized(),
        (db) =>
          db
            .selectFrom('position_search')
            .select(['position_id', 'shown_at'])
            .where(where.and([isOpen, ...conditions, ...more])),
      )
      .selectFrom('hit'),
  );
}

type Gathered = ReturnType<typeof gathered>[number];

/** How many matches there are, counted to a limit. */
async function countGathered(
  ctx: Ctx,
  tiers: readonly Tier[],
  limit: number,
  more: readonly Condition[] = [],
): Promise<number> {
  const parts = tiers.map((tier) => {
    const found = gathered(ctx, tier, more).map((hit) => sql`(${hit.select('position_id')})`);
    return sql`(select position_id from (${sql.join(found, sql` union all `)}) as found limit ${limit})`;
  });
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(parts, sql` union `)}) as counted`.execute(ctx.db);
  return Math.min(rows[0]?.count ?? 0, limit);
}

interface MatchRow {
  readonly position_id: string;
  readonly shown_at: Date;
}
const matchOf = (row: MatchRow): Match => ({ id: row.position_id, shownAt: row.shown_at });

interface Page {
  /** Where the page before ended. */
  readonly after: Match | null;
  readonly limit: number;
}

/** What matches among at least `most` of the newest open positions (of a city). */
async function findAmongNewest(ctx: Ctx, tier: Tier, { after, limit }: Page, most: number): Promise<Match[]> {
  const walk = ctx.db
    .selectFrom('position_search')
    .selectAll()
    .where(where.and([isOpen, ...isOfPlace(tier.filters), ...(after === null ? [] : [comesAfter(after)])]))
    .orderBy('shown_at', 'desc')
    .orderBy('position_id', 'desc')
    // Written out, so that a prepared plan knows that it is few; a power of two, so that there are few such plans.
    .limit(sql.lit(2 ** Math.ceil(Math.log2(most))));
  const rows = await ctx.db
    .selectFrom(walk.as('newest'))
    .select(['position_id', 'shown_at'])
    // The limit inside is a fence too: these are asked of the rows it lets through.
    .where(where.and(isMeant(tier)))
    .orderBy('shown_at', 'desc')
    .orderBy('position_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(matchOf);
}

/** Of more than these no order is made in the same look as they are counted. */
const readAtOnce = totalCap + 1;
const inOrder = (parts: readonly Gathered[], after: Match | null) =>
  sql.join(
    parts.map((hit) => {
      const part = hit.select(['position_id', 'shown_at']);
      return sql`(${after === null ? part : part.where(comesAfter(after))})`;
    }),
    sql` union all `,
  );

/** All of a tier, newest first; read whole and put in order. */
async function findGathered(ctx: Ctx, tier: Tier, { after, limit }: Page): Promise<Match[]> {
  const { rows } = await sql<MatchRow>`
    ${onePlan} select position_id, shown_at from (${inOrder(gathered(ctx, tier), after)}) as found
    order by shown_at desc, position_id desc limit ${limit}`.execute(ctx.db);
  return rows.map(matchOf);
}

/**
 * How many a tier finds, counted to `readAtOnce`, and the newest of them in the same look; null where there are more than
 * were looked at.
 */
async function countGatheredWith(
  ctx: Ctx,
  tier: Tier,
  { after, limit }: Page,
): Promise<{ readonly counted: number; readonly newest: Match[] | null }> {
  const found = sql.join(
    gathered(ctx, tier).map((hit) => sql`(${hit.select(['position_id', 'shown_at'])})`),
    sql` union all `,
  );
  const { rows } = await sql<{ counted: number; position_id: string | null; shown_at: Date | null }>`
    ${onePlan} with found as materialized (select * from (${found}) as every limit ${readAtOnce})
    select counted, position_id, shown_at
    from (select count(*)::int as counted from found) as total left join (
      select position_id, shown_at from found
      where (select count(*) from found) < ${readAtOnce} and ${after === null ? sql`true` : comesAfter(after)}
      order by shown_at desc, position_id desc limit ${limit}) as newest on true
    order by shown_at desc, position_id desc`.execute(ctx.db);
  const counted = rows[0]?.counted ?? 0;
  const newest = rows.flatMap(({ position_id: id, shown_at: shownAt }) =>
    id === null || shownAt === null ? [] : { id, shownAt },
  );
  return { counted, newest: counted === readAtOnce ? null : newest };
}

/**
 * One tier of a search, newest first.
 * @param tier.isCommon whether the search finds more than are counted. Only then this tier may be too many to gather,
 * of which the newest positions hold a page: they are looked through, and should they hold too few in spite of what the
 * sample says, all are gathered after that.
 */
export async function findMatches(ctx: Ctx, tier: Tier & Page & { readonly isCommon: boolean }): Promise<Match[]> {
  const { limit, isCommon } = tier;
  if (!isNarrow(tier)) {
    const found = await findAmongNewest(ctx, tier, tier, isRefusal(tier) ? 2 * limit : limit);
    if (found.length === limit || !isRefusal(tier)) return found;
  }
  if (isCommon && tier.filters.companyId === undefined) {
    const many = 300 + Math.ceil(limit / 2);
    const inSample = await countGathered(ctx, [tier], many, [isInSample]);
    const found = inSample < many ? [] : await findAmongNewest(ctx, tier, tier, 1900 + 10 * limit);
    if (found.length === limit) return found;
  }
  return findGathered(ctx, tier, tier);
}

/** How many a tier finds, counted to one above the cap, with the newest of them where they could be read in one look. */
export async function countAndFindMatches(
  ctx: Ctx,
  tier: Tier & Page,
): Promise<{ readonly counted: number; readonly newest: Match[] | null }> {
  if (!isNarrow(tier)) return { counted: await countMatches(ctx, [tier.tokens], tier.filters), newest: null };
  // What a sixteenth has enough of is not looked at whole: workers would read on after there are enough.
  if (tier.filters.companyId === undefined) {
    const inSample = await countGathered(ctx, [tier], readAtOnce, [isInSample]);
    if (inSample === readAtOnce) return { counted: readAtOnce, newest: null };
  }
  return countGatheredWith(ctx, tier, tier);
}

/** How many positions any of the conjunctions finds, counted to one above the cap. */
export async function countMatches(
  ctx: Ctx,
  widest: readonly (readonly Term[])[],
  filters: ColumnFilters,
): Promise<number> {
  const tiers = widest.map((tokens): Tier => ({ tokens, exclude: [], filters }));
  const limit = totalCap + 1;
  const all = tiers.find((tier) => !isNarrow(tier));
  if (all !== undefined) {
    const most = isRefusal(all) ? 2 * limit : limit;
    const found = (await findAmongNewest(ctx, all, { after: null, limit }, most)).length;
    if (found === limit || !isRefusal(all)) return found;
  }
  const [first] = tiers;
  if (first === undefined) return 0;
  // Of what many have, a sixteenth or the first conjunction is enough to know that they are more than are counted.
  if (filters.companyId === undefined) {
    const inSample = await countGathered(ctx, [first], limit, [isInSample]);
    if (inSample === limit) return limit;
  }
  const ofFirst = await countGathered(ctx, [first], limit);
  return ofFirst === limit || tiers.length === 1 ? ofFirst : countGathered(ctx, tiers, limit);
}

/** Verified companies whose name holds the typed text, the shortest names first. */
export async function findCompaniesByName(
  ctx: Ctx,
  typed: string,
  limit: number,
): Promise<{ readonly id: string; readonly name: string }[]> {
  return ctx.db
    .selectFrom('company_company')
    .select(['id', sql<string>`coalesce(short_name, name)`.as('name')])
    .where(isVerifiedNamed(typed))
    .orderBy(sql`length(name)`)
    .orderBy('id')
    .limit(limit)
    .execute();
}
