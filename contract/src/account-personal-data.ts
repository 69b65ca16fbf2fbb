import * as z from 'zod/mini';
import { codeRequired } from './account.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { instant } from './time.ts';

/** Days in which who asked for the deletion of their account may take it back. */
export const deletionDays = 7;
/** An archive may be asked for again after so many hours. */
export const exportPauseHours = 24;

/** `working` with `done` of `total` steps; `removed` once its days are over. */
export const exportStates = ['waiting', 'working', 'ready', 'failed', 'removed'] as const;
export type ExportState = (typeof exportStates)[number];

const personalExport = z.object({
  state: z.enum(exportStates),
  done: z.int(),
  total: z.int(),
  requestedAt: instant,
  /** When the archive is removed; null until it is ready. */
  expiresAt: z.nullable(instant),
  /** Signed address of the archive, 10 min; null until it is ready, and once it is removed. */
  url: z.nullable(z.string()),
  /** Bytes. */
  size: z.nullable(z.int()),
});
export type PersonalExport = z.output<typeof personalExport>;

/** A person's data as a whole: the archive they asked for last, and whether their account is about to be deleted. */
export const personalData = z.object({
  export: z.nullable(personalExport),
  /** When an archive may be asked for again; null for now. */
  nextExportAt: z.nullable(instant),
  deletion: z.nullable(z.object({ requestedAt: instant, dueAt: instant })),
  /** Why the account cannot be deleted now: the person is the last administrator of a company with other members. */
  blockedBy: z.nullable(z.enum(['lastOwner'])),
  /** They are the only member of a company, whose positions are closed with the deletion. */
  isOnlyMember: z.boolean(),
});
export type PersonalData = z.output<typeof personalData>;

export const getPersonalData = endpoint({
  method: 'GET',
  path: '/admin/user/personalData',
  caller: 'signedIn',
  summary: '个人数据：导出与注销的状态',
  output: personalData,
});

const code = z.string(codeRequired).check(z.trim(), z.minLength(1, codeRequired), z.maxLength(12, '验证码不正确'));

export const requestExport = endpoint({
  method: 'POST',
  path: '/admin/user/personalData/export',
  caller: 'signedIn',
  whileLeaving: true,
  summary: '申请导出个人数据；正在导出时返回同一份',
  /** Sent to the present number, smsType '2'. */
  body: z.object({ code }),
  output: personalData,
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/admin/user/deletion/request',
  caller: 'signedIn',
  whileLeaving: true,
  summary: '申请注销账号，七天内可以撤销',
  /** Sent to the present number, smsType '2'. */
  body: z.object({ code }),
  output: personalData,
});

export const withdrawDeletion = endpoint({
  method: 'POST',
  path: '/admin/user/deletion/withdraw',
  caller: 'signedIn',
  whileLeaving: true,
  summary: '撤销注销',
  output: personalData,
});

export const personalDataEndpoints = { getPersonalData, requestExport, requestDeletion, withdrawDeletion };

export const personalDataErrors = errorCodes({
  lastOwner: {
    code: 40990,
    message: '您是公司唯一的管理员，请先在“公司设置”的“成员”中把管理员交给一位同事，再注销账号',
  },
  /** {dueAt}: the account waits for its deletion. Until it is taken back it only reads, takes along and signs out. */
  leaving: { code: 40992, message: '账号即将注销，撤销注销后可以继续使用' },
  exportTooSoon: { code: 40991, message: '24 小时内已经导出过，请稍后再试' },
});
