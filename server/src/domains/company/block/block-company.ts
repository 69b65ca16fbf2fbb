import { blockErrors, maxBlockedCompanies, type blockCompany as endpoint } from '@pinjian/contract/company-block.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { isVerified } from '../verification/check-verified.ts';
import { listBlockedCompanies } from './list-blocked-companies.ts';
import { findBlocks, insertBlock, lockBlocksOf } from './queries.ts';

/**
 * Keeps a company and its affiliates from finding the caller. Nothing is told to anybody: the company must not learn of
 * it. The same again is the same block.
 * @throws Refusal 40400 for a company that is unknown or not verified, 40928 where as many are blocked as can be.
 */
export async function blockCompany(
  ctx: Ctx<SeekerActor>,
  { companyId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  await ctx.transaction(async (tx) => {
    await lockBlocksOf(tx, userId);
    const blocks = await findBlocks(tx, userId);
    if (blocks.some(({ id }) => id === companyId)) return;
    if (!(await isVerified(tx, companyId))) throw new Refusal(errors.notFound);
    if (blocks.length >= maxBlockedCompanies) throw new Refusal(blockErrors.tooManyBlocked);
    await insertBlock(tx, userId, companyId);
    await tx.emit('company.blockChanged', { seekerId: userId });
  });
  const { records } = await listBlockedCompanies(ctx);
  const blocked = records.find((record) => record.companyId === companyId);
  // Unblocked on another device in this very moment.
  if (blocked === undefined) throw new Refusal(errors.stateChanged);
  return blocked;
}
