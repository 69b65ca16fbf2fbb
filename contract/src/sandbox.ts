import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listSandboxNotices, readSandboxMailFile } from './sandbox-outside.ts';
import { sandboxPaymentEndpoints } from './sandbox-payment.ts';
import { sandboxRealNameEndpoints } from './sandbox-real-name.ts';
import { instant } from './time.ts';

/*
 * What the embedded defaults of outside services show and wait for at /sandbox (decisions §12). These calls are no
 * part of the product: they answer on this very machine only, and anywhere else are calls that do not exist.
 */

/** Text messages that the embedded sender "sent", newest first, at most 50; one phone's when it is given. */
export const listSandboxSms = endpoint({
  method: 'GET',
  path: '/sandbox/sms',
  caller: 'anyone',
  summary: '沙箱：已发送的短信验证码',
  query: z.object({ phone: z.optional(z.string().check(z.maxLength(20, '请输入正确的手机号'))) }),
  output: z.object({ records: z.array(z.object({ phone: z.string(), code: z.string(), sentAt: instant })) }),
});

/** What the authenticators of the demo world's admins show. Of nobody else: theirs are in their own hands. */
export const listSandboxTotp = endpoint({
  method: 'GET',
  path: '/api/sandbox/totp',
  caller: 'anyone',
  summary: '沙箱：演示管理员的动态验证码',
  output: z.object({
    records: z.array(
      z.object({
        phone: z.string(),
        /** The first one that would be accepted now; null for up to a minute after all such were used. */
        code: z.nullable(z.string()),
        /** Seconds until there is another. */
        secondsLeft: z.int(),
      }),
    ),
  }),
});

/** A company's submission for verification that nobody has decided. */
export const sandboxLicence = z.object({
  verificationId: z.string(),
  companyName: z.string(),
  creditCode: z.string(),
  submittedAt: instant,
  /** Signed address of the licence's picture, 10 min. */
  licenceUrl: z.string(),
  /** The licence check could not tell. */
  unsure: z.boolean(),
});

export const listSandboxLicences = endpoint({
  method: 'GET',
  path: '/api/sandbox/licences',
  caller: 'anyone',
  summary: '沙箱：待核验的营业执照',
  output: z.object({ records: z.array(sandboxLicence) }),
});

export const licenceOutcomes = ['passed', 'failed', 'unsure'] as const;

export const decideSandboxLicence = endpoint({
  method: 'POST',
  path: '/api/sandbox/licences/{verificationId}/decide',
  caller: 'anyone',
  summary: '沙箱：决定一份营业执照的核验结果',
  body: z.object({
    outcome: z.enum(licenceOutcomes, '请选择核验结果'),
    /** Why it failed, in words for the company. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(200, '原因最多 200 个字'))),
  }),
  /** 0 in review, 1 verified, 2 failed. A pass waits for an admin where another verified company holds the credit code. */
  output: z.object({ status: z.int() }),
});

/** The demo world of this installation: whether it is there or being made, and who one can sign in as. */
export const getDemoWorld = endpoint({
  method: 'GET',
  path: '/sandbox/demo',
  caller: 'anyone',
  summary: '沙箱：演示数据与演示账号',
  output: z.object({
    state: z.enum(['none', 'making', 'ready', 'failed']),
    /** While it is being made: so many steps of so many. */
    done: z.int(),
    of: z.int(),
    accounts: z.array(
      z.object({
        phone: z.string(),
        kind: z.enum(['seeker', 'employer', 'admin']),
        /** Who it is, in a few words, and what there is to see. */
        label: z.string(),
        description: z.string(),
      }),
    ),
  }),
});

export const sandboxEndpoints = {
  listSandboxSms,
  listSandboxTotp,
  listSandboxLicences,
  decideSandboxLicence,
  getDemoWorld,
  listSandboxNotices,
  readSandboxMailFile,
  ...sandboxRealNameEndpoints,
  ...sandboxPaymentEndpoints,
};
