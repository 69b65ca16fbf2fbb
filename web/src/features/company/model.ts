import type { Answer } from '@pinjian/contract/endpoint.ts';
import {
  companyErrors,
  type agencyLicenceInfo,
  type companyDetail,
  type CompanyFound,
  type updateCompany,
  type verificationInfo,
} from '@pinjian/contract/company.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import type { Tone } from '#ui/tag.tsx';

export type CompanyProfile = Answer<typeof companyDetail>;
export type CompanyChange = Sent<typeof updateCompany>;
export type Verification = Answer<typeof verificationInfo>;

/** A company in a list to choose from: the registered name, with the short one where there is one. */
export function companyLabel({ name, shortName }: Pick<CompanyFound, 'name' | 'shortName'>): string {
  return shortName === null ? name : `${name}（${shortName}）`;
}

/** Refusals that are about the credit code stand at its field. */
export const aboutCreditCode = {
  [companyErrors.badCreditCode.code]: 'creditCode',
  [companyErrors.creditCodeTaken.code]: 'creditCode',
} as const;

/** 统一社会信用代码 as people type it: upper case, without the spaces of a copied one. */
export function tidyCreditCode(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase().slice(0, 18);
}

interface VerificationLook {
  readonly label: string;
  readonly tone: Tone;
  readonly text: string;
}

/** What a verification status means to the company (decisions §5, §15). */
export function verificationLook(
  info: Pick<Verification, 'status' | 'reason'> & { readonly claim?: boolean },
): VerificationLook {
  switch (info.status) {
    case 0:
      if (info.claim === true) {
        const text = '这个统一社会信用代码已由另一家认证企业使用，平台正在人工核对您的营业执照。结果会通过消息通知您。';
        return { label: '人工核对中', tone: 'warning', text };
      }
      return { label: '审核中', tone: 'warning', text: '资料已提交，正在核验营业执照。结果会通过消息通知您。' };
    case 1:
      return { label: '已认证', tone: 'success', text: '企业认证已通过，可以发布职位。' };
    case 2:
      return { label: '认证失败', tone: 'danger', text: info.reason ?? '资料未通过核验，请修改后重新提交。' };
    default:
      return {
        label: '未认证',
        tone: 'neutral',
        text: '完成企业认证后才能发布职位。准备好营业执照照片即可，通常几分钟内有结果。',
      };
  }
}

/** What the licence to recruit for others means to the company. */
export function agencyLook({ status, reason, current }: Answer<typeof agencyLicenceInfo>): VerificationLook {
  const still = current === null ? '' : '现在的许可证继续有效。';
  if (status === 0) return { label: '审核中', tone: 'warning', text: `管理员正在核对，结果会通过消息通知您。${still}` };
  if (status === 2)
    return { label: '未通过', tone: 'danger', text: `${reason ?? '没有通过审核，请核对后重新提交。'}${still}` };
  if (current !== null)
    return { label: '有效', tone: 'success', text: '可以发布代招和猎头职位，编号会公示在这些职位上。' };
  return status === 1
    ? { label: '已过期', tone: 'danger', text: '许可证已过有效期，不能再发布代招和猎头职位，请提交新的许可证。' }
    : {
        label: '未提交',
        tone: 'neutral',
        text: '只为本公司招聘不需要。发布代招、劳务外包或猎头职位前，请提交许可证。',
      };
}
