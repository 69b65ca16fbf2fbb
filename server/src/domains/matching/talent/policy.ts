import { requireReading } from '#domains/account/index.ts';
import { companyErrors } from '@pinjian/contract/company.ts';
import { companyNaming } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import type { MemberSearcher, Searcher } from './search-queries.ts';

/** A company as one that looks for talents; null where it is not verified. */
export async function findSearcher(
  ctx: Ctx,
  { companyId, memberId }: { readonly companyId: string; readonly memberId: string | null },
): Promise<Searcher | null> {
  const naming = await companyNaming(ctx, companyId);
  return naming?.isVerified === true ? { companyId, memberId, tradeNames: naming.tradeNames } : null;
}

/**
 * In whose name an employer looks for talents: only verified companies do, and of them who reads talents.
 * @throws Refusal 40310, 40311, 40320
 */
export async function requireSearcher(ctx: Ctx<Employing>): Promise<MemberSearcher> {
  const { companyId } = requireReading(ctx.actor, 'talents');
  const memberId = ctx.actor.userId;
  const searcher = await findSearcher(ctx, { companyId, memberId });
  if (searcher === null) throw new Refusal(companyErrors.notVerified);
  return { ...searcher, memberId };
}
