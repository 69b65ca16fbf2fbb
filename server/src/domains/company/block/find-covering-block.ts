import type { Ctx } from '#server/context.ts';
import { findBlockable, findBlocks } from './queries.ts';
import { isCovered } from './rules.ts';

/** What of a seeker's blocks keeps a company away; `own` where it is that company itself, not an affiliate. */
export interface CoveringBlock {
  readonly companyName: string;
  readonly own: boolean;
}

/** The block that covers a company, its own before an affiliate's; null where the seeker has none, or there is no such company. */
export async function findCoveringBlock(
  ctx: Ctx,
  between: { readonly seekerId: string; readonly companyId: string },
): Promise<CoveringBlock | null> {
  const blocks = await findBlocks(ctx, between.seekerId);
  if (blocks.length === 0) return null;
  const company = await findBlockable(ctx, between.companyId);
  if (company === undefined) return null;
  const covering = blocks.filter((row) => isCovered({ companyId: row.id, tradeName: row.trade_name }, company));
  const block = covering.find(({ id }) => id === company.companyId) ?? covering[0];
  if (block === undefined) return null;
  return { companyName: block.short_name ?? block.name, own: block.id === company.companyId };
}
