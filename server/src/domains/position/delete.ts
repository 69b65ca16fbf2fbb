import { errors } from '@pinjian/contract/errors.ts';
import type { deletePosition as endpoint } from '@pinjian/contract/position.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireMove } from './policy.ts';
import { lockPosition, updatePosition } from './queries.ts';

/** Deletes what was never on show. Deleting it again is the same. */
export async function deletePosition(ctx: Ctx<EmployerActor>, input: Received<typeof endpoint>): Promise<null> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  return ctx.transaction(async (tx) => {
    const record = await lockPosition(tx, input.positionId);
    if (record === undefined || record.companyId !== companyId) throw new Refusal(errors.notFound);
    if (record.status === positionStatus.deleted) return null;
    requireMove(record, 'remove');
    await updatePosition(tx, record.id, { status: positionStatus.deleted });
    return null;
  });
}
