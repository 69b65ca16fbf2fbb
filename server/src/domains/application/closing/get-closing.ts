import { namedPositions, type getClosing as endpoint } from '@pinjian/contract/application-closing.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { companyMembers, isVerified } from '#domains/company/index.ts';
import { dictLabel } from '#domains/dictionary/index.ts';
import { findUnclosedPositions } from '#domains/position/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { countWaitingCandidates } from './queries.ts';

/** What stands in the way of an owner who wants to close their company. @throws Refusal 40310, 40311 */
export async function getClosing(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'member.write');
  const positions = await findUnclosedPositions(ctx, companyId);
  return {
    isAlone: (await companyMembers(ctx, companyId)).length === 1,
    isVerified: await isVerified(ctx, companyId),
    positions: positions.slice(0, namedPositions).map(({ id, title, status }) => ({
      positionId: id,
      title,
      status: { value: status, label: dictLabel('job_status', status) ?? '' },
    })),
    positionCount: positions.length,
    candidateCount: await countWaitingCandidates(ctx, companyId),
  };
}
