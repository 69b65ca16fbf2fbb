import * as z from 'zod/mini';
import { code, namedCode } from './dictionary.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { dismissalEffect } from './matching-dismissal.ts';
import { match } from './matching-match.ts';
import { pageOf, pageQuery } from './paging.ts';
import { positionFilters } from './position-search.ts';
import { positionCard } from './position-view.ts';
import { instant } from './time.ts';

/** Positions that are put in order for one person at most. */
export const mostRecommended = 100;
/** Cards of one answer at most. */
export const mostAtOnce = 20;

/** A position that suits the seeker, and why. */
export const recommendedPosition = z.object({
  position: positionCard,
  match,
  /** Why it stands behind others, in words: what the seeker said of others like it. */
  lowered: z.array(z.string()),
});
export type RecommendedPosition = z.output<typeof recommendedPosition>;

/** What recommendations rest on. */
export const recommendationBases = ['resume', 'wishes', 'nothing'] as const;
export type RecommendationBasis = (typeof recommendationBases)[number];

const ids = z.pipe(
  z.string().check(z.maxLength(mostAtOnce * 37)),
  z.pipe(
    z.transform((joined: string) => [...new Set(joined.split(',').filter((each) => each !== ''))]),
    z.array(id).check(z.maxLength(mostAtOnce)),
  ),
);

export const listRecommendedPositions = endpoint({
  method: 'GET',
  path: '/job/recommendation/positions',
  caller: 'seeker',
  summary: '推荐给我的职位，最合适的在前，并说明理由；按 following 给出的顺序翻页，翻页时顺序不变',
  query: z.object({
    /** Comma-joined: the next ones of `following`. Without them it is the first page. */
    ids: z.optional(ids),
  }),
  output: z.object({
    records: z.array(recommendedPosition),
    /** Those that come after the first page, in order; [] for a later one. */
    following: z.array(z.string()),
    basis: z.enum(recommendationBases),
    /** 个性化推荐 is on; where it is off nothing is recommended. */
    personalOrder: z.boolean(),
    /** What 不感兴趣 changes of this list, the last said first. */
    effects: z.array(dismissalEffect),
  }),
});

/** Where 附近 looks, and why there. */
export const nearbyPlace = z.object({
  city: namedCode,
  district: z.nullable(namedCode),
  /** Chosen now; the first city wished for; the city of the resume. */
  from: z.enum(['chosen', 'wish', 'resume']),
  /** Cities from which people commute there, in the order in which they follow. */
  commuting: z.array(namedCode),
});
export type NearbyPlace = z.output<typeof nearbyPlace>;

const { cityCode: _city, districtCode: _district, ...otherFilters } = positionFilters;

export const listNearbyPositions = endpoint({
  method: 'GET',
  path: '/job/recommendation/nearby',
  caller: 'seeker',
  summary: '附近的职位：所选区县在前，然后是全市，再是通勤城市；每处按发布时间从新到旧',
  query: z.object({
    /** Without one it is the first city of the wishes, or that of the resume. */
    cityCode: z.optional(code),
    districtCode: z.optional(code),
    ...otherFilters,
    ...pageQuery,
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.extend(pageOf(positionCard), {
    /** null on the last page. */
    nextCursor: z.nullable(z.string()),
    /** null where nobody knows where the seeker looks for work: then nothing is listed. */
    place: z.nullable(nearbyPlace),
  }),
});

/** Viewed positions are kept for so many days, and so many of them. */
export const viewedDays = 30;
export const mostViewed = 50;

export const listViewedPositions = endpoint({
  method: 'GET',
  path: '/job/recommendation/viewed',
  caller: 'seeker',
  summary: `最近看过的职位，最近的在前；只有本人看得到，保留 ${viewedDays} 天、最多 ${mostViewed} 个`,
  query: z.object(pageQuery),
  output: z.extend(pageOf(z.object({ position: positionCard, viewedAt: instant })), {
    /** Off with 个性化推荐: nothing new is noted then. */
    notes: z.boolean(),
  }),
});

export const viewPosition = endpoint({
  method: 'POST',
  path: '/job/recommendation/viewed/note',
  caller: 'seeker',
  summary: '打开了一个职位：记入最近看过；关闭个性化推荐时不记录',
  body: z.object({ positionId: id }),
});

export const clearViewed = endpoint({
  method: 'POST',
  path: '/job/recommendation/viewed/clear',
  caller: 'seeker',
  summary: '清空最近看过',
});

export const positionListEndpoints = {
  listRecommendedPositions,
  listNearbyPositions,
  listViewedPositions,
  viewPosition,
  clearViewed,
};
