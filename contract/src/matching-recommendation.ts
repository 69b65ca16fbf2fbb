import * as z from 'zod/mini';
import { movedFrom, myApplication } from './application-view.ts';
import { companyCard } from './company.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { match } from './matching-match.ts';
import { pageOf, pageQuery } from './paging.ts';
import { positionCard } from './position-view.ts';
import { instant } from './time.ts';

/** Why a position does not suit the seeker whom a company added. The company reads the kind and nothing else. */
export const unsuitableReasons = ['salary', 'place', 'direction', 'company', 'notLooking', 'other'] as const;
export type UnsuitableReason = (typeof unsuitableReasons)[number];
export const unsuitableReasonLabels: Readonly<Record<UnsuitableReason, string>> = {
  salary: '薪资不合适',
  place: '地点不合适',
  direction: '职位方向不合适',
  company: '对这家公司不感兴趣',
  notLooking: '暂时不看机会',
  other: '其他',
};

/** A company that looked at the seeker's resume on one day. */
export const look = z.object({
  lookId: z.string(),
  company: companyCard,
  /** The last look of that day. */
  at: instant,
  /** Positions that were named, none or several; those that are open can be opened. */
  positions: z.array(z.object({ positionId: z.string(), title: z.string(), open: z.boolean() })),
});
export type Look = z.output<typeof look>;

export const listLooks = endpoint({
  method: 'GET',
  path: '/job/recommendation/looks',
  caller: 'seeker',
  summary: '谁看过我：每家公司每天一条，最近的在前',
  query: z.object(pageQuery),
  output: pageOf(look),
});

/** A company added the seeker as a candidate; they did not answer yet. */
export const addition = z.object({
  position: positionCard,
  application: myApplication,
  addedAt: instant,
  /** The same as the company reads. */
  match: z.nullable(match),
});
export type Addition = z.output<typeof addition>;

export const listAdditions = endpoint({
  method: 'GET',
  path: '/job/recommendation/additions',
  caller: 'seeker',
  summary: '把我加入候选人、等我答复的职位，新的在前',
  query: z.object(pageQuery),
  output: pageOf(addition),
});

export const answerInterested = endpoint({
  method: 'POST',
  path: '/job/recommendation/interested',
  caller: 'seeker',
  summary: '感兴趣：用简历投递这个职位，对方可以看到姓名和联系方式；已投递过的结果相同',
  body: z.object({ positionId: id, resumeId: z.optional(id) }),
  output: myApplication,
});

export const answerUnsuitable = endpoint({
  method: 'POST',
  path: '/job/recommendation/unsuitable',
  caller: 'seeker',
  summary: '不合适：不再进入这个职位的流程，90 天内不会再被加入；对方只看到原因的类别',
  body: z.object({ positionId: id, ...movedFrom, reason: z.enum(unsuitableReasons, '请选择原因') }),
  output: myApplication,
});

export const getMyMatch = endpoint({
  method: 'GET',
  path: '/job/recommendation/match/{positionId}',
  caller: 'seeker',
  summary: '我的默认简历与一个在招职位的匹配和依据；没有可用的简历时为空',
  output: z.object({
    match: z.nullable(match),
    /** What was compared, with the whole text behind every path of evidence; null without a match. */
    resume: z.nullable(
      z.object({
        resumeId: z.string(),
        title: z.string(),
        texts: z.array(z.object({ path: z.string(), text: z.string() })),
      }),
    ),
  }),
});

/** Most positions beside one that resemble it. */
export const similarShown = 6;

export const listSimilarPositions = endpoint({
  method: 'GET',
  path: '/job/recommendation/similar/{positionId}',
  caller: 'seeker',
  summary: '相似职位：同类工作、薪资和地点相近，每家公司最多一个，不含屏蔽的公司',
  output: z.array(positionCard),
});

export const recommendationEndpoints = {
  listLooks,
  listAdditions,
  answerInterested,
  answerUnsuitable,
  getMyMatch,
  listSimilarPositions,
};
