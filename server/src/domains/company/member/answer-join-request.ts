import { memberErrors, type answerJoinRequest as endpoint } from '@pinjian/contract/company-member.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { joinCompany, requirePermission } from '#domains/account/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findCompany, lockPerson } from '../profile/queries.ts';
import { listMembers } from './list-members.ts';
import { decideJoinRequest, lockJoinRequest, type JoinRequestRow } from './queries.ts';

/**
 * Takes somebody into the company with a role, or refuses. The same answer again changes nothing.
 * @throws Refusal 40310, 40311; 40400 for another company's request; 40900 where it was answered otherwise or taken
 * back; 40927 for who belongs to another company by now.
 */
export async function answerJoinRequest(
  ctx: Ctx<EmployerActor>,
  { requestId, accept, role, answer }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'member.write');
  const state = accept ? 'accepted' : 'refused';
  await ctx.transaction(async (tx) => {
    const request = await lockJoinRequest(tx, requestId);
    if (request === undefined || request.company_id !== companyId) throw new Refusal(errors.notFound);
    if (request.state === state) return;
    if (request.state !== 'pending') throw new Refusal(errors.stateChanged);
    await lockPerson(tx, request.user_id);
    if (accept) {
      const company = await findCompany(tx, companyId);
      const companyStatus = company?.verification_status ?? null;
      const joined = await joinCompany(tx, { userId: request.user_id, companyId, role, companyStatus });
      if (!joined) throw new Refusal(memberErrors.joinedElsewhere);
    }
    await decideJoinRequest(tx, requestId, { state, answer: accept ? '' : answer, decidedBy: ctx.actor.userId });
    await tell(tx, request, accept, answer);
  });
  return listMembers(ctx);
}

async function tell(tx: Ctx, request: JoinRequestRow, accept: boolean, answer: string): Promise<void> {
  const why = answer === '' ? '' : `对方的说明：${answer}`;
  await sendMessage(tx, {
    to: { userId: request.user_id },
    type: '7',
    kind: 'security',
    title: accept ? '您已加入公司' : '加入申请未通过',
    content: accept ? `${request.company_name}同意了您的申请。` : `${request.company_name}没有同意您的申请。${why}`,
    meta: { companyName: request.company_name, target: { kind: accept ? 'candidates' : 'members', ids: {} } },
    dedupeKey: `join-answer:${request.id}`,
  });
}
