import * as z from 'zod/mini';
import { companyFound } from './company.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { instant } from './time.ts';

/**
 * Who may see a seeker's resumes. `open`: verified companies may find them, without name and ways of contact until the
 * seeker applies; it needs the consent below. `applied`, which holds until they consent: those they applied to, nobody
 * else. What was sent with an application stays with that company.
 */
export const resumeVisibilities = ['open', 'applied'] as const;
export type ResumeVisibility = (typeof resumeVisibilities)[number];

/**
 * What is consented to by being found (decisions §16). `version` changes with the words: a consent is to the words that
 * were shown, and is recorded with it.
 */
export const findableConsent = {
  version: '1',
  title: '让企业找到我',
  text: '已认证的企业可以搜到您的默认简历，也可能收到对您的推荐。在您投递或同意交换联系方式之前，姓名显示为“张**”，不显示电话、邮箱、链接、照片、出生年月和上传的文件。您现在的公司和您屏蔽的公司看不到您。可以随时在账号设置里关闭。',
} as const;

/** 在职-暂不考虑: the dictNum of job_hunting_status whose resumes no company finds. */
export const notLooking = 4;

const visibility = z.enum(resumeVisibilities, '请选择谁可以看到简历');

const visibilityView = z.object({
  visibility,
  /** When the seeker chose; null for one who has not, to whom `applied` holds. */
  chosenAt: z.nullable(instant),
});
export type VisibilityView = z.output<typeof visibilityView>;

export const getResumeVisibility = endpoint({
  method: 'GET',
  path: '/api/account/setting/resume-visibility',
  caller: 'seeker',
  summary: '谁可以看到我的简历，没有选择过时为 applied',
  output: visibilityView,
});

export const setResumeVisibility = endpoint({
  method: 'POST',
  path: '/api/account/setting/resume-visibility',
  caller: 'seeker',
  summary: '设置谁可以看到我的简历，立即生效；open 是对所示说明的单独同意，可随时撤回',
  body: z.object({
    visibility,
    /** Of `findableConsent`: the words that stood beside the choice. */
    consentVersion: z.string().check(z.maxLength(10)),
  }),
  output: visibilityView,
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

export const resumePrivacyErrors = errorCodes({
  consentOutdated: { code: 40929, message: '说明有更新，请刷新页面，看过之后再选择' },
});
