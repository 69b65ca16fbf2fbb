import type { unblockCompany as endpoint } from '@pinjian/contract/company-block.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { deleteBlock } from './queries.ts';

/** Lets a company, and its affiliates that no other block covers, find the caller again. Of what is not blocked it is the same. */
export async function unblockCompany(ctx: Ctx<SeekerActor>, { companyId }: Received<typeof endpoint>): Promise<null> {
  await deleteBlock(ctx, ctx.actor.userId, companyId);
  return null;
}
