import type { ClientId } from '@pinjian/contract/account.ts';
import type { CompanyRole } from '@pinjian/contract/reading.ts';
import type { Tone } from '#ui/tag.tsx';

interface Look {
  readonly word: string;
  readonly tone: Tone;
}

/** What somebody is here. */
export const identityWords: Readonly<Record<ClientId, string>> = {
  'web-job-hunter': '求职者',
  'web-company': '招聘者',
  '3': '平台管理员',
};

/** What somebody is in their company. */
export const companyRoleWords: Readonly<Record<CompanyRole, string>> = {
  owner: '公司管理员',
  recruiter: '招聘者',
  interviewer: '面试官',
};

const realNameLooks: Readonly<Record<number, Look>> = {
  1: { word: '实名审核中', tone: 'warning' },
  2: { word: '已实名', tone: 'success' },
  3: { word: '实名未通过', tone: 'danger' },
};

/** How a seeker's real name stands. */
export function realNameLook(state: number): Look {
  return realNameLooks[state] ?? { word: '未实名', tone: 'neutral' };
}

const verificationLooks: Readonly<Record<number, Look>> = {
  0: { word: '审核中', tone: 'warning' },
  1: { word: '已认证', tone: 'success' },
  2: { word: '认证失败', tone: 'danger' },
};

/** How a company's verification stands; null for one that never asked. */
export function verificationLook(status: number | null): Look {
  return verificationLooks[status ?? -1] ?? { word: '未认证', tone: 'neutral' };
}
