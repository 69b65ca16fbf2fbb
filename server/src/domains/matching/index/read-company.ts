import type { Ctx } from '#server/context.ts';
import { nextEmployees, nextPositionsOf } from './queries.ts';
import { refreshPositions } from './refresh-position.ts';
import { refreshTalents } from './refresh-talent.ts';

/** Of one transaction: others wait for no more than these. */
const batch = 50;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Makes what the index holds of a company's positions, and of those who name it as an employer, anew: its industry is a fact
 * of them all.
 */
export async function readCompany(ctx: Ctx, { companyId }: { readonly companyId: string }): Promise<void> {
  const walks = [
    { next: nextPositionsOf, refresh: refreshPositions },
    { next: nextEmployees, refresh: refreshTalents },
  ];
  for (const { next, refresh } of walks) {
    for (let ids = await next(ctx, companyId, beforeAll, batch); ids.length > 0;) {
      await refresh(ctx, ids);
      ids = await next(ctx, companyId, ids.at(-1) ?? '', batch);
    }
  }
}
