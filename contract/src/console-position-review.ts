import * as z from 'zod/mini';
import { companyCard } from './company.ts';
import { decisionReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';
import { objection } from './dictionary-objection.ts';
import { positionReviewStates } from './position.ts';
import { positionPreview } from './position-view.ts';
import { instant } from './time.ts';

export const listPositionReviews = endpoint({
  method: 'GET',
  path: '/admin/console/positionReviews',
  caller: 'admin',
  summary: '管理后台：等待人工审核的职位，等得最久的在前',
  query: z.object(pageQuery),
  output: pageOf(z.object({ reviewId: z.string(), title: z.string(), companyName: z.string(), submittedAt: instant })),
});

/** One time a company asked, with what came of it. */
const positionReviewEntry = z.object({
  reviewId: z.string(),
  state: z.enum(positionReviewStates),
  /** Why the company thinks it may stand; '' without. */
  note: z.string(),
  /** The platform looked again at what is on show because its rules changed; the company did not ask. */
  lookedAgain: z.boolean(),
  objections: z.array(objection),
  reason: z.nullable(z.string()),
  submittedAt: instant,
  decidedAt: z.nullable(instant),
});
export type PositionReviewEntry = z.output<typeof positionReviewEntry>;

const positionReviewCase = z.object({
  ...positionReviewEntry.shape,
  /** It concerns the admin who reads: somebody else decides it. */
  isOwn: z.boolean(),
  positionId: z.string(),
  company: companyCard,
  preview: positionPreview,
  /** Every text that seekers read, with the path that objections name. */
  passages: z.array(z.object({ path: z.string(), text: z.string() })),
  earlier: z.array(positionReviewEntry),
});
export type PositionReviewCase = z.output<typeof positionReviewCase>;

export const getPositionReview = endpoint({
  method: 'GET',
  path: '/admin/console/positionReviews/{reviewId}',
  caller: 'admin',
  summary: '管理后台：一个待审职位的全文、被标出的词句和以往的审核',
  output: positionReviewCase,
});

export const decidePositionReview = endpoint({
  method: 'POST',
  path: '/admin/console/positionReviews/{reviewId}/decide',
  caller: 'admin',
  summary: '管理后台：通过并发布，或驳回一个职位',
  body: z.object({ outcome: z.enum(['approved', 'rejected'], '请选择审核结果'), reason: decisionReason }),
  output: z.object({ state: z.enum(positionReviewStates) }),
});

export const consolePositionReviewEndpoints = { listPositionReviews, getPositionReview, decidePositionReview };
