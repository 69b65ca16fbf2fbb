import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { listLooks as endpoint } from '@pinjian/contract/matching-recommendation.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { companyCards } from '#domains/company/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findFoldedLooks, findTitles } from './looks-queries.ts';

/** Which companies looked at the caller's resume: one row for a company and a day, the last first. */
export async function listLooks(
  ctx: Ctx<SeekerActor>,
  { current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const page = { offset: (current - 1) * pageSize, limit: pageSize };
  const { looks, total } = await findFoldedLooks(ctx, ctx.actor.userId, page);
  const companies = await companyCards(ctx, [...new Set(looks.map(({ companyId }) => companyId))]);
  const titles = await findTitles(ctx, [...new Set(looks.flatMap(({ positionIds }) => positionIds))]);
  const records = looks.flatMap(({ lookId, companyId, at, positionIds }) => {
    const company = companies.get(companyId);
    if (company === undefined) return [];
    const positions = positionIds.flatMap((positionId) => {
      const position = titles.get(positionId);
      return position === undefined ? [] : [{ positionId, ...position }];
    });
    return [{ lookId, company, at: at.toISOString(), positions }];
  });
  return { records, total: Math.min(total, totalCap), totalCapped: total > totalCap, current, pageSize };
}
