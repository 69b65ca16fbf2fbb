import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { hideTalent as endpoint, unhideTalent as undoEndpoint } from '@pinjian/contract/matching-talent.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { dismissPush, restorePush } from '../push/end-push.ts';
import { requireTalent } from './get-talent.ts';
import { requireSearcher } from './policy.ts';
import { deleteHidden, findOpenFacts, insertHidden } from './queries.ts';
import type { MemberSearcher } from './search-queries.ts';

/**
 * Keeps a talent out of the recommendations of one position, for all members. The talent is told nothing. Hiding who is
 * hidden is the same.
 * @throws Refusal 40310, 40311, 40320, 40400
 */
export async function hideTalent(
  ctx: Ctx<EmployerActor>,
  { positionId, resumeId, reason }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { searcher, seekerId } = await requireBoth(ctx, positionId, resumeId);
  const { companyId, memberId } = searcher;
  await ctx.transaction(async (tx) => {
    await insertHidden(tx, { positionId, seekerId, companyId, memberId, reason });
    await dismissPush(tx, { seekerId, positionId });
  });
  return { positionId, resumeId, hidden: true };
}

/** Takes that back. Of who is not hidden it is the same. @throws Refusal 40310, 40311, 40320, 40400 */
export async function unhideTalent(
  ctx: Ctx<EmployerActor>,
  { positionId, resumeId }: Received<typeof undoEndpoint>,
): Promise<Answer<typeof undoEndpoint>> {
  const { seekerId } = await requireBoth(ctx, positionId, resumeId);
  await ctx.transaction(async (tx) => {
    await deleteHidden(tx, positionId, seekerId);
    await restorePush(tx, { seekerId, positionId });
  });
  return { positionId, resumeId, hidden: false };
}

async function requireBoth(
  ctx: Ctx<EmployerActor>,
  positionId: string,
  resumeId: string,
): Promise<{ readonly searcher: MemberSearcher; readonly seekerId: string }> {
  const searcher = await requireSearcher(ctx);
  if ((await findOpenFacts(ctx, { positionId, companyId: searcher.companyId })) === undefined)
    throw new Refusal(errors.notFound);
  const { seekerId } = await requireTalent(ctx, searcher, resumeId);
  return { searcher, seekerId };
}
