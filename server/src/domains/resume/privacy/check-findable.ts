import { errors } from '@pinjian/contract/errors.ts';
import { findCoveringBlock } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { mayFindSeeker } from './policy.ts';
import { findVisibility } from './queries.ts';

/**
 * Stands before everything by which a company reaches a seeker who did not apply to it.
 * @throws Refusal 40400, as for somebody who does not exist: a company never learns that it is blocked.
 */
export async function requireFindable(
  ctx: Ctx,
  between: { readonly seekerId: string; readonly companyId: string },
): Promise<void> {
  const visibility = await findVisibility(ctx, between.seekerId);
  const isBlocked = (await findCoveringBlock(ctx, between)) !== null;
  if (!mayFindSeeker({ visibility, isBlocked })) throw new Refusal(errors.notFound);
}
