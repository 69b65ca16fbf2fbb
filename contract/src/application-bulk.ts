import * as z from 'zod/mini';
import { chosen, rejectionInput } from './application-candidate.ts';
import { endpoint } from './endpoint.ts';
import { id, idempotencyKey } from './ids.ts';
import { instant } from './time.ts';

/** Rows of one bulk move at most. */
export const bulkLimit = 100;
/** How long a bulk move waits on the server before it runs; until then it can be undone whole (decisions §8). */
export const bulkWaitSeconds = 10;

const items = z
  .array(z.object(chosen))
  .check(z.minLength(1, '请选择候选人'), z.maxLength(bulkLimit, `一次最多 ${bulkLimit} 人`));

/** One candidate of a bulk move, with what is needed to name and open them. */
const bulkRow = z.object({
  /** null for one whom the company does not have (any more); so is what follows from it. */
  applicationId: z.nullable(z.string()),
  resumeId: z.nullable(z.string()),
  /** Masked where lists mask it; null once there is no resume to read it from. */
  name: z.nullable(z.string()),
  position: z.nullable(z.object({ positionId: z.string(), title: z.string() })),
  outcome: z.enum(['pending', 'done', 'skipped', 'undone']),
  /** 200, or why it was skipped. */
  code: z.int(),
  message: z.string(),
});

export const bulkMove = z.object({
  bulkId: z.string(),
  move: z.enum(['passResume', 'inviteToAiInterview', 'reject', 'addTalent']),
  /** Of a rejection: the seeker is told at once. */
  releaseNow: z.boolean(),
  /** waiting: can be undone whole; running: what has not run can; undone and done are final. */
  state: z.enum(['waiting', 'running', 'done', 'undone']),
  dueAt: instant,
  /** Milliseconds until then by the server's clock; 0 once it is due. */
  waitsMs: z.int(),
  /** In the order they were sent. */
  rows: z.array(bulkRow),
});
export type BulkMove = z.output<typeof bulkMove>;

export const passResumes = endpoint({
  method: 'POST',
  path: '/job/candidate/passAll',
  caller: 'employer',
  summary: '批量通过：10 秒后执行，之前可以撤销；同一个标识是同一次操作',
  body: z.object({ key: idempotencyKey, items }),
  output: bulkMove,
});

export const inviteAllToAiInterview = endpoint({
  method: 'POST',
  path: '/job/candidate/inviteAll',
  caller: 'employer',
  summary: '批量邀请AI面试：10 秒后执行，之前可以撤销；同一个标识是同一次操作',
  body: z.object({ key: idempotencyKey, items }),
  output: bulkMove,
});

export const rejectCandidates = endpoint({
  method: 'POST',
  path: '/job/candidate/rejectAll',
  caller: 'employer',
  summary: '批量标记未通过：10 秒后执行，之前可以撤销；同一个标识是同一次操作',
  body: z.object({ key: idempotencyKey, items, ...rejectionInput }),
  output: bulkMove,
});

export const undoBulkMove = endpoint({
  method: 'POST',
  path: '/job/candidate/bulk/undo',
  caller: 'employer',
  summary: '撤销批量操作：还没有执行的不再执行，已执行的保持不变',
  body: z.object({ bulkId: id }),
  output: bulkMove,
});

export const getBulkMove = endpoint({
  method: 'GET',
  path: '/job/candidate/bulk/{bulkId}',
  caller: 'employer',
  summary: '一次批量操作的进度和逐条结果；保留 7 天',
  output: bulkMove,
});

export const listBulkMoves = endpoint({
  method: 'GET',
  path: '/job/candidate/bulk',
  caller: 'employer',
  summary: '自己未执行完的和 10 分钟内结束的批量操作，新的在前',
  output: z.array(bulkMove),
});

export const bulkEndpoints = {
  passResumes,
  inviteAllToAiInterview,
  rejectCandidates,
  undoBulkMove,
  getBulkMove,
  listBulkMoves,
};
