import * as z from 'zod/mini';
import { clientIds, codeRequired, phone, proofOfWork } from './account.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

/** What a device is, as far as its browser says. */
export const deviceKinds = ['computer', 'phone', 'tablet', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** What a browser says of itself and where it is, in words for its owner. */
const whereabouts = {
  kind: z.enum(deviceKinds),
  /** Windows, 安卓, iPhone …; '' when unknown. */
  system: z.string(),
  /** 微信, Chrome …; '' when unknown. */
  browser: z.string(),
  /** Network address with its end hidden. */
  address: z.string(),
  /** City of the address; null when nothing is known. */
  city: z.nullable(z.string()),
};

/** A signed-in device: a family of tokens (decisions §6). */
const device = z.object({
  familyId: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** The identity that is signed in there. */
  clientId: z.enum(clientIds),
  ...whereabouts,
  signedInAt: instant,
  lastUsedAt: instant,
});
export type Device = z.output<typeof device>;

/**
 * `signIn` on a device known before, `newDevice` on another; `theft`: a spent refresh token was used again. Three are of
 * admins: a wrong one-time code, too many of them, a recovery code in the place of one. `signInFailed`: wrong codes from
 * one address in a day, `signInLocked`: so many that it had to wait.
 */
export const securityEventKinds = [
  'signIn',
  'newDevice',
  'signedOutElsewhere',
  'theft',
  'roleSwitched',
  'phoneChanged',
  'totpFailed',
  'totpLocked',
  'recoveryCodeUsed',
  'signInFailed',
  'signInLocked',
  'mailChanged',
  'mailRemoved',
  'realNamePassed',
  'realNameWithdrawn',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityDetail = z.object({
  /** The identity signed in with, or switched to. */
  clientId: z.optional(z.enum(clientIds)),
  /** Masked phones before and after a change. */
  oldPhone: z.optional(z.string()),
  newPhone: z.optional(z.string()),
  /** Masked mail address after a change. */
  mail: z.optional(z.string()),
  /** Wrong codes that an event stands for. */
  tries: z.optional(z.int()),
});
export type SecurityDetail = z.output<typeof securityDetail>;

export const securityEvent = z.object({
  eventId: z.string(),
  event: z.enum(securityEventKinds),
  at: instant,
  ...whereabouts,
  detail: securityDetail,
});
export type SecurityEvent = z.output<typeof securityEvent>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/admin/user/devices',
  caller: 'signedIn',
  summary: '已登录的设备',
  query: z.object(pageQuery),
  output: pageOf(device),
});

export const revokeDevice = endpoint({
  method: 'POST',
  path: '/admin/user/devices/{familyId}/revoke',
  caller: 'signedIn',
  whileLeaving: true,
  summary: '在该设备退出登录',
});

export const revokeOtherDevices = endpoint({
  method: 'POST',
  path: '/admin/user/devices/revokeOthers',
  caller: 'signedIn',
  whileLeaving: true,
  summary: '退出其他所有设备',
  output: z.object({ revoked: z.int() }),
});

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/admin/user/securityEvents',
  caller: 'signedIn',
  summary: '账号安全记录',
  query: z.object(pageQuery),
  output: pageOf(securityEvent),
});

/** A code of smsType '2' to the caller's own number, which the client only knows masked. */
export const sendOldPhoneCode = endpoint({
  method: 'POST',
  path: '/admin/user/oldPhone/send',
  caller: 'signedIn',
  /** Their data is taken along with such a code. */
  whileLeaving: true,
  summary: '向当前手机号发送验证码',
  body: z.object({ altcha: proofOfWork }),
  output: z.object({ retryAfter: z.int() }),
});

const code = z.string(codeRequired).check(z.trim(), z.minLength(1, codeRequired), z.maxLength(12, '验证码不正确'));

export const changePhone = endpoint({
  method: 'POST',
  path: '/admin/user/changePhone',
  caller: 'signedIn',
  summary: '更换手机号',
  body: z.object({
    /** Sent to the present number, smsType '2'. */
    oldCode: code,
    phone,
    /** Sent to the new number, smsType '3'. */
    code,
  }),
  /** The new number, masked. */
  output: z.object({ phone: z.string() }),
});

export const accountSecurityEndpoints = {
  listDevices,
  revokeDevice,
  revokeOtherDevices,
  listSecurityEvents,
  sendOldPhoneCode,
  changePhone,
};

export const securityErrors = errorCodes({
  samePhone: { code: 40973, message: '新手机号与现在的手机号相同' },
  /** Says no more than it has to: whose the number is stays unsaid. */
  phoneNotUsable: { code: 40974, message: '这个手机号暂时不能绑定，请换一个手机号' },
});
