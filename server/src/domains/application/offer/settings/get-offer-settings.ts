import type { getOfferSettings as endpoint } from '@pinjian/contract/application-offer-settings.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { requireReading } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findColleagues, findSettings, mayApprove } from './find-settings.ts';

/** How the actor's company makes offers. @throws Refusal 40310, 40311 */
export async function getOfferSettings(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'offers');
  const { version, approvers, letter } = await findSettings(ctx, companyId);
  const approving = (await findColleagues(ctx, companyId)).filter(mayApprove);
  return {
    version,
    approvers: approvers.map((each) => {
      const member = approving.find(({ memberId }) => memberId === each.memberId);
      return { ...each, name: member?.name ?? '前同事', role: member?.role ?? null };
    }),
    letter,
    members: approving.map((each) => ({ ...each, isMe: each.memberId === ctx.actor.userId })),
    mayChange: ctx.actor.permissions.includes('company.write'),
  };
}
