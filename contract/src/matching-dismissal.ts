import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';

/** Why a seeker does not want a recommended position. Only they themselves ever read it. */
export const dismissalReasons = ['salary', 'place', 'direction', 'company', 'seen', 'other'] as const;
export type DismissalReason = (typeof dismissalReasons)[number];
export const dismissalReasonLabels: Readonly<Record<DismissalReason, string>> = {
  salary: '薪资不合适',
  place: '地点不合适',
  direction: '职位方向不合适',
  company: '对这家公司不感兴趣',
  seen: '看过了',
  other: '其他原因',
};

/** How long 不感兴趣 counts. */
export const dismissalDays = 90;

/** What 不感兴趣 does to the recommendations that come after it. */
export const dismissalEffect = z.object({
  reason: z.enum(dismissalReasons),
  /** One sentence: 您说过地点不合适：江汉区的职位排后. */
  text: z.string(),
  /** Dismissed positions that it comes from: it is gone once all of them are taken back. */
  positionIds: z.array(z.string()),
});
export type DismissalEffect = z.output<typeof dismissalEffect>;

export const dismissPosition = endpoint({
  method: 'POST',
  path: '/job/recommendation/dismiss',
  caller: 'seeker',
  summary: `不感兴趣：${dismissalDays} 天内不再推荐这个职位，按原因调整之后的推荐；企业看不到。已标记过的换成新的原因`,
  body: z.object({ positionId: id, reason: z.enum(dismissalReasons, '请选择原因') }),
  output: z.object({ positionId: z.string(), effect: dismissalEffect }),
});

export const undoDismissal = endpoint({
  method: 'POST',
  path: '/job/recommendation/dismiss/undo',
  caller: 'seeker',
  summary: '撤销不感兴趣；没有标记过的结果相同',
  body: z.object({ positionId: id }),
});

export const dismissalEndpoints = { dismissPosition, undoDismissal };
