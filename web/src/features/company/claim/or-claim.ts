import { companyErrors } from '@pinjian/contract/company.ts';
import { CallError } from '#lib/client.ts';
import { confirm } from '#ui/confirm.tsx';

const claim =
  '如果您是公司的实际负责人，可以认领：平台会人工核对营业执照，通过后信用代码移交给您，原来的企业会失去认证。';

/** What else may be meant than a claim. Who has a company already is not sent to where one joins: nobody has two. */
const ways = {
  newcomer: `如果您是公司的员工，请在“加入公司”中搜索它并提交申请，由公司管理员同意。${claim}`,
  member: `请先核对信用代码。${claim}如果您是它的员工，请先在“公司设置”的成员中退出现在的公司，再申请加入它；公司里只有您一人时不能退出，请用其他手机号登录后申请。`,
} as const;

const question = (from: keyof typeof ways) =>
  ({ title: '这家公司已在平台认证', text: ways[from], yes: '我要认领', no: '返回修改' }) as const;

/**
 * Sends what names a credit code. Where another verified company holds it, asks whether this is a claim to it, and sends
 * it once more as one.
 * @throws CallError as it came where it is none
 */
export async function orClaim<T>(
  from: keyof typeof ways,
  send: (more: { readonly claim?: true }) => Promise<T>,
): Promise<T> {
  try {
    return await send({});
  } catch (error) {
    const taken = error instanceof CallError && error.code === companyErrors.creditCodeTaken.code;
    if (!taken || !(await confirm(question(from)))) throw error;
    return await send({ claim: true });
  }
}
