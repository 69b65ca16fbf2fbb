import type { listMembers as endpoint } from '@pinjian/contract/company-member.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { requireCompany } from '../policy.ts';
import { findMembers, findWaitingRequests } from './queries.ts';
import { colleagueView, waitingView } from './view.ts';

/** Who belongs to one's company; who may answer them sees the applications to join too. */
export async function listMembers(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  const companyId = requireCompany(ctx.actor);
  const { secretBox } = ctx.ports;
  const requests = ctx.actor.permissions.includes('member.write') ? await findWaitingRequests(ctx, companyId) : [];
  return {
    members: (await findMembers(ctx, companyId)).map((row) => colleagueView(row, ctx.actor.userId, secretBox)),
    requests: requests.map((row) => waitingView(row, secretBox)),
  };
}
