import type { unblockCompany as endpoint } from '@pinjian/contract/company-block.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { deleteBlock } from './queries.ts';

/** Lets a company, and its affiliates that no other block covers, find the caller again. Of what is not blocked it is the same. */
export async function unblockCompany(ctx: Ctx<SeekerActor>, { companyId }: Received<typeof endpoint>): Promise<null> {
  const { userId } = ctx.actor;
  await ctx.transaction(async (tx) => {
    await deleteBlock(tx, userId, companyId);
    await tx.emit('company.blockChanged', { seekerId: userId });
  });
  return null;
}
