import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { companyRoles } from './reading.ts';
import { instant } from './time.ts';

/** How an application to become a member stands. */
export const joinRequestStates = ['pending', 'accepted', 'refused', 'cancelled'] as const;
export type JoinRequestState = (typeof joinRequestStates)[number];

/** One's own application to join a company. */
export const joinRequest = z.object({
  requestId: z.string(),
  companyName: z.string(),
  note: z.string(),
  state: z.enum(joinRequestStates),
  /** Why it was refused, in the words of the company; '' without. */
  answer: z.string(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
});
export type JoinRequest = z.output<typeof joinRequest>;

export const joinCompany = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/join',
  caller: 'employer',
  summary: '申请加入一家已认证的公司，由公司的管理员答复',
  body: z.object({
    targetCompanyId: id,
    note: z._default(z.string().check(z.trim(), z.maxLength(100, '说明最多 100 个字')), ''),
  }),
  output: joinRequest,
});

export const getJoinRequest = endpoint({
  method: 'GET',
  path: '/service/job-hunter/company/join',
  caller: 'employer',
  summary: '自己最近一次加入公司的申请，没有则为 null',
  output: z.object({ request: z.nullable(joinRequest) }),
});

export const cancelJoinRequest = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/join/cancel',
  caller: 'employer',
  summary: '撤回加入公司的申请',
  body: z.object({ requestId: id }),
  output: joinRequest,
});

export const companyMember = z.object({
  memberId: z.string(),
  /** Their name, or the masked phone of who has none. */
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  role: z.enum(companyRoles),
  joinedAt: instant,
  isMe: z.boolean(),
});
export type CompanyMember = z.output<typeof companyMember>;

/** An application as those who answer it see it. */
export const waitingRequest = z.object({
  requestId: z.string(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  note: z.string(),
  createdAt: instant,
});
export type WaitingRequest = z.output<typeof waitingRequest>;

const members = z.object({
  members: z.array(companyMember),
  /** Applications that wait for an answer; [] for who may not answer them. */
  requests: z.array(waitingRequest),
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/service/job-hunter/company/member/list',
  caller: 'employer',
  summary: '本公司的成员，管理员还能看到待答复的加入申请',
  output: members,
});

export const answerJoinRequest = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/member/answer',
  caller: 'employer',
  summary: '同意加入并给出角色，或者谢绝',
  body: z.object({
    requestId: id,
    accept: z.boolean(),
    /** For who is accepted. */
    role: z._default(z.enum(companyRoles, '请选择角色'), 'recruiter'),
    /** For who is refused. */
    answer: z._default(z.string().check(z.trim(), z.maxLength(100, '说明最多 100 个字')), ''),
  }),
  output: members,
});

export const changeMemberRole = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/member/changeRole',
  caller: 'employer',
  summary: '更改成员的角色，至少保留一位管理员',
  body: z.object({ memberId: id, role: z.enum(companyRoles, '请选择角色') }),
  output: members,
});

export const removeMember = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/member/remove',
  caller: 'employer',
  summary: '移出成员，其登录状态里的公司权限即刻失效',
  body: z.object({ memberId: id }),
  output: members,
});

export const leaveCompany = endpoint({
  method: 'POST',
  path: '/service/job-hunter/company/member/leave',
  caller: 'employer',
  summary: '退出公司，最后一位管理员须先指定他人；唯一的成员用“关闭公司”',
});

export const memberEndpoints = {
  joinCompany,
  getJoinRequest,
  cancelJoinRequest,
  listMembers,
  answerJoinRequest,
  changeMemberRole,
  removeMember,
  leaveCompany,
};

export const memberErrors = errorCodes({
  alreadyAsked: { code: 40925, message: '您已申请加入另一家公司，请先撤回' },
  lastOwner: { code: 40926, message: '公司至少要有一位管理员，请先把其他成员设为管理员' },
  joinedElsewhere: { code: 40927, message: '对方已经加入了其他公司' },
});
