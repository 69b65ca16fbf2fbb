import { isDeepStrictEqual } from 'node:util';
import { errors } from '@pinjian/contract/errors.ts';
import { planErrors, type PlanOfPosition, type PositionPlan } from '@pinjian/contract/position-plan.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { requireOwn } from '../policy.ts';
import { lockPosition } from '../queries.ts';
import { replaceRounds, replaceTeam, upsertPlan } from './queries.ts';
import { planView } from './view.ts';

/**
 * Writes what `change` makes of the plan that stands; the row of the position is held meanwhile, so that of two writers
 * the second sees what the first wrote. What stands already is not written again.
 * @throws Refusal 40311 without position.write, 40400, 40936 for somebody who is no member.
 */
export async function writePlan(
  ctx: Ctx<Employing>,
  positionId: string,
  change: (before: PlanOfPosition, tx: Ctx<Employing>) => PositionPlan | Promise<PositionPlan>,
): Promise<PlanOfPosition> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  return ctx.transaction(async (tx) => {
    const record = requireOwn(await lockPosition(tx, positionId), companyId);
    const before = await planView(tx, record);
    const content = await change(before, tx);
    if (isDeepStrictEqual(content, before.content)) return before;
    const members = new Set(before.colleagues.map(({ memberId }) => memberId));
    const named = [
      ...content.team.map(({ memberId }) => memberId),
      ...content.rounds.flatMap(({ interviewerIds }) => interviewerIds),
    ];
    if (named.some((each) => !members.has(each))) throw new Refusal(planErrors.planNamesStranger);
    await upsertPlan(tx, { positionId, version: before.version + 1, by: ctx.actor.userId });
    if (!(await replaceRounds(tx, positionId, content.rounds))) throw new Refusal(errors.notFound);
    await replaceTeam(tx, positionId, content.team);
    return planView(tx, record);
  });
}
