import * as z from 'zod/mini';
import { clientIds, phone } from './account.ts';
import { securityEvent } from './account-security.ts';
import { actReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';
import { companyRoles } from './reading.ts';
import { instant } from './time.ts';

/** A person in a list: whatever would tell who they are is masked. */
const personSummary = z.object({
  personId: z.string(),
  maskedPhone: z.string(),
  /** Of the identity that has one. */
  maskedName: z.nullable(z.string()),
  clientIds: z.array(z.enum(clientIds)),
  createdAt: instant,
});

export const listPeople = endpoint({
  method: 'GET',
  path: '/admin/console/people',
  caller: 'admin',
  summary: '管理后台：用户，新注册的在前，已脱敏',
  query: z.object(pageQuery),
  output: pageOf(personSummary),
});

/** The number travels in a body, where no log and no browser history keeps it; that it was looked for is on record. */
export const findPerson = endpoint({
  method: 'POST',
  path: '/admin/console/people/find',
  caller: 'admin',
  summary: '管理后台：按完整手机号查找用户',
  body: z.object({ phone }),
  output: z.object({ person: z.nullable(personSummary) }),
});

const personRecord = z.object({
  personId: z.string(),
  maskedPhone: z.string(),
  maskedMail: z.nullable(z.string()),
  createdAt: instant,
  identities: z.array(
    z.object({
      userId: z.string(),
      clientId: z.enum(clientIds),
      maskedName: z.nullable(z.string()),
      /** 0 none, 1 in review, 2 verified, 3 failed. */
      realNameState: z.int(),
      /** Of the document or face that proved it. */
      maskedRealName: z.nullable(z.string()),
      company: z.nullable(z.object({ companyId: z.string(), name: z.string(), role: z.enum(companyRoles) })),
      createdAt: instant,
    }),
  ),
  counts: z.object({ devices: z.int(), resumes: z.int(), applications: z.int() }),
  /** What happened to their sign-ins, newest first, at most 20. */
  securityEvents: z.array(securityEvent),
});
export type PersonRecord = z.output<typeof personRecord>;

export const getPerson = endpoint({
  method: 'GET',
  path: '/admin/console/people/{personId}',
  caller: 'admin',
  summary: '管理后台：一个用户，已脱敏；只有数量，没有简历和投递的内容',
  output: personRecord,
});

const personInFull = z.object({
  phone: z.string(),
  mail: z.nullable(z.string()),
  identities: z.array(z.object({ userId: z.string(), name: z.nullable(z.string()), realName: z.nullable(z.string()) })),
});
export type PersonInFull = z.output<typeof personInFull>;

export const unmaskPerson = endpoint({
  method: 'POST',
  path: '/admin/console/people/{personId}/unmask',
  caller: 'admin',
  summary: '管理后台：说明原因后查看一个用户的完整信息',
  body: z.object({ reason: actReason }),
  output: personInFull,
});

export const endPersonSessions = endpoint({
  method: 'POST',
  path: '/admin/console/people/{personId}/endSessions',
  caller: 'admin',
  summary: '管理后台：让一个用户在所有设备上退出登录',
  body: z.object({ reason: actReason }),
  output: z.object({ ended: z.int() }),
});

export const consolePersonEndpoints = { listPeople, findPerson, getPerson, unmaskPerson, endPersonSessions };
