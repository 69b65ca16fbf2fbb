import type { listMembers as endpoint } from '@pinjian/contract/company-member.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { readsAny, requireReading } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findMembers, findWaitingRequests } from './queries.ts';
import { colleagueView, waitingView } from './view.ts';

/** Who belongs to one's company; whoever reads them sees the requests to join too. */
export async function listMembers(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'members');
  const { secretBox } = ctx.ports;
  const requests = readsAny(ctx.actor, 'joinRequests') ? await findWaitingRequests(ctx, companyId) : [];
  return {
    members: (await findMembers(ctx, companyId)).map((row) => colleagueView(row, ctx.actor.userId, secretBox)),
    requests: requests.map((row) => waitingView(row, secretBox)),
  };
}
