import type { getUserInfo } from '@pinjian/contract/account.ts';
import type { PersonalData } from '@pinjian/contract/account-personal-data.ts';
import type { getProfile } from '@pinjian/contract/account-profile.ts';
import type { queryRealName } from '@pinjian/contract/account-real-name.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { adminPermissions, rolePermissions } from '@pinjian/contract/permissions.ts';
import type { Role } from '#lib/session.ts';

type UserInfo = Answer<typeof getUserInfo>;

const person = { avatar: null, username: null, phone: '138****8000', realNameState: 0, deletionDueAt: null };
const clients = {
  seeker: { ...person, clientId: 'web-job-hunter', companyId: null, userId: 'seeker-1', companyStatus: null },
  employer: { ...person, clientId: 'web-company', companyId: 'company-1', userId: 'employer-1', companyStatus: 1 },
  admin: { ...person, clientId: '3', companyId: null, userId: 'admin-1', phone: '138****8009', companyStatus: null },
} as const satisfies Record<Role, UserInfo['sysUser']>;
const permissions = { seeker: [], employer: rolePermissions.owner, admin: adminPermissions } as const;

/** Someone of a role; the employer owns a company whose verification has passed. */
export function userInfoOf(role: Role): UserInfo {
  const sysUser = clients[role];
  return { sysUser: { ...sysUser }, permissions: [...permissions[role]], roles: [sysUser.clientId] };
}

/** What someone says of themselves; nothing yet unless told. */
export function profileOf(changes: Partial<Answer<typeof getProfile>> = {}): Answer<typeof getProfile> {
  return { username: null, avatar: null, gender: null, phone: person.phone, mail: null, ...changes };
}

/** The real name of a seeker who was never asked for it. */
export const noRealName: Answer<typeof queryRealName> = {
  state: 0,
  maskedName: null,
  maskedIdNo: null,
  method: null,
  documentType: null,
  startedAt: null,
  reason: null,
  continueUrl: null,
  keepDays: 30,
};

/** The data of a person who asked for no archive and for no deletion. */
export function personalDataOf(changes: Partial<PersonalData> = {}): PersonalData {
  return { export: null, nextExportAt: null, deletion: null, blockedBy: null, isOnlyMember: false, ...changes };
}
