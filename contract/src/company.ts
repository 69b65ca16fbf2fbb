import * as z from 'zod/mini';
import { uploadedFile } from './account-file.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { day, instant } from './time.ts';

/** Unified social credit code: 18 characters of GB 32100 (no I, O, S, V, Z); the check digit is verified by the server. */
const creditCode = z
  .string('请填写统一社会信用代码')
  .check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-HJ-NPQRTUWXY]{18}$/, '统一社会信用代码应为 18 位数字或大写字母'));
const companyName = z
  .string('请填写公司名称')
  .check(z.trim(), z.minLength(2, '请填写公司名称'), z.maxLength(60, '公司名称最多 60 个字'));
/** A choice from a tree or a dictionary; whether it exists is checked by the server. */
const chosenCode = (message: string) => z.string(message).check(z.regex(/^\d{4,12}$/, message));
const chosenNumber = (message: string) => z.int(message).check(z.minimum(0, message), z.maximum(1000, message));
/** Insists on a credit code that another verified company holds: a person of the platform compares the licences. */
const claim = z.optional(z.boolean());
const line = (longest: number, message: string) =>
  z.optional(z.nullable(z.string(message).check(z.trim(), z.maxLength(longest, message))));

/** What becomes of a verification (decisions §5); a company that never asked for one has null. */
export const verification = { inReview: 0, verified: 1, failed: 2 } as const;
export type VerificationStatus = (typeof verification)[keyof typeof verification];
/** null none, 0 in review, 1 verified, 2 failed. */
export const verificationStatus = z.nullable(
  z.literal([verification.inReview, verification.verified, verification.failed]),
);

export const createCompany = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/create',
  caller: 'employer',
  summary: '创建公司',
  body: z.object({
    name: companyName,
    creditCode,
    /** Leaf of the industry tree. */
    industry: chosenCode('请选择所属行业'),
    /** dictNum of staff_size. */
    staffSize: chosenNumber('请选择公司规模'),
    city: chosenCode('请选择所在城市'),
    claim,
  }),
  output: z.object({ companyId: z.string() }),
});

/** A 人力资源服务许可证 that an admin has looked at and that holds today: who has one may recruit for others. */
export const agencyLicence = z.object({ number: z.string(), validUntil: day });
export type AgencyLicence = z.output<typeof agencyLicence>;

/** A company in full. Whoever is no member of it gets null as creditCode and logoFileId. */
export const companyProfile = z.object({
  companyId: z.string(),
  name: z.string(),
  shortName: z.nullable(z.string()),
  creditCode: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  industryName: z.nullable(z.string()),
  /** dictNum of staff_size, with its label. */
  staffSize: z.nullable(z.int()),
  staffSizeLabel: z.nullable(z.string()),
  /** dictNum of financing_stage, with its label. */
  financingStage: z.nullable(z.int()),
  financingStageLabel: z.nullable(z.string()),
  /** dictNum of company_type, with its label. */
  companyType: z.nullable(z.int()),
  companyTypeLabel: z.nullable(z.string()),
  city: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  address: z.nullable(z.string()),
  website: z.nullable(z.string()),
  introduction: z.nullable(z.string()),
  benefits: z.array(z.string()),
  foundedYear: z.nullable(z.int()),
  logoFileId: z.nullable(z.string()),
  /** Signed address, 10 min. */
  logoUrl: z.nullable(z.string()),
  verificationStatus,
  /** null for one that recruits for itself only. */
  agencyLicence: z.nullable(agencyLicence),
});

/** A company beside a position, an application or an interview. */
export const companyCard = z.object({
  companyId: z.string(),
  /** Short name where there is one. */
  name: z.string(),
  /** Signed address, 10 min. */
  logoUrl: z.nullable(z.string()),
  /** Code of the industry tree. */
  industry: z.string(),
  industryName: z.nullable(z.string()),
  /** Labels of staff_size and financing_stage. */
  staffSize: z.nullable(z.string()),
  financingStage: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  verified: z.boolean(),
});
export type CompanyCard = z.output<typeof companyCard>;

export const companyDetail = endpoint({
  method: 'GET',
  path: '/service/job-hunter/company/companyDetail',
  caller: 'signedIn',
  summary: '公司详情：成员看到自己的公司，求职者看到已认证的公司',
  /** An employer's value is ignored: the token decides (decisions §4). Seekers name the company they look at. */
  query: z.object({ companyId: z.optional(z.string().check(z.maxLength(64))) }),
  output: companyProfile,
});

