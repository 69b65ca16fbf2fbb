import { memberErrors } from '@pinjian/contract/company-member.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { CompanyRole } from '@pinjian/contract/reading.ts';
import { lockCompanyMembers } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { keepsOwner } from './rules.ts';

const onlyMember = '公司只有您一位成员，需要由您担任管理员；请先让同事加入公司并设为管理员，或者退出并关闭公司';

/**
 * Holds a company's members and sees that one of them may be changed this way; a role of null is going.
 * @throws Refusal 40400 for who is no member, 40926 where no owner would be left.
 */
export async function lockMember(
  tx: Ctx,
  companyId: string,
  change: { readonly userId: string; readonly role: CompanyRole | null },
): Promise<void> {
  const members = await lockCompanyMembers(tx, companyId);
  if (!members.some(({ userId }) => userId === change.userId)) throw new Refusal(errors.notFound);
  if (keepsOwner(members, change)) return;
  // Who is alone has nobody to make an owner of first.
  throw new Refusal(memberErrors.lastOwner, members.length === 1 ? { message: onlyMember } : {});
}
