import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import {
  talentErrors,
  type addTalent as endpoint,
  type addTalents as bulkEndpoint,
} from '@pinjian/contract/matching-talent.ts';
import { addTalent as addCandidate, planAdditions } from '#domains/application/index.ts';
import { findableAmong } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor, Employing } from '#server/context.ts';
import { requireTalent } from './get-talent.ts';
import { requireSearcher } from './policy.ts';
import { countUse, findSeekersOf } from './queries.ts';

/**
 * Adds a talent as a candidate for an open position: they are told, and answer 感兴趣 or 不合适.
 * @throws Refusal 40310, 40311, 40320, 40400, 40940, 40971, 40972, 42913
 */
export async function addTalent(
  ctx: Ctx<Employing>,
  { positionId, resumeId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const searcher = await requireSearcher(ctx);
  const { seekerId } = await requireTalent(ctx, searcher, resumeId);
  return ctx.transaction(async (tx) => {
    await countAdds(tx, 1);
    return addCandidate(tx, { seekerId, positionId });
  });
}

/**
 * Adds many, ten seconds later, each with a result of their own. Who is not to be found is skipped like somebody who does
 * not exist.
 * @throws Refusal 40310, 40311, 40320, 40400, 40901, 40940, 42900, 42913
 */
export async function addTalents(
  ctx: Ctx<EmployerActor>,
  { key, positionId, resumeIds }: Received<typeof bulkEndpoint>,
): Promise<Answer<typeof bulkEndpoint>> {
  const { companyId } = await requireSearcher(ctx);
  const chosen = [...new Set(resumeIds)];
  const seekers = await findSeekersOf(ctx, chosen);
  const findable = await findableAmong(ctx, companyId, [...seekers.values()]);
  const seekerIds = chosen.map((resumeId) => {
    const seekerId = seekers.get(resumeId);
    return seekerId !== undefined && findable.has(seekerId) ? seekerId : null;
  });
  return ctx.transaction(async (tx) => {
    await countAdds(tx, seekerIds.length);
    return planAdditions(tx, { key, positionId, seekerIds });
  });
}

/** @throws Refusal 42913 */
async function countAdds(tx: Ctx<Employing>, times: number): Promise<void> {
  const count = await countUse(tx, tx.actor.userId, 'add', times);
  if (count > tx.ports.config.talents.addsPerDay) throw new Refusal(talentErrors.tooManyAdds);
}