export const updateCompany = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/updateCompany',
  caller: 'employer',
  summary: '保存公司资料',
  body: z.object({
    shortName: line(20, '公司简称最多 20 个字'),
    industry: z.optional(chosenCode('请选择所属行业')),
    staffSize: z.optional(chosenNumber('请选择公司规模')),
    financingStage: z.optional(z.nullable(chosenNumber('请选择融资阶段'))),
    companyType: z.optional(z.nullable(chosenNumber('请选择公司性质'))),
    city: z.optional(chosenCode('请选择所在城市')),
    address: line(120, '地址最多 120 个字'),
    website: line(200, '网址最多 200 个字符'),
    introduction: line(3000, '公司介绍最多 3000 个字'),
    benefits: z.optional(
      z
        .array(z.string().check(z.trim(), z.minLength(1, '请填写福利'), z.maxLength(12, '每项福利最多 12 个字')))
        .check(z.maxLength(20, '最多 20 项福利')),
    ),
    foundedYear: z.optional(
      z.nullable(
        z
          .int('请填写四位数的年份')
          .check(z.minimum(1800, '成立年份不能早于 1800 年'), z.maximum(2100, '请填写四位数的年份')),
      ),
    ),
    logoFileId: z.optional(z.nullable(id)),
  }),
  output: companyProfile,
});

export const uploadCompanyFile = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/upload',
  caller: 'employer',
  summary: '上传公司图片（标志、营业执照）',
  upload: { kinds: ['image'], maxBytes: 10 * 1024 * 1024 },
  output: uploadedFile,
});

export const submitVerification = endpoint({
  method: 'POST',
  path: '/admin/company/verification/submit',
  caller: 'employer',
  summary: '提交企业认证',
  body: z.object({ companyName, creditCode, licenceFileId: z.uuid('请上传营业执照'), claim }),
  output: z.object({ status: verificationStatus }),
});

export const verificationInfo = endpoint({
  method: 'POST',
  path: '/admin/company/verification/info',
  caller: 'employer',
  whileLeaving: true,
  summary: '企业认证状态',
  /** Someone else's company yields one's own data (decisions §4). */
  body: z.object({ companyId: z.optional(z.nullable(z.string().check(z.maxLength(64)))) }),
  output: z.object({
    status: verificationStatus,
    companyName: z.nullable(z.string()),
    creditCode: z.nullable(z.string()),
    submittedAt: z.nullable(instant),
    decidedAt: z.nullable(instant),
    /** Why it failed, in words for the company. */
    reason: z.nullable(z.string()),
    /** In review, and another verified company holds the credit code: a person decides. */
    claim: z.boolean(),
  }),
});

export const submitAgencyLicence = endpoint({
  method: 'POST',
  path: '/admin/company/agencyLicence/submit',
  caller: 'employer',
  summary: '提交人力资源服务许可证，由管理员核对；新的通过之前，旧的照样有效',
  body: z.object({
    number: z
      .string('请填写许可证编号')
      .check(z.trim(), z.minLength(4, '请填写许可证编号'), z.maxLength(40, '许可证编号最多 40 个字')),
    /** The last day on which it holds: today or later. */
    validUntil: day,
    licenceFileId: z.uuid('请上传许可证'),
  }),
  output: z.object({ status: verificationStatus }),
});

export const agencyLicenceInfo = endpoint({
  method: 'POST',
  path: '/admin/company/agencyLicence/info',
  caller: 'employer',
  whileLeaving: true,
  summary: '人力资源服务许可证的审核状态',
  output: z.object({
    /** Of the company that the licence has to be of. */
    creditCode: z.string(),
    /** Of what was handed in last. */
    status: verificationStatus,
    number: z.nullable(z.string()),
    validUntil: z.nullable(day),
    reason: z.nullable(z.string()),
    /** The one by which the company recruits for others today; null where it may not. */
    current: z.nullable(agencyLicence),
  }),
});

/** A company as one that is typed finds it. */
export const companyFound = z.object({ companyId: z.string(), name: z.string(), shortName: z.nullable(z.string()) });
export type CompanyFound = z.output<typeof companyFound>;

export const searchCompanies = endpoint({
  method: 'GET',
  path: '/service/job-hunter/company/search',
  caller: 'signedIn',
  summary: '按名称查找已认证的公司，名称开头一致的排在前面',
  query: z.object({
    q: z.string('请输入公司名称').check(z.trim(), z.minLength(1, '请输入公司名称'), z.maxLength(80)),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 10),
  }),
  output: z.array(companyFound),
});

export const companyEndpoints = {
  createCompany,
  searchCompanies,
  companyDetail,
  updateCompany,
  uploadCompanyFile,
  submitVerification,
  verificationInfo,
  submitAgencyLicence,
  agencyLicenceInfo,
};

export const companyErrors = errorCodes({
  alreadyMember: { code: 40920, message: '您已经属于一家公司' },
  creditCodeTaken: { code: 40921, message: '这家公司已在平台认证，请核对信用代码；您是它的负责人时，再次提交可以认领' },
  badCreditCode: { code: 40020, message: '统一社会信用代码校验不通过，请核对' },
  notVerified: { code: 40320, message: '企业认证通过后才能发布职位，请先提交认证' },
  agencyNotLicensed: {
    code: 40321,
    message: '代招和猎头职位需要有效的人力资源服务许可证，请先在“公司信息”里提交并等待审核通过',
  },
  inReview: { code: 40922, message: '认证正在审核中，请等待结果' },
});
