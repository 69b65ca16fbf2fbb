import { companyErrors, verification } from '@pinjian/contract/company.ts';
import { memberErrors, type joinCompany as endpoint } from '@pinjian/contract/company-member.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { sendMessage } from '#domains/message/index.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findCompany, findCompanyOfMember, hasMembers, lockPerson } from '../profile/queries.ts';
import { countJoinRequests, findLatestJoinRequest, insertJoinRequest } from './queries.ts';
import { mostJoinRequestsPerDay } from './rules.ts';
import { joinRequestView } from './view.ts';

const dayMs = 86_400_000;

/**
 * Asks to become a member of a verified company; its owners answer. Asking the same company again is the same request.
 * @throws Refusal 40400 for a company that is unknown, not verified or left by everybody, 40920 for a member of one, 40925 for who waits
 * for another company, 42900 after too many in a day.
 */
export async function joinCompany(
  ctx: Ctx<EmployerActor>,
  { targetCompanyId, note }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if ((await findCompanyOfMember(tx, userId)) !== undefined) throw new Refusal(companyErrors.alreadyMember);
    const company = await findCompany(tx, targetCompanyId);
    if (company?.verification_status !== verification.verified || !(await hasMembers(tx, targetCompanyId)))
      throw new Refusal(errors.notFound);
    const latest = await findLatestJoinRequest(tx, userId);
    if (latest?.state === 'pending') {
      if (latest.company_id !== targetCompanyId) throw new Refusal(memberErrors.alreadyAsked);
      return joinRequestView(latest);
    }
    const aDayAgo = new Date(tx.now().getTime() - dayMs);
    if ((await countJoinRequests(tx, userId, aDayAgo)) >= mostJoinRequestsPerDay)
      throw new Refusal(errors.tooSoon, { message: '今天申请的次数太多，请明天再试' });
    const requestId = newId();
    await insertJoinRequest(tx, { id: requestId, companyId: targetCompanyId, userId, note });
    await sendMessage(tx, {
      to: { companyId: targetCompanyId, about: 'joinRequests' },
      type: '7',
      // Anyone may ask: it is no reason to write to the phones of a whole company.
      kind: 'application',
      title: '有人申请加入公司',
      content:
        note === ''
          ? '请管理员在公司设置里答复。'
          : `申请说明：“${note.replace(/[。.]$/u, '')}”。请管理员在公司设置里答复。`,
      meta: { companyName: company.name, target: { kind: 'members', ids: {} } },
      dedupeKey: `join-request:${requestId}`,
    });
    const made = await findLatestJoinRequest(tx, userId);
    if (made === undefined) throw new Error('the request was not stored');
    return joinRequestView(made);
  });
}
