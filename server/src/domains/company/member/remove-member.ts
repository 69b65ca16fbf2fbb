import type { removeMember as endpoint } from '@pinjian/contract/company-member.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { endMembership, requirePermission } from '#domains/account/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findCompany } from '../profile/queries.ts';
import { listMembers } from './list-members.ts';
import { lockMember } from './lock-member.ts';

/**
 * Ends a colleague's membership; what they did for the company stays, their sessions carry it no more.
 * @throws Refusal 40310, 40311; 40400 for who is no member; 40926 where no owner would be left.
 */
export async function removeMember(
  ctx: Ctx<EmployerActor>,
  { memberId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'member.write');
  await ctx.transaction(async (tx) => {
    await lockMember(tx, companyId, { userId: memberId, role: null });
    await endMembership(tx, memberId);
    const companyName = (await findCompany(tx, companyId))?.name ?? '';
    await sendMessage(tx, {
      to: { userId: memberId },
      type: '7',
      kind: 'security',
      title: '您已不再是公司成员',
      content: `${companyName}的管理员把您移出了公司。`,
      meta: { companyName, target: { kind: 'members', ids: {} } },
      // Somebody may join again and be removed again.
      dedupeKey: `member-removed:${memberId}:${tx.now().getTime()}`,
    });
  });
  return listMembers(ctx);
}
