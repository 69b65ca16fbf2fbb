import type { CompanyRole } from '@pinjian/contract/reading.ts';

/** A role in two words, and what it may do in one sentence. */
export const roleWords: Readonly<Record<CompanyRole, { readonly label: string; readonly may: string }>> = {
  owner: { label: '管理员', may: '管理公司资料、认证、成员，以及全部招聘工作' },
  recruiter: { label: '招聘者', may: '发布职位，查看和推进候选人' },
  interviewer: { label: '面试官', may: '只看到分配给自己的候选人' },
};

export const roleOptions = (['owner', 'recruiter', 'interviewer'] as const).map((value) => ({
  value,
  label: roleWords[value].label,
}));
