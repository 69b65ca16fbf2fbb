import * as z from 'zod/mini';
import { namedCode, option } from './dictionary.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { idempotencyKey } from './ids.ts';
import { objection } from './dictionary-objection.ts';
import { pageOf, pageQuery } from './paging.ts';
import { positionContent } from './position-content.ts';
import { positionReading } from './position-requirement.ts';
import { positionSearchEndpoints } from './position-search.ts';
import { positionPreview } from './position-view.ts';
import { instant } from './time.ts';

export const positionErrors = errorCodes({
  /** data: Objection[] */
  objected: { code: 42230, message: '职位内容里有不能发布的信息，请按标记修改后再发布' },
  editedElsewhere: { code: 40930, message: '这个职位刚被其他人修改过，请刷新后再编辑' },
  moveNotAllowed: { code: 40931, message: '职位当前的状态不能这样操作，请刷新' },
  tooManyDrafts: { code: 40932, message: '草稿已满 100 个，请先发布或删除不用的草稿' },
  inReview: { code: 40933, message: '这个职位正在审核中，撤回审核后才能修改和发布' },
  nothingToReview: { code: 40934, message: '自动检查没有发现问题，可以直接发布' },
});

/** Most drafts of one company at a time. */
export const maxDrafts = 100;

/** `version` is of the content: it grows by one with each save that changes something, not with a change of status. */
const saved = z.object({
  positionId: z.string(),
  version: z.int(),
  savedAt: instant,
  /** Marks to show while writing; they refuse only at publish. */
  objections: z.array(objection),
  /** What the description asks for, in its order: all of it, taken over or not; without what the writer dismissed. */
  readings: z.array(positionReading),
});

/** Where a position stands. */
export const positionState = {
  positionId: z.string(),
  status: option,
  version: z.int(),
  /** What is written differs from what seekers see. */
  hasChanges: z.boolean(),
  /** First time on show; null for one that never was. */
  publishedAt: z.nullable(instant),
  updatedAt: instant,
};

export const createPosition = endpoint({
  method: 'POST',
  path: '/job/position/create',
  caller: 'employer',
  summary: '新建职位草稿；同一个 key 重复提交得到同一个草稿',
  body: z.object({ key: idempotencyKey, content: positionContent }),
  output: saved,
});

export const savePosition = endpoint({
  method: 'PUT',
  path: '/job/position/{positionId}',
  caller: 'employer',
  summary: '保存内容（自动保存）；version 不是最新时拒绝（40930）；已发布的职位先存为修改，发布后生效',
  body: z.object({ version: z.int().check(z.minimum(1)), content: positionContent }),
  output: saved,
});

export const publishPosition = endpoint({
  method: 'POST',
  path: '/job/position/{positionId}/publish',
  caller: 'employer',
  summary: '发布已保存的内容；缺项为 40001，违规内容为 42230 并标出词句；公司须已认证',
  body: z.object({ version: z.int().check(z.minimum(1)) }),
  output: z.object(positionState),
});

export const pausePosition = endpoint({
  method: 'POST',
  path: '/job/position/{positionId}/pause',
  caller: 'employer',
  summary: '暂停招聘',
  output: z.object(positionState),
});

export const reopenPosition = endpoint({
  method: 'POST',
  path: '/job/position/{positionId}/reopen',
  caller: 'employer',
  summary: '重新开放招聘',
  output: z.object(positionState),
});

export const closePosition = endpoint({
  method: 'POST',
  path: '/job/position/{positionId}/close',
  caller: 'employer',
  summary: '关闭职位；候选人的流程不变',
  output: z.object(positionState),
});

export const deletePosition = endpoint({
  method: 'DELETE',
  path: '/job/position/{positionId}',
  caller: 'employer',
  summary: '删除草稿',
});

/** A row of position management. */
export const positionRow = z.object({
  ...positionState,
  /** A person of the platform has been asked to look at what is written. */
  inReview: z.boolean(),
  /** '' while the draft has none. */
  title: z.string(),
  salaryText: z.string(),
  city: z.nullable(namedCode),
  district: z.nullable(namedCode),
  categoryName: z.nullable(z.string()),
  experience: z.nullable(option),
  education: z.nullable(option),
  jobType: z.nullable(option),
  headCount: z.nullable(z.int()),
});
export type PositionRow = z.output<typeof positionRow>;

export const listPositions = endpoint({
  method: 'GET',
  path: '/job/position/list',
  caller: 'employer',
  summary: '本公司的职位，最近修改的在前；附各状态的数量',
  query: z.object({
    /** dictNum of job_status; absent for all. */
    status: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10))),
    /** Part of a title. */
    q: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
    ...pageQuery,
  }),
  output: z.extend(pageOf(positionRow), {
    /** Of the words in `q`, whatever `status` asks for; statuses without a position are absent. */
    counts: z.array(z.object({ status: z.int(), count: z.int() })),
  }),
});

/** What becomes of content that the automatic check objected to and a person looks at. */
export const positionReviewStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type PositionReviewState = (typeof positionReviewStates)[number];

/** The last time a person was asked, for the company. */
const lastReview = z.object({
  state: z.enum(positionReviewStates),
  /** Of what was handed in. */
  version: z.int(),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  submittedAt: instant,
  decidedAt: z.nullable(instant),
});

export const getPositionForEdit = endpoint({
  method: 'GET',
  path: '/job/position/{positionId}',
  caller: 'employer',
  summary: '编辑用的内容：未发布的修改优先',
  output: z.object({
    ...positionState,
    content: positionContent,
    objections: z.array(objection),
    /** As saving answers them. */
    readings: z.array(positionReading),
    review: z.nullable(lastReview),
  }),
});

export const previewPosition = endpoint({
  method: 'GET',
  path: '/job/position/{positionId}/preview',
  caller: 'employer',
  summary: '按求职者看到的样子预览已保存的内容',
  output: positionPreview,
});

export const positionEndpoints = {
  createPosition,
  savePosition,
  publishPosition,
  pausePosition,
  reopenPosition,
  closePosition,
  deletePosition,
  listPositions,
  getPositionForEdit,
  previewPosition,
  ...positionSearchEndpoints,
};
