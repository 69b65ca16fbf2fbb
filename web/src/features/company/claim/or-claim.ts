import { companyErrors } from '@pinjian/contract/company.ts';
import { CallError } from '#lib/client.ts';
import { confirm } from '#ui/confirm.tsx';

const question = {
  title: '这家公司已在平台认证',
  text: '一般请公司管理员邀请您，或在“加入公司”中提交申请。如果您是公司的实际负责人，可以认领：平台会人工核对营业执照，通过后信用代码移交给您，原来的企业会失去认证。',
  yes: '我要认领',
  no: '返回修改',
} as const;

/**
 * Sends what names a credit code. Where another verified company holds it, asks whether this is a claim to it, and sends
 * it once more as one.
 * @throws CallError as it came where it is none
 */
export async function orClaim<T>(send: (more: { readonly claim?: true }) => Promise<T>): Promise<T> {
  try {
    return await send({});
  } catch (error) {
    const taken = error instanceof CallError && error.code === companyErrors.creditCodeTaken.code;
    if (!taken || !(await confirm(question))) throw error;
    return await send({ claim: true });
  }
}
