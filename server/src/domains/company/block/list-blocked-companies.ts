import type { listBlockedCompanies as endpoint } from '@pinjian/contract/company-block.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findBlocks, findVerifiedByTradeName } from './queries.ts';
import { blockedView } from './view.ts';

/** What the caller blocked, the latest first, each with the affiliates it covers at this moment. */
export async function listBlockedCompanies(ctx: Ctx<SeekerActor>): Promise<Answer<typeof endpoint>> {
  const rows = await findBlocks(ctx, ctx.actor.userId);
  const names = new Set(rows.flatMap(({ trade_name }) => trade_name ?? []));
  const byName = Map.groupBy(await findVerifiedByTradeName(ctx, [...names]), ({ trade_name }) => trade_name);
  return {
    records: rows.map((row) => blockedView(row, row.trade_name === null ? [] : (byName.get(row.trade_name) ?? []))),
  };
}
