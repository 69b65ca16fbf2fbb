import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { applicationErrors } from '@pinjian/contract/application.ts';
import { companyErrors } from '@pinjian/contract/company.ts';
import { errors, type ErrorCode } from '@pinjian/contract/errors.ts';
import { reviewErrors } from '@pinjian/contract/interview-review.ts';
import { interviewErrors } from '@pinjian/contract/interview.ts';
import { positionErrors } from '@pinjian/contract/position.ts';
import { resumeErrors } from '@pinjian/contract/resume.ts';

/** Every code that an answer can carry, by where it comes from. */
export const codeGroups: readonly { readonly title: string; readonly codes: readonly ErrorCode[] }[] = [
  { title: '通用', codes: Object.values(errors) },
  { title: '账号', codes: Object.values(accountErrors) },
  { title: '企业', codes: Object.values(companyErrors) },
  { title: '简历', codes: Object.values(resumeErrors) },
  { title: '职位', codes: Object.values(positionErrors) },
  { title: '面试', codes: [...Object.values(interviewErrors), ...Object.values(reviewErrors)] },
  { title: '投递', codes: Object.values(applicationErrors) },
];
