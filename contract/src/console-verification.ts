import * as z from 'zod/mini';
import { verificationStatus } from './company.ts';
import { decisionReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { day, instant } from './time.ts';

/** Why a submission waits for a person: the licence check could not tell, or another company holds the credit code. */
export const verificationCauses = ['unsure', 'claim'] as const;
export type VerificationCause = (typeof verificationCauses)[number];

/** What is handed in: the business licence of the company itself, or the licence to recruit for others. */
const verificationKinds = ['company', 'agency'] as const;
const kind = z.enum(verificationKinds);

export const listVerifications = endpoint({
  method: 'GET',
  path: '/admin/console/verifications',
  caller: 'admin',
  summary: '管理后台：等待人工核对的企业认证，等得最久的在前',
  query: z.object(pageQuery),
  output: pageOf(
    z.object({
      verificationId: z.string(),
      kind,
      companyName: z.string(),
      cause: z.enum(verificationCauses),
      submittedAt: instant,
    }),
  ),
});

/** A submission with what came of it. */
export const verificationEntry = z.object({
  verificationId: z.string(),
  kind,
  companyName: z.string(),
  creditCode: z.string(),
  /** Of the licence to recruit for others; null for a business licence. */
  licenceNumber: z.nullable(z.string()),
  validUntil: z.nullable(day),
  status: verificationStatus,
  reason: z.nullable(z.string()),
  submittedAt: instant,
  decidedAt: z.nullable(instant),
  /** Whether an admin looked; else the licence check, or the sandbox in its place. */
  byAdmin: z.boolean(),
  /** It had passed, and its credit code was handed over since. */
  revokedAt: z.nullable(instant),
});
export type VerificationEntry = z.output<typeof verificationEntry>;

const companyFacts = z.object({
  companyId: z.string(),
  name: z.string(),
  creditCode: z.string(),
  industryName: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  createdAt: instant,
});

const verificationCase = z.object({
  ...verificationEntry.shape,
  /** It concerns the admin who reads: somebody else decides it. */
  isOwn: z.boolean(),
  /** What the licence check said; null while it has said nothing. */
  licenceAnswer: z.nullable(z.enum(['unsure', 'passed'])),
  /** The company as it stands in its own profile. */
  company: companyFacts,
  /** The verified company that holds the credit code; null where nobody does. */
  holder: z.nullable(
    z.object({
      ...companyFacts.shape,
      verifiedAt: z.nullable(instant),
      /** The submission that it was verified by, whose picture can be looked at too; null where there is no record. */
      verificationId: z.nullable(z.string()),
      openPositions: z.int(),
    }),
  ),
  /** Earlier submissions of the same company, newest first. */
  earlier: z.array(verificationEntry),
});
export type VerificationCase = z.output<typeof verificationCase>;

export const getVerification = endpoint({
  method: 'GET',
  path: '/admin/console/verifications/{verificationId}',
  caller: 'admin',
  summary: '管理后台：一份企业认证的全部材料',
  output: verificationCase,
});

/** That somebody looked is on record; more looks while an address may still be good are the same look. */
export const showLicencePicture = endpoint({
  method: 'POST',
  path: '/admin/console/verifications/{verificationId}/picture',
  caller: 'admin',
  summary: '管理后台：查看一份企业认证的营业执照，会留下操作记录',
  /** Signed address of the picture, 10 min. */
  output: z.object({ url: z.string() }),
});

export const decideVerification = endpoint({
  method: 'POST',
  path: '/admin/console/verifications/{verificationId}/decide',
  caller: 'admin',
  summary: '管理后台：通过或不通过一份企业认证；认领已被占用的信用代码时，通过即移交',
  body: z.object({
    outcome: z.enum(['passed', 'failed'], '请选择核对结果'),
    reason: decisionReason,
    /** The company that is to lose the credit code with this, as the admin has seen it. */
    handOverFrom: z.optional(id),
  }),
  output: z.object({ status: verificationStatus }),
});

export const consoleVerificationEndpoints = {
  listVerifications,
  getVerification,
  showLicencePicture,
  decideVerification,
};
