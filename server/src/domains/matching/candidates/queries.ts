import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { tsquery } from '#domains/position/index.ts';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import { isFindableBy, type Searcher } from '../talent/search-queries.ts';
import type { PositionBars, PositionWay } from './position-ways.ts';
import { enough, type TalentWay } from './talent-ways.ts';

/** A position that may suit somebody, by the way it was found. */
export interface PositionCandidate {
  readonly way: number;
  readonly positionId: string;
  readonly shownAt: Date;
  /** Skills asked for, by their ids. */
  readonly skills: readonly string[];
}

type Condition = Expression<SqlBool>;
const where = expressionBuilder<Tables, 'matching_position'>();
const whereTalent = expressionBuilder<Tables, 'matching_talent'>();

/** All of the tokens, and one of the places. */
function wayQuery({ tokens, places }: Pick<PositionWay, 'tokens' | 'places'>): string {
  const place = places === null ? [] : [`(${places.map((each) => tsquery([each])).join(' | ')})`];
  return [...tokens.map((token) => tsquery([token])), ...place].join(' & ');
}

const orUnknown = (column: 'pay_max' | 'job_type' | 'recruit_type', condition: Condition): Condition =>
  where.or([where(column, 'is', null), condition]);

function passesBars(bars: PositionBars): Condition[] {
  const { degree, jobTypes, closedJobTypes, recruitTypes, closedRecruitTypes } = bars;
  const types = [
    { column: 'job_type', only: jobTypes, closed: closedJobTypes },
    { column: 'recruit_type', only: recruitTypes, closed: closedRecruitTypes },
  ] as const;
  return [
    ...(degree === null ? [] : [where('degree', '<=', degree)]),
    ...types.flatMap(({ column, only, closed }) => [
      ...(only.length === 0 ? [] : [orUnknown(column, where(column, 'in', [...only]))]),
      ...(closed.length === 0 ? [] : [orUnknown(column, where(column, 'not in', [...closed]))]),
    ]),
  ];
}

/** In one of the cities, or done from anywhere. */
function isIn(cityCodes: readonly string[]): Condition[] {
  return cityCodes.length === 0
    ? []
    : [where.or([where('city_code', 'in', [...cityCodes]), where('remote', '=', true)])];
}

/**
 * Positions of each way, the newest of each first, so many of each. Every way is fenced: beside an order and a limit the
 * planner would walk through all positions by time.
 */
export async function findPositionCandidates(
  ctx: Ctx,
  ways: readonly PositionWay[],
  asked: { readonly bars: PositionBars; readonly cityCodes: readonly string[]; readonly limit: number },
): Promise<PositionCandidate[]> {
  if (ways.length === 0) return [];
  const parts = ways.map((way, at) => {
    const conditions = [
      sql<boolean>`matching_talent_tokens(doc) @@ ${wayQuery(way)}::tsquery`,
      ...(way.floor === null ? [] : [orUnknown('pay_max', where('pay_max', '>=', way.floor))]),
      ...passesBars(asked.bars),
      ...isIn(asked.cityCodes),
    ];
    const hits = ctx.db
      .selectFrom('matching_position')
      .select(['position_id', 'shown_at', 'skills'])
      .where(where.and(conditions))
      .offset(0);
    return sql`(select ${sql.lit(at)}::int as way, * from (${hits}) as hit
      order by shown_at desc, position_id desc limit ${asked.limit})`;
  });
  const { rows } = await sql<{ way: number; position_id: string; shown_at: Date; skills: string[] }>`
    ${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  return rows.map((row) => ({
    way: row.way,
    positionId: row.position_id,
    shownAt: row.shown_at,
    skills: row.skills,
  }));
}

export interface IndexedPosition {
  readonly positionId: string;
  readonly companyId: string;
  readonly shownAt: Date;
  readonly facts: PositionFacts;
}

/** Those of the positions that are on show at this moment, as the engine reads them. */
export async function findIndexedPositions(
  ctx: Ctx,
  positionIds: readonly string[],
  cityCodes: readonly string[] = [],
): Promise<IndexedPosition[]> {
  if (positionIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('matching_position')
    .innerJoin('position_position as position', 'position.id', 'matching_position.position_id')
    .select(['position_id', 'matching_position.company_id', 'matching_position.shown_at', 'facts'])
    .where('position_id', 'in', [...positionIds])
    .where('position.status', '=', positionStatus.open)
    .where(where.and(isIn(cityCodes)))
    .execute();
  return rows.map((row) => ({
    positionId: row.position_id,
    companyId: row.company_id,
    shownAt: row.shown_at,
    facts: row.facts,
  }));
}

/** Somebody who may suit a position, by the way they were found. */
export interface TalentCandidate {
  readonly way: number;
  readonly seekerId: string;
  readonly activeAt: Date;
  readonly skills: readonly string[];
  /** The least they would work for in fen a month, and their whole years of work; null where not said. */
  readonly payMin: number | null;
  readonly years: number | null;
}

/** People of each way, whoever may find them: those who were here last of each, so many of each. */
export async function findTalentCandidates(
  ctx: Ctx,
  ways: readonly TalentWay[],
  degree: number,
): Promise<TalentCandidate[]> {
  if (ways.length === 0) return [];
  const reached =
    degree === 0 ? [] : [whereTalent.or([whereTalent('degree', '=', 0), whereTalent('degree', '>=', degree)])];
  const parts = ways.map((way, at) => {
    const hits = ctx.db
      .selectFrom('matching_talent')
      .select(['seeker_id', 'active_at', 'skills', 'pay_min', 'years'])
      .where(whereTalent.and([sql<boolean>`matching_talent_tokens(doc) @@ ${wayQuery(way)}::tsquery`, ...reached]))
      .offset(0);
    return sql`(select ${sql.lit(at)}::int as way, * from (${hits}) as hit
      order by active_at desc, seeker_id desc limit ${enough})`;
  });
  const { rows } = await sql<{
    way: number;
    seeker_id: string;
    active_at: Date;
    skills: string[];
    pay_min: number | null;
    years: number | null;
  }>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  return rows.map((row) => ({
    way: row.way,
    seekerId: row.seeker_id,
    activeAt: row.active_at,
    skills: row.skills,
    payMin: row.pay_min,
    years: row.years,
  }));
}

/** Those of the people whom a company may find at this moment, in their order. */
export async function findableOf(ctx: Ctx, searcher: Searcher, seekerIds: readonly string[]): Promise<string[]> {
  if (seekerIds.length === 0) return [];
  const known = ctx.db
    .selectFrom('matching_talent')
    .select(['seeker_id', 'employers'])
    .where('seeker_id', 'in', [...seekerIds])
    .offset(0);
  const { rows } = await sql<{ seeker_id: string }>`
    select seeker_id from (${known}) as talent where ${isFindableBy(searcher)}`.execute(ctx.db);
  const findable = new Set(rows.map((row) => row.seeker_id));
  return seekerIds.filter((id) => findable.has(id));
}
