import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { phonePattern } from './person.ts';

/** The three client identities of spec §6. */
export const clientIds = ['web-company', 'web-job-hunter', '3'] as const;
export type ClientId = (typeof clientIds)[number];

/** The two complaints about a phone, to the letter of spec §5. */
export const phoneRequired = '请输入手机号';
export const phoneInvalid = '请输入正确的手机号';
export const codeRequired = '请输入验证码';
/** Answered to a code that is wrong or expired (decisions §3). */
export const wrongCode = 40101;

/** A mainland mobile number as an input. */
export const phone = z
  .string(phoneRequired)
  .check(z.trim(), z.minLength(1, phoneRequired), z.regex(phonePattern, phoneInvalid));
const token = z.string().check(z.minLength(1), z.maxLength(200));
const totp = z.string(codeRequired).check(z.trim(), z.minLength(1, codeRequired), z.maxLength(20, '验证码不正确'));

/** '1' sign-in, '2' old phone, '3' new phone (decisions §7). */
export const smsTypes = ['1', '2', '3'] as const;

/** What a browser found out for a challenge of code 42910 (decisions §7): base64 of JSON, as altcha makes it. */
export const proofOfWork = z.optional(z.string().check(z.maxLength(4000)));
/** Apart from the other codes: who signs in may need it, and every page loads what signs in needs. */
export const proofWanted = 42910;

export const sendSms = endpoint({
  method: 'POST',
  path: '/admin/sms/send',
  caller: 'anyone',
  summary: '发送短信验证码；smsType 为 2、3 时需要登录，2 只发给自己的手机号',
  device: true,
  body: z.object({ phone, smsType: z.enum(smsTypes), altcha: proofOfWork }),
  output: z.object({ retryAfter: z.int() }),
});

/** What the token endpoint answers; `expiresIn` is seconds from the answer. */
export const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresIn: z.int() });

export const issueToken = endpoint({
  method: 'POST',
  path: '/auth/oauth2/token',
  caller: 'client',
  summary: '登录、续期、切换身份',
  form: true,
  body: z.discriminatedUnion('grant_type', [
    z.object({
      grant_type: z.literal('sms'),
      phone,
      code: z.string(codeRequired).check(z.trim(), z.minLength(1, codeRequired), z.maxLength(12, '验证码不正确')),
      altcha: proofOfWork,
    }),
    z.object({ grant_type: z.literal('refresh_token'), refresh_token: token }),
    /** To the identity that the Basic header names, on the same device (decisions §6). */
    z.object({ grant_type: z.literal('switch_role'), refresh_token: token }),
    /** The second step of an admin, after 40120 {mfaToken}: a one-time code, or a recovery code in its place. */
    z.object({ grant_type: z.literal('totp'), mfa_token: token, code: totp }),
  ]),
  output: tokenPair,
});

export const revokeToken = endpoint({
  method: 'POST',
  path: '/auth/oauth2/revoke',
  caller: 'anyone',
  summary: '退出登录，令牌即刻失效',
  form: true,
  body: z.object({ token }),
});

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/admin/user/info',
  caller: 'signedIn',
  summary: '当前用户',
  output: z.object({
    sysUser: z.object({
      clientId: z.enum(clientIds),
      companyId: z.nullable(z.string()),
      userId: z.string(),
      /** Signed address of the picture, or null. */
      avatar: z.nullable(z.string()),
      username: z.nullable(z.string()),
      /** Masked. */
      phone: z.string(),
      /** 0 none, 1 in review, 2 verified, 3 failed (decisions §5). */
      realNameState: z.int(),
      /** null none, 0 in review, 1 verified, 2 failed (decisions §5). */
      companyStatus: z.nullable(z.int()),
      /** When the account is deleted, for who asked for it and may still take it back (ISO 8601); null otherwise. */
      deletionDueAt: z.nullable(z.string()),
    }),
    permissions: z.array(z.string()),
    /** Identities this person holds. */
    roles: z.array(z.enum(clientIds)),
  }),
});

export const accountEndpoints = { sendSms, issueToken, revokeToken, getUserInfo };
