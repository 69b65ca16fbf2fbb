import * as z from 'zod/mini';
import { companyFound } from './company.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { instant } from './time.ts';

/** How many companies a person can block; with each its affiliates are, and those are not counted. */
export const maxBlockedCompanies = 200;

/** A company that a seeker blocked. */
export const blockedCompany = z.object({
  ...companyFound.shape,
  blockedAt: instant,
  /**
   * Verified companies that are blocked with it: those whose registered name has the same trade name (字号). At most ten
   * are named; who comes later is blocked too.
   */
  affiliates: z.array(companyFound),
  affiliateCount: z.int(),
});
export type BlockedCompany = z.output<typeof blockedCompany>;

export const listBlockedCompanies = endpoint({
  method: 'GET',
  path: '/api/account/setting/blocked-companies',
  caller: 'seeker',
  summary: '我屏蔽的公司，最近屏蔽的在前，连同各自的关联公司',
  output: z.object({ records: z.array(blockedCompany) }),
});

export const blockCompany = endpoint({
  method: 'POST',
  path: '/api/account/setting/block-company/{companyId}',
  caller: 'seeker',
  summary: '屏蔽一家公司和它的关联公司：它们不能主动找到我；已屏蔽的结果相同',
  output: blockedCompany,
});

export const unblockCompany = endpoint({
  method: 'POST',
  path: '/api/account/setting/unblock-company/{companyId}',
  caller: 'seeker',
  summary: '取消屏蔽一家公司；没有屏蔽的结果相同',
});

export const companyBlockEndpoints = { listBlockedCompanies, blockCompany, unblockCompany };

export const blockErrors = errorCodes({
  tooManyBlocked: { code: 40928, message: `最多屏蔽 ${maxBlockedCompanies} 家公司，请先取消不需要的` },
});
