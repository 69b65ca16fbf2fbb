import { companyCards } from '#domains/company/index.ts';
import { findShownPositions, monthlyPay } from '#domains/position/index.ts';
import type { Ctx } from '#server/context.ts';
import type { Traits } from './rules.ts';

/** What these positions may resemble others in, by position; who is not visible to seekers is missing. */
export async function findTraits(ctx: Ctx, positionIds: readonly string[]): Promise<Map<string, Traits>> {
  const positions = await findShownPositions(ctx, positionIds);
  const companies = await companyCards(ctx, [...new Set(positions.map(({ companyId }) => companyId))]);
  return new Map(
    positions.map(({ positionId, companyId, content }) => [
      positionId,
      {
        companyId,
        companyName: companies.get(companyId)?.name ?? '',
        cityCode: content.cityCode,
        districtCode: content.districtCode,
        category: content.categoryId,
        payMax: monthlyPay(content)?.max ?? null,
      },
    ]),
  );
}
