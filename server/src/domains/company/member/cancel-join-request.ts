import type { cancelJoinRequest as endpoint } from '@pinjian/contract/company-member.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { decideJoinRequest, lockJoinRequest } from './queries.ts';
import { joinRequestView } from './view.ts';

/**
 * Takes back what one asked. Twice is the same.
 * @throws Refusal 40400 for a request that is not one's own, 40900 where it was answered meanwhile.
 */
export async function cancelJoinRequest(
  ctx: Ctx<EmployerActor>,
  { requestId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    const request = await lockJoinRequest(tx, requestId);
    if (request === undefined || request.user_id !== userId) throw new Refusal(errors.notFound);
    if (request.state === 'cancelled') return joinRequestView(request);
    if (request.state !== 'pending') throw new Refusal(errors.stateChanged);
    await decideJoinRequest(tx, requestId, { state: 'cancelled', answer: '', decidedBy: userId });
    return joinRequestView({ ...request, state: 'cancelled', decided_at: tx.now() });
  });
}
