import { endMembership } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireCompany } from '../policy.ts';
import { lockMember } from './lock-member.ts';

/**
 * Ends one's own membership.
 * @throws Refusal 40310 for who has no company, 40926 for its last owner.
 */
export async function leaveCompany(ctx: Ctx<EmployerActor>): Promise<null> {
  const companyId = requireCompany(ctx.actor);
  const { userId } = ctx.actor;
  await ctx.transaction(async (tx) => {
    await lockMember(tx, companyId, { userId, role: null });
    await endMembership(tx, userId);
  });
  return null;
}
