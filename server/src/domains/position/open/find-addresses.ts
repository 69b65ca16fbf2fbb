import type { Ctx } from '#server/context.ts';
import { findNewestOpen } from './queries.ts';

/** Most positions that a search engine is told of at once. */
const most = 10_000;

/** What has a public page: the newest open positions, and the companies that recruit for them. */
export interface OpenAddresses {
  readonly positions: readonly { readonly positionId: string; readonly shownAt: Date }[];
  readonly companyIds: readonly string[];
}

/** Everything that a search engine may read. */
export async function findOpenAddresses(ctx: Ctx): Promise<OpenAddresses> {
  const rows = await findNewestOpen(ctx, most);
  return {
    positions: rows.map((row) => ({ positionId: row.position_id, shownAt: row.shown_at })),
    companyIds: [...new Set(rows.map((row) => row.company_id))],
  };
}
