import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { positionState } from './position.ts';

export const longestReviewNote = 300;

export const submitPositionForReview = endpoint({
  method: 'POST',
  path: '/job/position/{positionId}/submitReview',
  caller: 'employer',
  summary: '自动检查有异议、但认为可以发布的内容，交给平台人工审核；已在展示的职位在审核期间不变',
  body: z.object({
    version: z.int().check(z.minimum(1)),
    /** Why it may stand, for whoever looks. */
    note: z._default(
      z.string().check(z.trim(), z.maxLength(longestReviewNote, `说明最多 ${longestReviewNote} 个字`)),
      '',
    ),
  }),
  output: z.object(positionState),
});

export const withdrawPositionReview = endpoint({
  method: 'POST',
  path: '/job/position/{positionId}/withdrawReview',
  caller: 'employer',
  summary: '撤回人工审核，继续修改',
  output: z.object(positionState),
});

export const positionReviewEndpoints = { submitPositionForReview, withdrawPositionReview };
