import type { changeMemberRole as endpoint } from '@pinjian/contract/company-member.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission, setMemberRole } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { listMembers } from './list-members.ts';
import { lockMember } from './lock-member.ts';

/**
 * Gives a member of one's company another role, oneself included.
 * @throws Refusal 40310, 40311; 40400 for who is no member; 40926 where no owner would be left.
 */
export async function changeMemberRole(
  ctx: Ctx<EmployerActor>,
  { memberId, role }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'member.write');
  const mayAnswer = await ctx.transaction(async (tx) => {
    await lockMember(tx, companyId, { userId: memberId, role });
    await setMemberRole(tx, memberId, role);
    return memberId !== ctx.actor.userId || role === 'owner';
  });
  const answer = await listMembers(ctx);
  return mayAnswer ? answer : { ...answer, requests: [] };
}
