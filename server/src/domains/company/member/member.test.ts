import { describe, expect, it } from 'vitest';
import { companyErrors } from '@pinjian/contract/company.ts';
import { memberErrors } from '@pinjian/contract/company-member.ts';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { getUserInfo } from '#domains/account/profile/get-user-info.ts';
import { findEmployer } from '#domains/account/index.ts';
import { listCompanyMessages } from '#domains/message/list-messages.ts';
import type { EmployerActor } from '#server/context.ts';
import { companyOwner, verifiedOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { answerJoinRequest } from './answer-join-request.ts';
import { cancelJoinRequest } from './cancel-join-request.ts';
import { changeMemberRole } from './change-member-role.ts';
import { getJoinRequest } from './get-join-request.ts';
import { joinCompany } from './join-company.ts';
import { leaveCompany } from './leave-company.ts';
import { listMembers } from './list-members.ts';
import { removeMember } from './remove-member.ts';
import { mostJoinRequestsPerDay } from './rules.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code });

/** A verified company with its owner, and somebody who asked to join it. */
async function asked(note = '我是招聘组的') {
  const owner = await verifiedOwner(world, { name: '青禾科技' });
  const person = await world.employer();
  const target = { targetCompanyId: owner.companyId, note };
  const request = await joinCompany(world.as(person), target);
  return { owner, person, target, request, requestId: request.requestId };
}

/** The person as their next call finds them. */
async function now(person: EmployerActor): Promise<EmployerActor> {
  const found = await findEmployer(world.system(), person);
  if (found === null) throw new Error('the person is gone');
  return found;
}

const accept = { accept: true, role: 'recruiter', answer: '' } as const;
const refuse = { accept: false, role: 'recruiter', answer: '请用公司邮箱联系' } as const;

describe('who asks to join a company', () => {
  it('waits for its owner, who reads the note; the same again is the same request', async () => {
    const { owner, person, target, request } = await asked();
    expect(request).toMatchObject({ companyName: '青禾科技', state: 'pending', note: '我是招聘组的' });
    expect(await joinCompany(world.as(person), target)).toEqual(request);
    expect((await getJoinRequest(world.as(person))).request).toEqual(request);
    const { members, requests } = await listMembers(world.as(owner));
    expect(members).toMatchObject([{ memberId: owner.userId, role: 'owner', isMe: true }]);
    expect(requests).toEqual([
      expect.objectContaining({ note: '我是招聘组的', phone: expect.stringMatching(/^138\*{4}\d{4}$/) }),
    ]);
    expect(await listCompanyMessages(world.as(owner), { messageType: '0' })).toContainEqual(
      expect.objectContaining({ title: '有人申请加入公司', content: expect.stringContaining('我是招聘组的') }),
    );
  });

  it('is refused where the company is unknown or not verified, and asks one company at a time', async () => {
    const { person } = await asked();
    const unverified = await companyOwner(world);
    const other = await verifiedOwner(world, { name: '远山贸易' });
    const someone = await world.employer();
    const ask = (actor: EmployerActor, companyId: string) =>
      joinCompany(world.as(actor), { targetCompanyId: companyId, note: '' });
    await expect(ask(someone, unverified.companyId)).rejects.toEqual(refused(errors.notFound));
    await expect(ask(someone, someone.userId)).rejects.toEqual(refused(errors.notFound));
    await expect(ask(person, other.companyId)).rejects.toEqual(refused(memberErrors.alreadyAsked));
    await expect(ask(other, unverified.companyId)).rejects.toEqual(refused(companyErrors.alreadyMember));
  });

  it('takes it back, twice alike, and may ask another', async () => {
    const { owner, person, requestId } = await asked();
    const mine = world.as(person);
    expect(await cancelJoinRequest(mine, { requestId })).toMatchObject({ state: 'cancelled' });
    expect(await cancelJoinRequest(mine, { requestId })).toMatchObject({ state: 'cancelled' });
    expect(await getJoinRequest(mine)).toEqual({ request: null });
    await expect(answerJoinRequest(world.as(owner), { requestId, ...accept })).rejects.toEqual(
      refused(errors.stateChanged),
    );
    await expect(cancelJoinRequest(world.as(await world.employer()), { requestId })).rejects.toEqual(
      refused(errors.notFound),
    );
    const other = await verifiedOwner(world, { name: '远山贸易' });
    expect(await joinCompany(mine, { targetCompanyId: other.companyId, note: '' })).toMatchObject({ state: 'pending' });
  });

  it('cannot flood a company: neither its phones nor, by asking and taking back, its messages', async () => {
    const { owner, person, target, requestId } = await asked();
    const mine = world.as(person);
    await cancelJoinRequest(mine, { requestId });
    for (let times = 1; times < mostJoinRequestsPerDay; times += 1) {
      world.clock.advance(60_000);
      const next = await joinCompany(mine, target);
      await cancelJoinRequest(mine, { requestId: next.requestId });
    }
    await expect(joinCompany(mine, target)).rejects.toEqual(refused(errors.tooSoon));
    const sends = await world.db
      .selectFrom('message_outside_send as send')
      .innerJoin('message_message as message', 'message.id', 'send.message_id')
      .select('send.channel')
      .where('send.user_id', '=', owner.userId)
      .where('message.dedupe_key', 'like', 'join-request:%')
      .execute();
    expect(sends).toEqual([]);
    world.clock.advance(86_400_000);
    expect(await joinCompany(mine, target)).toMatchObject({ state: 'pending' });
  });

  it('is a member with the role that was given, from the next call on', async () => {
    const { owner, person, requestId } = await asked();
    const answered = await answerJoinRequest(world.as(owner), { requestId, ...accept });
    expect(answered).toMatchObject({ members: [{ role: 'owner' }, { memberId: person.userId, role: 'recruiter' }] });
    expect(answered.requests).toEqual([]);
    expect(await answerJoinRequest(world.as(owner), { requestId, ...accept })).toEqual(answered);
    expect(world.hints).toContainEqual({ channel: 'account.session', payload: `changed:${person.userId}` });
    const member = await now(person);
    expect(await getUserInfo(world.as(member))).toMatchObject({
      sysUser: { companyId: owner.companyId, companyStatus: 1 },
      permissions: expect.arrayContaining(['candidate.move']),
    });
    expect(await getJoinRequest(world.as(member))).toEqual({ request: null });
    // A recruiter sees colleagues and answers nobody.
    const { requestId: next } = await joinCompany(world.as(await world.employer()), {
      targetCompanyId: owner.companyId,
      note: '',
    });
    expect((await listMembers(world.as(member))).requests).toEqual([]);
    await expect(answerJoinRequest(world.as(member), { requestId: next, ...accept })).rejects.toEqual(
      refused(accountErrors.noPermission),
    );
  });

  it('reads why they were refused, and may ask again', async () => {
    const { owner, person, requestId, target } = await asked();
    await answerJoinRequest(world.as(owner), { requestId, ...refuse });
    const mine = world.as(person);
    expect((await getJoinRequest(mine)).request).toMatchObject({ state: 'refused', answer: '请用公司邮箱联系' });
    expect(await listCompanyMessages(mine, { messageType: '0' })).toMatchObject([{ title: '加入申请未通过' }]);
    await expect(answerJoinRequest(world.as(owner), { requestId, ...accept })).rejects.toEqual(
      refused(errors.stateChanged),
    );
    expect(await joinCompany(mine, target)).toMatchObject({ state: 'pending' });
  });

  it('cannot be taken in by another company, nor once they have one of their own', async () => {
    const { owner, person, requestId } = await asked();
    const other = await verifiedOwner(world, { name: '远山贸易' });
    await expect(answerJoinRequest(world.as(other), { requestId, ...accept })).rejects.toEqual(
      refused(errors.notFound),
    );
    const { companyId } = other;
    await world.db
      .insertInto('account_membership')
      .values({
        user_id: person.userId,
        company_id: companyId,
        company_role: 'recruiter',
        joined_at: world.clock.now(),
      })
      .execute();
    await expect(answerJoinRequest(world.as(owner), { requestId, ...accept })).rejects.toEqual(
      refused(memberErrors.joinedElsewhere),
    );
  });
});

describe('the members of a company', () => {
  async function withRecruiter() {
    const { owner, person, requestId } = await asked();
    await answerJoinRequest(world.as(owner), { requestId, ...accept });
    return { owner, recruiter: await now(person) };
  }

  it('are given other roles by an owner alone', async () => {
    const { owner, recruiter } = await withRecruiter();
    const memberId = recruiter.userId;
    const changed = await changeMemberRole(world.as(owner), { memberId, role: 'interviewer' });
    expect(changed.members.find((member) => member.memberId === memberId)).toMatchObject({ role: 'interviewer' });
    expect(await changeMemberRole(world.as(owner), { memberId, role: 'interviewer' })).toEqual(changed);
    expect((await now(recruiter)).permissions).toEqual(['candidate.assigned']);
    await expect(changeMemberRole(world.as(recruiter), { memberId, role: 'owner' })).rejects.toEqual(
      refused(accountErrors.noPermission),
    );
    const other = await verifiedOwner(world, { name: '远山贸易' });
    await expect(changeMemberRole(world.as(other), { memberId, role: 'owner' })).rejects.toEqual(
      refused(errors.notFound),
    );
  });

  it('always include an owner', async () => {
    const { owner, recruiter } = await withRecruiter();
    const ofOwner = world.as(owner);
    const down = { memberId: owner.userId, role: 'recruiter' } as const;
    await expect(changeMemberRole(ofOwner, down)).rejects.toEqual(refused(memberErrors.lastOwner));
    await expect(removeMember(ofOwner, { memberId: owner.userId })).rejects.toEqual(refused(memberErrors.lastOwner));
    await expect(leaveCompany(ofOwner)).rejects.toEqual(refused(memberErrors.lastOwner));
    await changeMemberRole(ofOwner, { memberId: recruiter.userId, role: 'owner' });
    await leaveCompany(ofOwner);
    expect((await now(owner)).companyId).toBeNull();
    expect((await listMembers(world.as(await now(recruiter)))).members).toHaveLength(1);
  });

  it('who give their own role away read no requests any more, from that answer on', async () => {
    const { owner, recruiter } = await withRecruiter();
    const { companyId } = owner;
    await joinCompany(world.as(await world.employer()), { targetCompanyId: companyId, note: '我是财务' });
    const ofOwner = world.as(owner);
    const shared = await changeMemberRole(ofOwner, { memberId: recruiter.userId, role: 'owner' });
    expect(shared.requests).toMatchObject([{ note: '我是财务' }]);
    const left = await changeMemberRole(ofOwner, { memberId: owner.userId, role: 'recruiter' });
    expect(left.members).toHaveLength(2);
    expect(left.requests).toEqual([]);
    expect((await listMembers(world.as(await now(owner)))).requests).toEqual([]);
  });

  it('who are alone are told what they can do instead of leaving', async () => {
    const alone = await verifiedOwner(world, { name: '独木桥工作室' });
    await expect(leaveCompany(world.as(alone))).rejects.toMatchObject({
      code: memberErrors.lastOwner.code,
      message: expect.stringContaining('先让同事加入公司') as string,
    });
  });

  it('are removed: their sessions carry the company no more, and they are told', async () => {
    const { owner, recruiter } = await withRecruiter();
    const { members } = await removeMember(world.as(owner), { memberId: recruiter.userId });
    expect(members).toHaveLength(1);
    const gone = await now(recruiter);
    expect(gone).toMatchObject({ companyId: null, companyRole: null, permissions: [] });
    await expect(listMembers(world.as(gone))).rejects.toEqual(refused(accountErrors.noCompany));
    expect(await listCompanyMessages(world.as(gone), { messageType: '0' })).toContainEqual(
      expect.objectContaining({ title: '您已不再是公司成员' }),
    );
    await expect(removeMember(world.as(owner), { memberId: recruiter.userId })).rejects.toEqual(
      refused(errors.notFound),
    );
  });
});
