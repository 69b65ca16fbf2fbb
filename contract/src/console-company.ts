import * as z from 'zod/mini';
import { verificationStatus } from './company.ts';
import { actReason } from './console-reason.ts';
import { verificationEntry } from './console-verification.ts';
import { option } from './dictionary.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';
import { companyRoles } from './reading.ts';
import { instant } from './time.ts';

const companySummary = {
  companyId: z.string(),
  name: z.string(),
  maskedCreditCode: z.string(),
  cityName: z.nullable(z.string()),
  verificationStatus,
  createdAt: instant,
};

export const listCompanies = endpoint({
  method: 'GET',
  path: '/admin/console/companies',
  caller: 'admin',
  summary: '管理后台：企业，新创建的在前；按名称或完整的统一社会信用代码查找',
  query: z.object({ q: z._default(z.string().check(z.trim(), z.maxLength(60, '最多 60 个字')), ''), ...pageQuery }),
  output: pageOf(z.object(companySummary)),
});

const companyRecord = z.object({
  ...companySummary,
  shortName: z.nullable(z.string()),
  industryName: z.nullable(z.string()),
  staffSizeLabel: z.nullable(z.string()),
  members: z.array(
    z.object({
      userId: z.string(),
      personId: z.string(),
      maskedName: z.nullable(z.string()),
      maskedPhone: z.string(),
      role: z.enum(companyRoles),
      joinedAt: instant,
    }),
  ),
  /** Newest first. */
  verifications: z.array(
    z.object({ ...z.omit(verificationEntry, { creditCode: true }).shape, maskedCreditCode: z.string() }),
  ),
  positions: z.array(z.object({ status: option, count: z.int() })),
});
export type CompanyRecord = z.output<typeof companyRecord>;

export const getCompany = endpoint({
  method: 'GET',
  path: '/admin/console/companies/{targetCompanyId}',
  caller: 'admin',
  summary: '管理后台：一家企业，成员和信用代码已脱敏',
  output: companyRecord,
});

const companyInFull = z.object({
  creditCode: z.string(),
  address: z.nullable(z.string()),
  members: z.array(z.object({ userId: z.string(), name: z.nullable(z.string()), phone: z.string() })),
});
export type CompanyInFull = z.output<typeof companyInFull>;

export const unmaskCompany = endpoint({
  method: 'POST',
  path: '/admin/console/companies/{targetCompanyId}/unmask',
  caller: 'admin',
  summary: '管理后台：说明原因后查看一家企业的信用代码、地址和成员的完整信息',
  body: z.object({ reason: actReason }),
  output: companyInFull,
});

export const consoleCompanyEndpoints = { listCompanies, getCompany, unmaskCompany };
