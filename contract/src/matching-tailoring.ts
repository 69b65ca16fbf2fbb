import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { matchedRequirement } from './matching-match.ts';

/**
 * What is put in another order for a position. Nothing else ever changes: what the copy says is what the resume said, word for
 * word.
 */
export const tailoringKinds = ['intentions', 'skills', 'projects', 'certificates', 'languages', 'lines'] as const;
export type TailoringKind = (typeof tailoringKinds)[number];

const change = z.object({
  /** The same for the same change of the same version: `skills`, `lines work.0.roles.0.description`. */
  changeId: z.string(),
  kind: z.enum(tailoringKinds),
  /** Whose lines they are: 云杉科技 · 前端工程师; '' for a whole list. */
  of: z.string(),
  /** The entries or lines in words, as they stand and as they would. */
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** Requirements of the position that come forward by it, in its words. */
  speaksOf: z.array(z.string()),
});
export type TailoringChange = z.output<typeof change>;

const tailoringPlan = z.object({
  resumeId: id,
  /** Of the resume that the plan was made from. */
  version: z.int(),
  resumeTitle: z.string(),
  position: z.object({ positionId: id, title: z.string() }),
  /** What the copy will be called: 姓名-职位. */
  title: z.string(),
  changes: z.array(change),
  /** Every requirement of the position, with the lines that speak of it. */
  requirements: z.array(matchedRequirement),
});
export type TailoringPlan = z.output<typeof tailoringPlan>;

export const planTailoring = endpoint({
  method: 'GET',
  path: '/job/tailoring/plan',
  caller: 'seeker',
  summary: '为一个职位调整简历：可以调整的先后顺序、每条要求在简历里的依据、没有写到的要求；不改一个字，不保存',
  query: z.object({ resumeId: id, positionId: id }),
  output: tailoringPlan,
});

export const makeTailored = endpoint({
  method: 'POST',
  path: '/job/tailoring/make',
  caller: 'seeker',
  summary: '按选中的调整另存一份简历（姓名-职位），原来的不变；简历已改过时拒绝（40900），同样的请求返回同一份',
  body: z.object({
    resumeId: id,
    positionId: id,
    version: z.int().check(z.minimum(1)),
    changeIds: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(300, '调整太多，请重新选择')),
  }),
  output: z.object({ resumeId: id, title: z.string() }),
});

export const tailoringEndpoints = { planTailoring, makeTailored };
