import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findableAmong } from './find-findable.ts';

/**
 * Stands before everything by which a company reaches a seeker who did not apply to it.
 * @throws Refusal 40400, as for somebody who does not exist: a company never learns why it does not find somebody.
 */
export async function requireFindable(
  ctx: Ctx,
  between: { readonly seekerId: string; readonly companyId: string },
): Promise<void> {
  const found = await findableAmong(ctx, between.companyId, [between.seekerId]);
  if (!found.has(between.seekerId)) throw new Refusal(errors.notFound);
}
