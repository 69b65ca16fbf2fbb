import { requireReading } from '#domains/account/index.ts';
import { companyErrors } from '@pinjian/contract/company.ts';
import { companyNaming } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import type { Searcher } from './search-queries.ts';

/**
 * In whose name an employer looks for talents: only verified companies do, and of them who reads talents.
 * @throws Refusal 40310, 40311, 40320
 */
export async function requireSearcher(ctx: Ctx<EmployerActor>): Promise<Searcher> {
  const { companyId } = requireReading(ctx.actor, 'talents');
  const naming = await companyNaming(ctx, companyId);
  if (naming?.isVerified !== true) throw new Refusal(companyErrors.notVerified);
  return { companyId, memberId: ctx.actor.userId, tradeNames: naming.tradeNames };
}
