import type { closePosition as endpoint } from '@pinjian/contract/position.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { hidePosition } from './hide.ts';
import { stateView } from './view.ts';

/** Ends recruiting for a position. Nobody is moved: what becomes of its candidates is the company's to say (decisions §8). */
export async function closePosition(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  return stateView(await hidePosition(ctx, companyId, input.positionId, 'close'));
}
