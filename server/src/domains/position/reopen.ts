import type { reopenPosition as endpoint } from '@pinjian/contract/position.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { requireVerifiedCompany } from '#domains/company/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireMove, requireOwn } from './policy.ts';
import { show } from './publish.ts';
import { lockPosition, writtenContent } from './queries.ts';
import { stateView } from './view.ts';

/**
 * Shows a position again as it was shown last; changes that were not published stay so. The check is made anew: its
 * rules may have grown since. An open one stays as it is.
 */
export async function reopenPosition(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  return ctx.transaction(async (tx) => {
    const record = requireOwn(await lockPosition(tx, input.positionId), companyId);
    if (record.status === positionStatus.open) return stateView(record);
    requireMove(record, 'reopen');
    await requireVerifiedCompany(tx, companyId);
    return stateView(await show(tx, record, record.content ?? writtenContent(record)));
  });
}
