import * as z from 'zod/mini';
import { companyFound } from './company.ts';
import { endpoint } from './endpoint.ts';

/**
 * Who may see a seeker's resumes. `open`: companies may find them, without name and ways of contact until the seeker
 * applies. `applied`: those they applied to, nobody else. What was sent with an application stays with that company.
 */
export const resumeVisibilities = ['open', 'applied'] as const;
export type ResumeVisibility = (typeof resumeVisibilities)[number];

const chosen = z.object({ visibility: z.enum(resumeVisibilities, '请选择谁可以看到简历') });

export const getResumeVisibility = endpoint({
  method: 'GET',
  path: '/api/account/setting/resume-visibility',
  caller: 'seeker',
  summary: '谁可以看到我的简历，没有选择过时为 open',
  output: chosen,
});

export const setResumeVisibility = endpoint({
  method: 'POST',
  path: '/api/account/setting/resume-visibility',
  caller: 'seeker',
  summary: '设置谁可以看到我的简历，立即生效',
  body: chosen,
  output: chosen,
});

/** A company that is here and that the person's resumes name as an employer. */
const ownEmployer = z.object({ ...companyFound.shape, current: z.boolean() });
export type OwnEmployer = z.output<typeof ownEmployer>;

export const listOwnEmployers = endpoint({
  method: 'GET',
  path: '/api/account/setting/own-employers',
  caller: 'seeker',
  summary: '简历里写到的、已在平台认证的公司，在职的在前',
  output: z.object({ records: z.array(ownEmployer) }),
});

export const resumePrivacyEndpoints = { getResumeVisibility, setResumeVisibility, listOwnEmployers };
