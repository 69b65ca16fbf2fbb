import type { PlanOfPosition } from '@pinjian/contract/position-plan.ts';
import { maskPhone } from '@pinjian/contract/person.ts';
import { companyMembers } from '#domains/company/index.ts';
import type { Ctx } from '#server/context.ts';
import type { PositionRecord } from '../queries.ts';
import { findPlanRounds, findPlanRow, findTeam } from './queries.ts';

/** The plan of a position with the names of all who can be in it. */
export async function planView(ctx: Ctx, { id, companyId }: PositionRecord): Promise<PlanOfPosition> {
  const row = await findPlanRow(ctx, id);
  const colleagues = (await companyMembers(ctx, companyId)).map(({ userId, name, phone, role }) => ({
    memberId: userId,
    name: name ?? maskPhone(phone),
    role,
  }));
  return {
    positionId: id,
    version: row?.version ?? 0,
    savedAt: row?.updated_at.toISOString() ?? null,
    savedBy: colleagues.find(({ memberId }) => memberId === row?.updated_by)?.name ?? null,
    content: { rounds: await findPlanRounds(ctx, id), team: await findTeam(ctx, id) },
    colleagues,
  };
}
