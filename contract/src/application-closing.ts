import * as z from 'zod/mini';
import { option } from './dictionary.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';

/** So many positions are named; the others are counted. */
export const namedPositions = 20;

const closing = z.object({
  /** Who is not alone leaves without closing anything, or makes somebody else an owner first. */
  isAlone: z.boolean(),
  /** Verified: its credit code stays with it, and takes a claim to be used again. */
  isVerified: z.boolean(),
  /** Positions that are not closed yet: first of all those on show, at most `namedPositions`. */
  positions: z.array(z.object({ positionId: z.string(), title: z.string(), status: option })),
  positionCount: z.int(),
  /** Candidates who still wait for a result. */
  candidateCount: z.int(),
});
export type Closing = z.output<typeof closing>;

export const getClosing = endpoint({
  method: 'GET',
  path: '/service/job-hunter/company/closing',
  caller: 'employer',
  summary: '唯一的成员要退出公司时，还有哪些招聘没有结束',
  output: closing,
});

export const closeCompany = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/closing',
  caller: 'employer',
  summary: '唯一的成员退出并关闭公司：职位都已关闭、候选人都有结果之后',
});

export const closingEndpoints = { getClosing, closeCompany };

export const closingErrors = errorCodes({
  notAlone: { code: 40947, message: '公司还有其他成员，请先把其中一位设为管理员，再退出公司' },
  stillRecruiting: { code: 40948, message: '招聘还没有全部结束，请先关闭职位、给候选人结果，再退出公司' },
});
