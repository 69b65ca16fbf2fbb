import { closingErrors } from '@pinjian/contract/application-closing.ts';
import { requirePermission } from '#domains/account/index.ts';
import { closeCompany as close } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { findUnclosedPositions } from '#domains/position/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { countWaitingCandidates } from './queries.ts';

/**
 * Takes the only member of a company out of it, once nobody waits for anything there: its positions are closed, its
 * candidates have a result.
 * @throws Refusal 40310, also once it is done; 40311; 40947 for who is not alone; 40948 while something is open.
 */
export async function closeCompany(ctx: Ctx<EmployerActor>): Promise<null> {
  const companyId = requirePermission(ctx.actor, 'member.write');
  await ctx.transaction(async (tx) => {
    if (!(await close(tx, companyId, ctx.actor.userId))) throw new Refusal(closingErrors.notAlone);
    const positions = await findUnclosedPositions(tx, companyId);
    if (positions.length > 0 || (await countWaitingCandidates(tx, companyId)) > 0)
      throw new Refusal(closingErrors.stillRecruiting);
  });
  return null;
}
