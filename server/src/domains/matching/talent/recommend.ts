import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { talentsShown, type listRecommendedTalents as endpoint } from '@pinjian/contract/matching-talent.ts';
import { positionTitle } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findTalentsFor } from '../candidates/find-talents-for.ts';
import { findTalentRows } from './find-rows.ts';
import { requireSearcher } from './policy.ts';
import { findOpenFacts } from './queries.ts';

/**
 * Who fits an open position, the best first: see `findTalentsFor`.
 * @throws Refusal 40310, 40311, 40320, 40400 for a position that is not an open one of the company
 */
export async function listRecommendedTalents(
  ctx: Ctx<EmployerActor>,
  { positionId, current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = await requireSearcher(ctx);
  const facts = await findOpenFacts(ctx, { positionId, companyId });
  if (facts === undefined) throw new Refusal(errors.notFound);
  const fitting = await findTalentsFor(ctx, positionId, { limit: talentsShown });
  const page = fitting.slice((current - 1) * pageSize, current * pageSize);
  return {
    records: await findTalentRows(ctx, { companyId, positionId }, page),
    total: fitting.length,
    totalCapped: false,
    current,
    pageSize,
    position: { positionId, title: await positionTitle(ctx, positionId) },
  };
}
