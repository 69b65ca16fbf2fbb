import { companyCards } from '#domains/company/index.ts';
import type { Ctx } from '#server/context.ts';
import { findTraits } from './find-traits.ts';
import { findDismissalRows } from './queries.ts';
import { afterDismissals, dismissalsSince, type Dismissal, type Kept } from './rules.ts';

/** What a seeker said 不感兴趣 of and what still counts, the last first. */
export async function findDismissals(ctx: Ctx, seekerId: string): Promise<Dismissal[]> {
  const rows = await findDismissalRows(ctx, seekerId, dismissalsSince(ctx.now()));
  const companies = await companyCards(ctx, [...new Set(rows.map(({ company_id }) => company_id))]);
  return rows.map((row) => ({
    positionId: row.position_id,
    reason: row.reason,
    at: row.at,
    traits: {
      companyId: row.company_id,
      companyName: companies.get(row.company_id)?.name ?? '',
      cityCode: row.city_code,
      districtCode: row.district_code,
      category: row.category,
      payMax: row.pay_max,
    },
  }));
}

/** Candidates for a seeker, the best first, after what they said of others: see `afterDismissals`. */
export async function withoutDismissed<C extends { readonly positionId: string }>(
  ctx: Ctx,
  dismissals: readonly Dismissal[],
  candidates: readonly C[],
): Promise<Kept<C>[]> {
  if (dismissals.length === 0) return candidates.map((candidate) => ({ ...candidate, lowered: [] }));
  const traits = await findTraits(
    ctx,
    candidates.map(({ positionId }) => positionId),
  );
  const known = candidates.flatMap((candidate) => {
    const own = traits.get(candidate.positionId);
    return own === undefined ? [] : [{ ...candidate, traits: own }];
  });
  return afterDismissals(known, dismissals);
}
