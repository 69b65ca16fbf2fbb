import type { CompanyFound } from '@pinjian/contract/company.ts';
import type { Ctx } from '#server/context.ts';
import { findVerifiedByTradeName } from './queries.ts';
import { foundView } from './view.ts';

/** Verified companies by their trade name, the shortest names first; a name that nobody bears is missing. */
export async function findByTradeName(
  ctx: Ctx,
  tradeNames: readonly string[],
): Promise<Map<string, readonly CompanyFound[]>> {
  const rows = await findVerifiedByTradeName(ctx, [...new Set(tradeNames)]);
  const byName = Map.groupBy(rows, ({ trade_name }) => trade_name ?? '');
  return new Map([...byName].map(([name, same]) => [name, same.map(foundView)]));
}
